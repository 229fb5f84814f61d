// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

extension UIFont {
    /// Creates the font that matches a descriptor best.
    ///
    /// A size of 0 or less is that of the descriptor, or 12 points if it has none. Without another size, a font with a text
    /// style follows the user's preferred text size where `adjustsFontForContentSizeCategory` is set.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        guard pointSize > 0 else {
            let scaling = descriptor.textStyle.map { style in
                let designed = Theme.Text.look(of: style, category: .large)
                return FontScaling(
                    style: style, source: .scaled(descriptor.font.withSize(designed.size), maximum: .infinity))
            }
            self.init(descriptor.font, scaling: scaling)
            return
        }
        self.init(descriptor.font.withSize(pointSize))
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(textFont, textStyle: scaling?.textStyle)
    }

    /// Returns the names of the installed fonts of a family, from light to heavy; empty if it isn't installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let family = familyName.filter { $0 != " " }
        var names: [String] = []
        for face in onMainThread({ TextFont.faces(ofFamily: familyName) }) {
            let name = "\(family)-\(FontStyleName(weight: face.weight, isItalic: face.isItalic))"
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension FontScaling {
    /// The text style, if the font has its size.
    fileprivate var textStyle: UIFont.TextStyle? {
        switch source {
        case .preferred: style
        case .scaled(let font, _):
            font.pointSize == Theme.Text.look(of: style, category: .large).size ? style : nil
        }
    }
}
