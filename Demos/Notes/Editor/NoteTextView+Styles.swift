// SPDX-License-Identifier: MIT
import UIKit

/// Changes of styles, each of which is undone in one step.
extension NoteTextView {
    /// The paragraphs with the selection, including the end of the last one.
    var paragraphRange: NSRange { (text as NSString).paragraphRange(for: selectedRange) }

    /// The kind of the paragraph with the start of the selection.
    var selectedKind: NoteText.Kind {
        let range = paragraphRange
        if range.length > 0 { return NoteStyles.kind(of: textStorage, at: range.location) }
        return (typingAttributes[.noteKind] as? String).flatMap(NoteText.Kind.init) ?? .body
    }

    /// The styles that all of the selection has, or that typed text will have.
    var selectedTraits: NoteText.Traits {
        guard selectedRange.length > 0 else {
            return NoteText.Traits(rawValue: typingAttributes[.noteTraits] as? Int ?? 0)
        }
        var traits: NoteText.Traits = [.bold, .italic, .underline]
        textStorage.enumerateAttribute(.noteTraits, in: selectedRange) { value, _, _ in
            traits.formIntersection(NoteText.Traits(rawValue: value as? Int ?? 0))
        }
        return traits
    }

    /// Makes paragraphs of a kind of those with the selection, or body text if they are of that kind.
    func toggle(_ kind: NoteText.Kind) {
        let current = selectedKind
        setKind(current == kind || kind == .task && current.isTask ? .body : kind, of: paragraphRange)
    }

    /// Adds a style to the selection, or removes it if all of the selection has it.
    func toggle(_ trait: NoteText.Traits) {
        let isSet = selectedTraits.contains(trait)
        func changed(_ value: Any?) -> NoteText.Traits {
            let old = NoteText.Traits(rawValue: value as? Int ?? 0)
            return isSet ? old.subtracting(trait) : old.union(trait)
        }
        guard selectedRange.length > 0 else {
            let traits = changed(typingAttributes[.noteTraits])
            typingAttributes = NoteStyles.attributes(selectedKind, traits, list: typedList)
            onStyleChange?()
            return
        }
        restyle(selectedRange) { attributes in
            let kind = (attributes[.noteKind] as? String).flatMap(NoteText.Kind.init) ?? .body
            let list = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.first
            return NoteStyles.attributes(kind, changed(attributes[.noteTraits]), list: list)
        }
    }

    private var typedList: NSTextList? {
        (typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.first
    }

    /// Changes the kind of paragraphs; numbered ones join those before and after.
    func setKind(_ kind: NoteText.Kind, of range: NSRange) {
        if range.length > 0 {
            restyle(range) { attributes in
                NoteStyles.attributes(kind, NoteText.Traits(rawValue: attributes[.noteTraits] as? Int ?? 0))
            }
        }
        // The attributes of an empty last paragraph are those of typed text.
        guard range.length == 0 || paragraphRange == range else { return }
        typingAttributes = NoteStyles.attributes(
            kind, list: range.length > 0 ? list(at: range.location) : list(at: range.location - 1, of: kind))
        if range.length == 0 { onStyleChange?() }
    }

    /// Returns the list of the paragraph with a character, if it is of a kind.
    private func list(at location: Int, of kind: NoteText.Kind? = nil) -> NSTextList? {
        guard location >= 0, location < textStorage.length,
            kind == nil || NoteStyles.kind(of: textStorage, at: location) == kind
        else { return nil }
        let style = textStorage.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
        return style?.textLists.first
    }

    // MARK: - Attributes

    /// Replaces the attributes of a range by others, and keeps its pictures.
    private func restyle(_ range: NSRange, _ change: (NoteStyles.Attributes) -> NoteStyles.Attributes) {
        let before = textStorage.attributedSubstring(from: range)
        textStorage.beginEditing()
        before.enumerateAttributes(in: NSRange(location: 0, length: before.length)) { attributes, part, _ in
            var new = change(attributes)
            new[.attachment] = attributes[.attachment]
            let place = NSRange(location: range.location + part.location, length: part.length)
            textStorage.setAttributes(new, range: place)
        }
        joinLists()
        textStorage.endEditing()
        registerUndo(of: before, at: range.location)
        onStyleChange?()
    }

    private func registerUndo(of before: NSAttributedString, at location: Int) {
        undoManager?.registerUndo(withTarget: self) { $0.restore(before, at: location) }
        undoManager?.setActionName("Style")
    }

    private func restore(_ styles: NSAttributedString, at location: Int) {
        let range = NSRange(location: location, length: styles.length)
        guard NSMaxRange(range) <= textStorage.length else { return }
        let before = textStorage.attributedSubstring(from: range)
        textStorage.beginEditing()
        styles.enumerateAttributes(in: NSRange(location: 0, length: styles.length)) { attributes, part, _ in
            let place = NSRange(location: location + part.location, length: part.length)
            textStorage.setAttributes(attributes, range: place)
        }
        joinLists()
        textStorage.endEditing()
        registerUndo(of: before, at: location)
        onStyleChange?()
    }

    /// Gives numbered paragraphs one after the other the same list, and others different ones.
    private func joinLists() {
        var current: NSTextList?
        var used: [NSTextList] = []
        NoteStyles.enumerateParagraphs(of: textStorage) { range, kind in
            guard kind == .number, range.length > 0 else { return current = nil }
            let own = list(at: range.location)
            if current == nil, let own, !used.contains(own) { current = own }
            let list = current ?? NoteStyles.list(.number)
            current = list
            guard let list else { return }
            used.append(list)
            guard own !== list else { return }
            let style = textStorage.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
            guard let new = (style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
            new.textLists = [list]
            textStorage.addAttribute(.paragraphStyle, value: new, range: range)
        }
    }
}
