// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

/// Text of which not all looks alike.
///
/// `styles` holds what parts of the text have beyond the field's own looks, on the same characters as the text.
extension UITextField {
    var styledText: NSAttributedString {
        let text = NSMutableAttributedString(string: edited.string, attributes: textAttributes)
        styles?.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        return text
    }

    func setStyledText(_ text: NSAttributedString) {
        dropStyles()
        setText(text.string)
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { storedFont = font }
        if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        styles = NSMutableAttributedString(attributedString: text)
        lookDidChange()
    }

    /// All of the text looks as the field says.
    func dropStyles() {
        guard styles != nil else { return }
        styles = nil
        lookDidChange()
    }

    /// All of the text has one attribute as the field says.
    func unstyle(_ key: NSAttributedString.Key) {
        guard let styles, styles.length > 0 else { return }
        styles.removeAttribute(key, range: NSRange(location: 0, length: styles.length))
        lookDidChange()
    }

    /// What is typed next looks like.
    var attributesForTyping: [NSAttributedString.Key: Any]? {
        guard isEditing else { return nil }
        let own = typing ?? styles.flatMap { attributes(of: $0, before: edited.selection.lowerBound) } ?? [:]
        return textAttributes.merging(own) { $1 }
    }

    func setAttributesForTyping(_ attributes: [NSAttributedString.Key: Any]) {
        guard isEditing else { return }
        if styles == nil { styles = NSMutableAttributedString(string: edited.string) }
        typing = attributes
    }

    private func attributes(
        of styles: NSAttributedString, before offset: Int
    ) -> [NSAttributedString.Key: Any]? {
        guard styles.length > 0 else { return nil }
        return styles.attributes(at: min(max(offset - 1, 0), styles.length - 1), effectiveRange: nil)
    }

    /// Brings the styles to the text as it is after a change: what is new looks like what it was typed behind.
    func stylesFollowText() {
        guard let styles else { return }
        let (old, new) = (Array(styles.string.utf16), Array(edited.string.utf16))
        guard old != new else { return }
        // Of equal characters, those behind the caret are the ones that were there before.
        let shorter = min(old.count, new.count)
        let behind = min(max(new.count - edited.head, 0), shorter)
        let suffix = (0..<behind).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? behind
        let before = shorter - suffix
        let prefix = (0..<before).first { old[$0] != new[$0] } ?? before
        let inserted = String(decoding: new[prefix..<(new.count - suffix)], as: UTF16.self)
        let looks = typing ?? attributes(of: styles, before: prefix) ?? [:]
        let range = NSRange(location: prefix, length: old.count - suffix - prefix)
        // A half of a surrogate pair is no text by itself: then the pair counts as new.
        guard inserted.utf16.count == new.count - suffix - prefix else {
            styles.setAttributedString(NSAttributedString(string: edited.string, attributes: looks))
            return
        }
        styles.replaceCharacters(in: range, with: NSAttributedString(string: inserted, attributes: looks))
    }

    /// What parts of the text look like, over `base`; fonts are `scale` times as large.
    func styleRuns(over base: TextAttributes, scale: CGFloat) -> [FieldLine.Run] {
        guard let styles, !isSecureTextEntry, styles.length == edited.length else { return [] }
        var runs: [FieldLine.Run] = []
        styles.enumerateAttributes(in: NSRange(location: 0, length: styles.length)) { dictionary, range, _ in
            guard !dictionary.isEmpty else { return }
            var attributes = TextAttributes(dictionary, over: base, traits: traitCollection)
            if dictionary[.font] is UIFont, scale != 1 {
                attributes.font = attributes.font.withSize(attributes.font.pointSize * scale)
            }
            runs.append(
                FieldLine.Run(range: range.location..<range.location + range.length, attributes: attributes))
        }
        return runs
    }
}
