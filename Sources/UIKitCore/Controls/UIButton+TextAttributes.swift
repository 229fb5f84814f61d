// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A text of a button's configuration with attributes of its own.
struct ButtonText {
    /// The values from which the attributes are made, which are made again if one of them changes.
    private struct Source: Equatable {
        var text: AttributedString
        var font: UIFont
        var color: CGColor
        var transformer: UIConfigurationTextAttributesTransformer?
        var state: UIControl.State
    }

    private var source: Source?

    /// Shows the text in a label, with a font and a color where it has none; `nil` leaves the text to the caller.
    @MainActor
    mutating func apply(
        _ text: AttributedString?, transformer: UIConfigurationTextAttributesTransformer?, font: UIFont, color: UIColor,
        state: UIControl.State, to label: UILabel
    ) {
        guard let text else {
            source = nil
            return
        }
        // Colors that are made for each update are never equal; the pixels of their present appearance are.
        let color = color.cgColor(for: label.traitCollection)
        let new = Source(text: text, font: font, color: color, transformer: transformer, state: state)
        guard new != source else { return }
        source = new
        var standard = AttributeContainer()
        standard.uiKit.font = font
        standard.uiKit.foregroundColor = UIColor(cgColor: color)
        let styled = NSMutableAttributedString(string: "")
        for run in text.runs {
            let merged = standard.merging(run.attributes)
            let attributes = transformer.map { $0(merged) } ?? merged
            styled.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: attributes.textAttributes))
        }
        label.attributedText = styled
    }
}
