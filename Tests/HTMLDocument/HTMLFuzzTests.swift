// SPDX-License-Identifier: MIT
import Foundation
import HTMLDocument
import RichText
import Testing

@Suite("HTML: damaged files")
struct HTMLFuzzTests {
    /// The number of files: 300, or that of the environment variable `SHOJI_FUZZ`.
    private static let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 300

    private static let parts = [
        "<p>", "</p>", "<b>", "</b>", "<ul>", "</ul>", "<ol start=3>", "</ol>", "<li>", "</li>", "<table>", "<tr>",
        "<td>",
        "</table>", "<pre>", "</pre>", "<br>", "<hr>", "<img src='data:image/png;base64,AAAA'>", "<a href='x'>", "</a>",
        "<blockquote>", "</blockquote>", "<h1>", "</h1>", "<div style='text-align:center;margin:3px'>", "</div>",
        "<style>p{color:red}", "</style>", "<!--", "-->", "&amp;", "&#x0;", "&", "<", "text ", " ", "\n", "\u{0}",
        "<sup>",
        "</sup>", "<input type=checkbox checked>", "<span style='font:italic 12px/2 serif'>", "</span>", "é",
        "<dl><dt>",
    ]

    @Test("Any sequence of tags is a document, whose text except for white space survives writing and reading")
    func sequences() throws {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<Self.count {
            let length = Int.random(in: 1...24, using: &numbers)
            let text = (0..<length).map { _ in Self.parts[Int.random(in: 0..<Self.parts.count, using: &numbers)] }
                .joined()
            let document = try HTMLReader.document(Data(text.utf8))
            let written = HTMLWriter.data(document)
            let again = try HTMLReader.document(written)
            #expect(visible(again) == visible(document), "\(text.debugDescription)")
        }
    }

    private func visible(_ document: RichTextDocument) -> String { document.string.filter { !$0.isWhitespace } }
}
