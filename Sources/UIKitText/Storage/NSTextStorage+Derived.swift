// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import UIKitCore

/// Methods on top of the primitives, which a subclass may have overridden.
extension NSTextStorage {
    private func clamped(_ range: NSRange) -> Range<Int> { TextContent.clamped(range, to: length) }

    // MARK: - Reading

    /// Calls a block for the runs of a range, after joining those that are alike.
    func enumerate(
        _ range: NSRange, _ options: NSAttributedString.EnumerationOptions,
        joining areAlike: ([NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) -> Bool,
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let limit = clamped(range)
        let isReverse = options.contains(.reverse)
        var stop: ObjCBool = false
        var position = isReverse ? limit.upperBound : limit.lowerBound
        // The block may change the text after each call.
        while !stop.boolValue {
            let rest = isReverse ? limit.lowerBound..<position : position..<limit.upperBound
            let present = rest.clamped(to: 0..<length)
            guard !present.isEmpty else { return }
            var effective = NSRange()
            let attributes = attributes(
                at: isReverse ? present.upperBound - 1 : present.lowerBound, effectiveRange: &effective)
            var run = TextContent.clamped(effective, to: length).clamped(to: present)
            guard !run.isEmpty else { return }
            while isReverse ? run.lowerBound > present.lowerBound : run.upperBound < present.upperBound {
                let next = self.attributes(
                    at: isReverse ? run.lowerBound - 1 : run.upperBound, effectiveRange: &effective)
                let other = TextContent.clamped(effective, to: length).clamped(to: present)
                guard areAlike(attributes, next), !other.isEmpty else { break }
                run = min(run.lowerBound, other.lowerBound)..<max(run.upperBound, other.upperBound)
            }
            let before = length
            block(attributes, NSRange(run), &stop)
            // As in Foundation, the end of the range moves with changes of the length.
            position = isReverse ? run.lowerBound : max(run.upperBound + length - before, 0)
        }
    }

    /// Returns the range around a position, inside a limit, in which all attributes fulfill a condition.
    func longestRange(
        around location: Int, in limit: NSRange, where isSame: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        let limit = clamped(limit)
        guard limit.contains(location) else { return NSRange(limit.lowerBound..<limit.lowerBound) }
        var (start, end) = (location, location + 1)
        var effective = NSRange()
        while start > limit.lowerBound, isSame(attributes(at: start - 1, effectiveRange: &effective)) {
            start = max(min(effective.location, start - 1), limit.lowerBound)
        }
        while end < limit.upperBound, isSame(attributes(at: end, effectiveRange: &effective)) {
            end = min(max(effective.location + effective.length, end + 1), limit.upperBound)
        }
        return NSRange(start..<end)
    }

    /// Returns a part of the text of a subclass with a store of its own.
    func foreignSubstring(_ range: NSRange) -> NSAttributedString {
        let range = clamped(range)
        let string = string as NSString
        let part = TextContent.clamped(NSRange(range), to: string.length)
        let result = NSMutableAttributedString(string: string.substring(with: NSRange(part)))
        enumerateAttributes(in: NSRange(part)) { attributes, run, _ in
            guard !attributes.isEmpty else { return }
            let local = NSRange(location: run.location - part.lowerBound, length: run.length)
            result.setAttributes(attributes, range: local)
        }
        return result
    }

    func copyOfContent() -> NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

    // MARK: - Changing

    /// Changes the attributes of a range, run by run, as one change.
    func changeAttributes(
        in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        let range = clamped(range)
        guard !range.isEmpty else { return }
        if hasOwnContent {
            content.runs.change(range) { set in
                let attributes = change(set.attributes)
                return AttributeSet.areEqual(attributes, set.attributes) ? set : AttributeSet(attributes)
            }
            return edited(.editedAttributes, range: NSRange(range), changeInLength: 0)
        }
        beginEditing()
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        enumerateAttributes(in: NSRange(range)) { attributes, run, _ in runs.append((run, change(attributes))) }
        for (run, attributes) in runs { setAttributes(attributes, range: run) }
        endEditing()
    }

    /// Replaces a range by text with attributes, as one change.
    func replace(_ range: NSRange, with text: NSAttributedString) {
        let range = clamped(range)
        guard !range.isEmpty || text.length > 0 else { return }
        let runs = TextContent.runs(of: text)
        if hasOwnContent {
            let replaced = content.replace(range, with: text.string, runs: runs)
            return edited(.editedCharacters, range: NSRange(replaced.range), changeInLength: replaced.change)
        }
        beginEditing()
        replaceCharacters(in: NSRange(range), with: text.string)
        for run in runs.runs(in: 0..<runs.length) {
            setAttributes(
                run.value.attributes,
                range: NSRange(location: range.lowerBound + run.range.lowerBound, length: run.range.count))
        }
        endEditing()
    }

    // MARK: - Processing

    /// Removes attachments from characters other than the attachment character.
    func fixAttachments(in range: NSRange) {
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { attachment, run, _ in
            guard attachment != nil else { return }
            let string =
                hasOwnContent ? content.buffer.substring(content.clamped(run)) : attributedSubstring(from: run).string
            for (offset, unit) in string.utf16.enumerated() where unit != NSTextAttachment.attachmentUnit {
                wrong.append(NSRange(location: run.location + offset, length: 1))
            }
        }
        for run in wrong { removeAttribute(.attachment, range: run) }
    }

    func notifyLayoutManagers() {
        let edits = pending
        pending = PendingEdits()
        guard !layoutManagers.isEmpty || observer != nil, let range = edits.range else { return }
        // Safe because a storage with layout managers belongs to the main actor, which `assumeIsolated` checks.
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            storage.observer?.processEditing(
                for: storage, edited: edits.mask, range: NSRange(range), changeInLength: edits.change,
                invalidatedRange: NSRange(range))
            for manager in storage.layoutManagers {
                manager.processEditing(
                    for: storage, edited: edits.mask, range: NSRange(range), changeInLength: edits.change,
                    invalidatedRange: NSRange(range))
            }
        }
    }
}

extension NSTextAttachment {
    fileprivate static let attachmentUnit = UInt16(NSTextAttachment.character)
}
