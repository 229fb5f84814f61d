// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText

/// The text of a file without attributes, and its encoding.
struct PlainText {
    let text: String
    let encoding: String.Encoding

    /// Decodes the file: by its byte order mark, by `encoding`, as UTF-8 if it is valid, or as Windows-1252.
    ///
    /// - Throws: `tooLarge`.
    init(_ data: Data, encoding: String.Encoding?) throws(RichTextError) {
        guard data.count <= RichTextLimits.bytes else {
            throw .tooLarge(bytes: data.count, limit: RichTextLimits.bytes)
        }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(String(decoding: data.dropFirst(3), as: UTF8.self), .utf8)
        } else if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            self.init(Self.utf16(data.dropFirst(2), isBigEndian: data.first == 0xFE), .utf16)
        } else if let encoding, encoding != .utf8, let text = String(data: data, encoding: encoding) {
            self.init(text, encoding)
        } else if let text = String(validating: data, as: UTF8.self) {
            self.init(text, .utf8)
        } else if let text = String(data: data, encoding: .windowsCP1252) {
            self.init(text, .windowsCP1252)
        } else {
            self.init(String(decoding: data, as: UTF8.self), .utf8)
        }
    }

    private init(_ text: String, _ encoding: String.Encoding) {
        self.text = text
        self.encoding = encoding
    }

    private static func utf16(_ data: Data, isBigEndian: Bool) -> String {
        let bytes = [UInt8](data)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The lines, in which null characters are replaced.
    var paragraphs: [RichTextParagraph] {
        var result: [RichTextParagraph] = []
        var line: [UInt8] = []
        var isAfterReturn = false
        func end() {
            result.append(RichTextParagraph(String(decoding: line, as: UTF8.self)))
            line.removeAll(keepingCapacity: true)
        }
        for byte in text.utf8 {
            switch byte {
            case 10 where isAfterReturn: break
            case 10, 13: end()
            case 0: line += [0xEF, 0xBF, 0xBD]
            default: line.append(byte)
            }
            isAfterReturn = byte == 13
        }
        if !text.isEmpty { end() }
        return result
    }
}
