// SPDX-License-Identifier: MIT
package import Foundation

/// A label's text: plain, in the label's style, or attributed.
package enum LabelContent: Equatable {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .plain(let string): string
        case .attributed(let string): string.string
        }
    }

    package var isAttributed: Bool {
        if case .attributed = self { true } else { false }
    }

    /// The content as an attributed string.
    ///
    /// Plain text gets `attributes`.
    func attributed(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
        switch self {
        case .plain(let string): string.map { NSAttributedString(string: $0, attributes: attributes) }
        case .attributed(let string): string
        }
    }

    /// Sets one attribute on the whole of an attributed text.
    mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        change { $0[key] = value }
    }

    /// Replaces each font in an attributed text with the result of `body`.
    mutating func changeFonts(_ body: (UIFont) -> UIFont) {
        change { attributes in
            if let font = attributes[.font] as? UIFont { attributes[.font] = body(font) }
        }
    }

    /// Modifies the paragraph style of each run of an attributed text, keeping its other properties.
    mutating func changeParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
        change { attributes in
            let style = NSMutableParagraphStyle()
            if let present = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
            body(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Rebuilds the string with each run's attributes modified.
    ///
    /// The string is rebuilt run by run because Foundation's `addAttribute` traps when a copied string holds an object
    /// under the same key.
    private mutating func change(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard case .attributed(let string) = self, string.length > 0 else { return }
        let changed = NSMutableAttributedString(string: string.string)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var attributes = attributes
            body(&attributes)
            changed.setAttributes(attributes, range: range)
        }
        self = .attributed(changed)
    }
}
