// SPDX-License-Identifier: MIT
internal import Foundation

extension UILabel {
    /// Decodes the properties of a label.
    func decodeLabel(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let values = coder.values
        decodeInteraction(values)
        if let text = values.text("text") { self.text = text }
        if let font = values.font("fontDescription") { self.font = coder.loader.font(font) }
        if let color = values.color("textColor") { textColor = coder.loader.color(color) }
        if let color = values.color("highlightedColor") { highlightedTextColor = coder.loader.color(color) }
        if let alignment = values.word("textAlignment", in: InterfaceTables.textAlignments) {
            textAlignment = alignment
        }
        if let mode = values.word("lineBreakMode", in: InterfaceTables.lineBreakModes) { lineBreakMode = mode }
        if let lines = values.integer("numberOfLines") { numberOfLines = lines }
        if let flag = values.flag("enabled") { isEnabled = flag }
        if let flag = values.flag("highlighted") { isHighlighted = flag }
        if let flag = values.flag("adjustsFontSizeToFitWidth") ?? values.flag("adjustsFontSizeToFit") {
            adjustsFontSizeToFitWidth = flag
        }
        if let flag = values.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
        if let factor = values.points("minimumScaleFactor") { minimumScaleFactor = factor }
        if let adjustment = values.word("baselineAdjustment", in: InterfaceTables.baselineAdjustments) {
            baselineAdjustment = adjustment
        }
        if let width = values.points("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    }
}
