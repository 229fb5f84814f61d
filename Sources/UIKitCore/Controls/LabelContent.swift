// SPDX-License-Identifier: MIT
internal import Foundation

/// What a label shows: characters that look as the label says, or a string with looks of its own.
enum LabelContent: Equatable {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .plain(let string): string
        case .attributed(let string): string.string
        }
    }

    var isAttributed: Bool {
        if case .attributed = self { true } else { false }
    }

    /// The attributed form, a plain text's attributes being `attributes`.
    func attributed(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
        switch self {
        case .plain(let string): string.map { NSAttributedString(string: $0, attributes: attributes) }
        case .attributed(let string): string
        }
    }

    /// Gives all of an attributed text one attribute.
    mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        change { $0[key] = value }
    }

    /// Replaces each font that an attributed text names.
    mutating func changeFonts(_ body: (UIFont) -> UIFont) {
        change { attributes in
            if let font = attributes[.font] as? UIFont { attributes[.font] = body(font) }
        }
    }

    /// Changes the style of each paragraph of an attributed text, keeping what else the style says.
    mutating func changeParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
        change { attributes in
            let style = NSMutableParagraphStyle()
            if let present = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
            body(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Makes the string anew with each run's attributes changed.
    ///
    /// Run by run, since Foundation's `addAttribute` stops the program when a copied string holds an object under the
    /// same key.
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
