// SPDX-License-Identifier: MIT
package import Foundation
internal import HTMLDocument
package import RichText

/// Reads Markdown: CommonMark with GitHub's tables, check boxes, and strikethrough where the library supports them.
///
/// HTML within the text is read, too. Tables become lines with tabs.
package enum MarkdownReader {
    /// The maximum size of a file in bytes.
    ///
    /// The library ends the process when its own buffers, up to 26 times as large, exceed
    /// 1 GB.
    package static let maximumBytes = 32 << 20
    /// The number of cells to which the library may complete the rows of tables.
    private static let maximumCells = 1 << 21

    /// Returns the document in a file in UTF-8; invalid bytes are replaced.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - baseSize: The size of text in points, to which the sizes of headings refer.
    /// - Returns: The document.
    /// - Throws: `tooLarge`, `libraryMissing`, or `outOfMemory`.
    package static func document(
        _ data: Data, baseSize: Double = RichTextHeading.baseSize
    ) throws(RichTextError) -> RichTextDocument {
        guard data.count <= maximumBytes else { throw .tooLarge(bytes: data.count, limit: maximumBytes) }
        guard let library = CMarkLibrary.shared else { throw .libraryMissing(tried: CMarkLibrary.names) }
        let text = [UInt8](data)
        guard let html = library.html(text, hasTables: cells(text) <= maximumCells) else { throw .outOfMemory }
        return try HTMLReader.document(html, encoding: .utf8, baseSize: baseSize)
    }

    /// Returns the maximum number of cells in a table, to whose width the library completes each row.
    private static func cells(_ text: [UInt8]) -> Int {
        var lines = 1
        var columns = 0
        var widest = 0
        for byte in text {
            if byte == UInt8(ascii: "|") {
                columns += 1
                widest = max(widest, columns)
            } else if byte == 10 || byte == 13 {
                lines += 1
                columns = 0
            }
        }
        return lines.multipliedReportingOverflow(by: widest + 1).partialValue
    }
}
