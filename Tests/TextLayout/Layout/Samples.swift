// SPDX-License-Identifier: MIT
import Foundation
import TextLayout

/// Shorthands.
///
/// Expected numbers are measured, and never depend on a particular font.
@MainActor
enum Sample {
    static let font = TextFont(size: 20)

    static func attributes(_ paragraph: TextParagraph = TextParagraph()) -> TextAttributes {
        TextAttributes(font: font, paragraph: paragraph)
    }

    static func width(_ string: String) -> CGFloat {
        TextLayout(string, attributes: attributes()).size.width
    }

    static func layout(
        _ string: String, _ paragraph: TextParagraph = TextParagraph(), width: CGFloat? = nil, height: CGFloat? = nil,
        lines: Int = 0
    ) -> TextLayout {
        TextLayout(string, attributes: attributes(paragraph), width: width, height: height, maximumLines: lines)
    }
}

extension TextLayout {
    /// The characters of each line.
    var strings: [String] { lines.map { String(text.string[stringRange(of: $0)]) } }
}
