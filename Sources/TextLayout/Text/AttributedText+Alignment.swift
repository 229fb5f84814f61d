// SPDX-License-Identifier: MIT

extension AttributedText {
    /// Replaces natural alignment by the side at which an interface's direction begins.
    ///
    /// Paragraphs with a base writing direction are left alone: they are aligned with the side at which they begin.
    package mutating func resolveNaturalAlignment(isRightToLeft: Bool) {
        let isNatural = { (paragraph: TextParagraph) in
            paragraph.alignment == .natural && paragraph.baseWritingDirection == .natural
        }
        guard runs.contains(where: { isNatural($0.attributes.paragraph) }) else { return }
        modifyAttributes(in: 0..<length) {
            if isNatural($0.paragraph) { $0.paragraph.alignment = isRightToLeft ? .right : .left }
        }
    }
}
