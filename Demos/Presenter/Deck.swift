// SPDX-License-Identifier: MIT

/// A sequence of slides.
struct Deck: Hashable {
    var slides: [Slide]
}

/// A slide with the speaker's notes.
struct Slide: Hashable {
    var title = ""
    var points: [String] = []
    var notes = ""

    /// Whether the slide has only a title, as at the beginning of a part.
    var isOpening: Bool { points.isEmpty }
}

extension Deck {
    /// Creates a deck from text: `---` separates slides, `# ` begins a title, `- ` a point, and `> ` a line of notes.
    ///
    /// Other lines continue the previous one. A text without slides makes an empty deck.
    init(text: String) {
        slides = []
        var slide = Slide()
        var last: WritableKeyPath<Slide, String>?
        func finish() {
            if slide != Slide() { slides.append(slide) }
            slide = Slide()
            last = nil
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.trimmingPrefix { $0 == " " || $0 == "\t" }
            if words.count >= 3, words.allSatisfy({ $0 == "-" }) {
                finish()
            } else if let title = words.content(after: "# ") {
                // A title also begins a slide without a separator.
                if slide != Slide() { finish() }
                slide.title = title
                last = \.title
            } else if let point = words.content(after: "- ") {
                slide.points.append(point)
                last = \.points[slide.points.count - 1]
            } else if let note = words.content(after: "> ") {
                slide.notes += slide.notes.isEmpty ? note : "\n" + note
                last = \.notes
            } else if !words.isEmpty {
                let path = last ?? \.title
                slide[keyPath: path] += slide[keyPath: path].isEmpty ? String(words) : " " + words
                last = path
            }
        }
        finish()
    }
}

extension Substring {
    fileprivate func content(after mark: String) -> String? {
        hasPrefix(mark) ? String(dropFirst(mark.count).trimmingPrefix { $0 == " " }) : nil
    }
}
