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
        change { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
    }

    /// Changes the style of each paragraph of an attributed text, keeping what else the style says.
    mutating func changeParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
        change { string in
            let whole = NSRange(location: 0, length: string.length)
            var styles: [(NSMutableParagraphStyle, NSRange)] = []
            string.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
                let style = NSMutableParagraphStyle()
                if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
                body(style)
                styles.append((style, range))
            }
            for (style, range) in styles { string.addAttribute(.paragraphStyle, value: style, range: range) }
        }
    }

    private mutating func change(_ body: (NSMutableAttributedString) -> Void) {
        guard case .attributed(let string) = self, string.length > 0 else { return }
        let mutable = NSMutableAttributedString(attributedString: string)
        body(mutable)
        self = .attributed(mutable)
    }
}
