// SPDX-License-Identifier: MIT
import UIKit

extension NSAttributedString.Key {
    /// The kind of a paragraph: the raw value of a `NoteText.Kind`.
    static let noteKind = NSAttributedString.Key("noteKind")
    /// The styles of a run: the raw value of `NoteText.Traits`.
    static let noteTraits = NSAttributedString.Key("noteTraits")
}

/// The appearance of notes: attributes for the kinds of paragraphs and the styles of runs.
enum NoteStyles {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// Returns the attributes of a run in a paragraph of a list, which numbered paragraphs one after the other share;
    /// with `nil`, of a list of its own.
    static func attributes(
        _ kind: NoteText.Kind, _ traits: NoteText.Traits = [], list: NSTextList? = nil
    ) -> Attributes {
        var attributes: Attributes = [
            .noteKind: kind.rawValue, .noteTraits: traits.rawValue, .font: font(kind, traits),
            .foregroundColor: kind == .done ? UIColor.secondaryLabel : UIColor.label,
            .paragraphStyle: paragraphStyle(kind, list: list ?? self.list(kind)),
        ]
        if traits.contains(.underline) { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if kind == .done { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        return attributes
    }

    /// Returns a new list for a kind; `nil` for kinds without markers.
    static func list(_ kind: NoteText.Kind) -> NSTextList? {
        switch kind {
        case .bullet: NSTextList(markerFormat: .disc, options: 0)
        case .number: NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        case .task: NSTextList(markerFormat: .box, options: 0)
        case .done: NSTextList(markerFormat: .check, options: 0)
        default: nil
        }
    }

    private static func font(_ kind: NoteText.Kind, _ traits: NoteText.Traits) -> UIFont {
        var symbolic: UIFontDescriptor.SymbolicTraits = []
        if traits.contains(.bold) || kind == .title || kind == .heading { symbolic.insert(.traitBold) }
        if traits.contains(.italic) { symbolic.insert(.traitItalic) }
        let style: UIFont.TextStyle = kind == .title ? .title1 : kind == .heading ? .title3 : .body
        let font = UIFont.preferredFont(forTextStyle: style)
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(symbolic) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }

    private static func paragraphStyle(_ kind: NoteText.Kind, list: NSTextList?) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.textLists = list.map { [$0] } ?? []
        switch kind {
        case .title: style.paragraphSpacing = 8
        case .heading:
            style.paragraphSpacingBefore = 12
            style.paragraphSpacing = 4
        case .body: style.paragraphSpacing = 6
        case .bullet, .number, .task, .done: style.paragraphSpacing = 4
        }
        return style
    }

    // MARK: - Texts

    /// Returns a note's text with its attributes.
    static func attributedString(_ text: NoteText) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var list: NSTextList?
        for (index, paragraph) in text.paragraphs.enumerated() {
            let continues = index > 0 && text.paragraphs[index - 1].kind == paragraph.kind
            if !continues || list == nil { list = self.list(paragraph.kind) }
            for run in paragraph.runs {
                let attributes = attributes(paragraph.kind, run.traits, list: list)
                if let picture = run.picture {
                    result.append(NSAttributedString(attachment: PictureAttachment(picture), attributes: attributes))
                } else {
                    result.append(NSAttributedString(string: run.text, attributes: attributes))
                }
            }
            guard index + 1 < text.paragraphs.count else { break }
            result.append(NSAttributedString(string: "\n", attributes: attributes(paragraph.kind, list: list)))
        }
        return result
    }

    /// Returns the text that an attributed string shows.
    static func noteText(_ string: NSAttributedString) -> NoteText {
        var text = NoteText()
        enumerateParagraphs(of: string) { range, kind in
            var paragraph = NoteText.Paragraph(kind, runs: [])
            string.enumerateAttributes(in: range) { attributes, part, _ in
                let traits = NoteText.Traits(rawValue: attributes[.noteTraits] as? Int ?? 0)
                if let picture = (attributes[.attachment] as? NSTextAttachment)?.contents {
                    paragraph.runs.append(NoteText.Run(picture: picture))
                    return
                }
                let characters = (string.string as NSString).substring(with: part)
                    .trimmingCharacters(in: .newlines)
                if characters.isEmpty { return }
                if let last = paragraph.runs.last, last.picture == nil, last.traits == traits {
                    paragraph.runs[paragraph.runs.count - 1].text += characters
                } else {
                    paragraph.runs.append(NoteText.Run(text: characters, traits: traits))
                }
            }
            text.paragraphs.append(paragraph)
        }
        return text
    }

    /// Calls `body` with the range of each paragraph, including its end, and its kind.
    ///
    /// A text that ends with a line break has an empty last paragraph.
    static func enumerateParagraphs(of string: NSAttributedString, _ body: (NSRange, NoteText.Kind) -> Void) {
        let characters = string.string as NSString
        var start = 0
        while start < string.length {
            let range = characters.paragraphRange(for: NSRange(location: start, length: 0))
            body(range, kind(of: string, at: range.location))
            start = NSMaxRange(range)
        }
        if start == 0 || characters.hasSuffix("\n") { body(NSRange(location: start, length: 0), .body) }
    }

    /// Returns the kind of the paragraph with a character.
    static func kind(of string: NSAttributedString, at location: Int) -> NoteText.Kind {
        guard location < string.length else { return .body }
        let value = string.attribute(.noteKind, at: location, effectiveRange: nil) as? String
        return value.flatMap(NoteText.Kind.init) ?? .body
    }
}
