// SPDX-License-Identifier: MIT

/// What is told, one slide after the other.
struct Deck: Hashable {
    var slides: [Slide]
}

/// One picture of a talk, and what its speaker wants to say.
struct Slide: Hashable {
    var title = ""
    var points: [String] = []
    var notes = ""

    /// A slide with a title alone opens a talk or a part of it.
    var isOpening: Bool { points.isEmpty }
}

extension Deck {
    /// Reads a talk: slides are separated by `---`, `# ` begins a title, `- ` a point and `> ` a line of notes.
    ///
    /// Other lines go on with what the line before began. A text without slides gives none.
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
                // A title without a separator before it begins a slide as well.
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
