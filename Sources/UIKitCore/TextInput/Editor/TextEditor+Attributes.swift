// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing
package import TextLayout

/// Text with several attributes.
///
/// `styles` contains the attributes of parts of the text beyond those of the view, on the same characters as the text.
extension TextEditor {
    package var styledText: NSAttributedString {
        if keepsStyles, let copy = styles?.copy() as? NSAttributedString { return copy }
        let styled = NSMutableAttributedString(string: text.string, attributes: view?.textAttributes ?? [:])
        styles?.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) { attributes, range, _ in
            styled.addAttributes(attributes, range: range)
        }
        return styled
    }

    /// Sets the text without any attributes beyond those of the view.
    package func setPlainText(_ text: String) {
        if keepsStyles, let view {
            style { styles in
                styles.replaceCharacters(in: NSRange(location: 0, length: styles.length), with: text)
                styles.setAttributes(view.textAttributes, range: NSRange(location: 0, length: styles.length))
            }
        } else {
            dropStyles()
        }
        setText(text)
    }

    package func setStyledText(_ text: NSAttributedString) {
        if keepsStyles {
            if text.length > 0 { view?.adopt(text.attributes(at: 0, effectiveRange: nil)) }
            style { $0.setAttributedString(text) }
            typing = nil
            setText(text.string)
            return
        }
        dropStyles()
        setText(text.string)
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        view?.adopt(first)
        styles = NSMutableAttributedString(attributedString: text)
        view?.lookDidChange()
    }

    /// Removes all attributes beyond those of the view.
    package func dropStyles() {
        guard styles != nil, !keepsStyles else { return }
        styles = nil
        view?.lookDidChange()
    }

    /// Removes an attribute from all of the text.
    package func unstyle(_ key: NSAttributedString.Key) {
        guard let styles, styles.length > 0 else { return }
        styles.removeAttribute(key, range: NSRange(location: 0, length: styles.length))
        view?.lookDidChange()
    }

    /// The attributes of the next typed text.
    package var attributesForTyping: [NSAttributedString.Key: Any]? {
        guard let view else { return nil }
        let own = typing ?? styles.flatMap { attributes(of: $0, before: text.selection.lowerBound) } ?? [:]
        return view.textAttributes.merging(own) { $1 }
    }

    package func setAttributesForTyping(_ attributes: [NSAttributedString.Key: Any]) {
        if styles == nil { styles = NSMutableAttributedString(string: text.string) }
        typing = attributes
    }

    private func attributes(
        of styles: NSAttributedString, before offset: Int
    ) -> [NSAttributedString.Key: Any]? {
        guard styles.length > 0 else { return nil }
        return styles.attributes(at: min(max(offset - 1, 0), styles.length - 1), effectiveRange: nil)
    }

    /// Applies a change of the text to the styles.
    ///
    /// New text gets the attributes of the character before it.
    package func styleText(of change: TextChange) {
        guard let styles else { return }
        let range = change.range.clamped(to: 0..<styles.length)
        let before = attributes(of: styles, before: change.range.lowerBound)
        if stylesContinue, typing == nil, range.isEmpty, let before, before[.attachment] == nil {
            return style {
                $0.replaceCharacters(
                    in: NSRange(location: range.lowerBound, length: 0), with: text.substring(change.inserted))
            }
        }
        var looks = typing ?? before ?? (keepsStyles ? view?.textAttributes ?? [:] : [:])
        // Typed text doesn't continue an image.
        looks[.attachment] = nil
        style {
            $0.replaceCharacters(
                in: NSRange(location: range.lowerBound, length: range.count),
                with: NSAttributedString(string: text.substring(change.inserted), attributes: looks))
        }
    }

    /// Gives a part of the text the attributes of a text of the same length, beyond those of the view.
    package func setAttributes(of text: NSAttributedString, in range: Range<Int>) {
        guard range.count == text.length, !range.isEmpty else { return }
        if styles == nil { styles = NSMutableAttributedString(string: self.text.string) }
        guard let styles, styles.length == self.text.length, range.upperBound <= styles.length else { return }
        let base = keepsStyles ? view?.textAttributes ?? [:] : [:]
        style { styles in
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
                styles.setAttributes(
                    base.merging(attributes) { $1 },
                    range: NSRange(location: range.lowerBound + part.location, length: part.length))
            }
        }
        view?.lookDidChange()
    }

    /// Changes the attributes of a part of the text, run by run; undone separately.
    package func changeAttributes(
        in range: Range<Int>, name: String, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        let range = text.clamped(range)
        guard let styles, styles.length == text.length, !range.isEmpty else { return }
        let part = NSRange(location: range.lowerBound, length: range.count)
        let new = NSMutableAttributedString(attributedString: styles.attributedSubstring(from: part))
        styles.enumerateAttributes(in: part) { attributes, run, _ in
            var attributes = attributes
            change(&attributes)
            new.setAttributes(
                attributes, range: NSRange(location: run.location - range.lowerBound, length: run.length))
        }
        buffer.closeUndoGroup()
        swapAttributes(new, at: range.lowerBound, name: name)
    }

    /// Returns the attributes of a part of the text after ranges in it are replaced by the same text; `nil` if it has the
    /// same attributes everywhere.
    func styles(of ranges: [Range<Int>], in part: Range<Int>, replacedBy new: String) -> NSAttributedString? {
        guard let styles, styles.length == text.length, !part.isEmpty else { return nil }
        let whole = NSRange(location: part.lowerBound, length: part.count)
        // New text gets the attributes of the character before it, as far as there is one.
        let before = max(part.lowerBound - 1, 0)
        var run = NSRange(location: 0, length: 0)
        _ = styles.attributes(
            at: before, longestEffectiveRange: &run,
            in: NSRange(location: before, length: part.upperBound - before))
        guard run.location + run.length < part.upperBound else { return nil }
        let old = styles.attributedSubstring(from: whole)
        let result = NSMutableAttributedString(string: "")
        var end = 0
        for range in ranges {
            let local = range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
            guard local.lowerBound >= end, local.upperBound <= part.count, !local.isEmpty else { continue }
            result.append(old.attributedSubstring(from: NSRange(location: end, length: local.lowerBound - end)))
            var attributes = old.attributes(at: local.lowerBound, effectiveRange: nil)
            attributes[.attachment] = nil
            result.append(NSAttributedString(string: new, attributes: attributes))
            end = local.upperBound
        }
        result.append(old.attributedSubstring(from: NSRange(location: end, length: part.count - end)))
        return result
    }

    /// Returns the attributes of the parts of `range`, based on `base`, with font sizes multiplied by `scale`.
    package func styleRuns(in range: Range<Int>, over base: TextAttributes, scale: CGFloat = 1) -> [StyleRun] {
        guard let view, let styles, !view.isSecureTextEntry, styles.length == text.length else { return [] }
        var runs: [StyleRun] = []
        let traits = view.traitCollection
        func add(_ range: Range<Int>, _ identity: AnyObject?, _ dictionary: [NSAttributedString.Key: Any]) {
            guard !dictionary.isEmpty else { return }
            var attributes = converted(dictionary, identity, over: base, traits)
            if dictionary[.font] is UIFont, scale != 1 {
                attributes.font = attributes.font.withSize(attributes.font.pointSize * scale)
            }
            runs.append(StyleRun(range: range, attributes: attributes, isLink: dictionary[.link] != nil))
        }
        if let shared = styles as? any SharedTextStyles, shared.enumerateSharedRuns(in: range, add) { return runs }
        let whole = NSRange(location: range.lowerBound, length: range.count)
        styles.enumerateAttributes(in: whole) { dictionary, range, _ in
            add(range.location..<range.location + range.length, nil, dictionary)
        }
        return runs
    }

    /// Converts attributes for layout, or returns the result of the last conversion if it was of the same ones.
    private func converted(
        _ dictionary: [NSAttributedString.Key: Any], _ identity: AnyObject?, over base: TextAttributes,
        _ traits: UITraitCollection
    ) -> TextAttributes {
        // Attachments may change.
        guard let identity, dictionary[.attachment] == nil else {
            return TextAttributes(dictionary, over: base, traits: traits)
        }
        if let known = convertedStyle, known.identity === identity, known.traits === traits, known.base == base {
            return known.result
        }
        let result = TextAttributes(dictionary, over: base, traits: traits)
        convertedStyle = ConvertedStyle(identity: identity, base: base, traits: traits, result: result)
        return result
    }
}

/// A part of a text with uniform attributes.
package struct StyleRun: Equatable {
    package var range: Range<Int>
    package var attributes: TextAttributes
    package var isLink = false
}
