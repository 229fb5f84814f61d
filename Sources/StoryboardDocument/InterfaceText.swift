// SPDX-License-Identifier: MIT
internal import Foundation

/// The encodings of UI files.
enum InterfaceText {
    /// Returns the file in UTF-8 without a byte order mark, so that places in it can be found by their bytes.
    static func utf8(_ bytes: [UInt8], limits: MarkupLimits) throws(InterfaceDocumentError) -> [UInt8] {
        guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: bytes.count, limit: limits.bytes) }
        if let found = MarkupReader.binaryFormat(bytes) { throw .notText(found: found) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        guard let encoding = encoding(of: bytes) else { return bytes }
        guard let text = String(data: Data(bytes), encoding: encoding) else {
            throw .notText(found: "not in the encoding that it declares")
        }
        return Array(withoutDeclaration(text).utf8)
    }

    /// `nil` for UTF-8, and for encodings that the parser refuses.
    private static func encoding(of bytes: [UInt8]) -> String.Encoding? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: 0x3E) else { return nil }
        let declaration = String(decoding: bytes[..<end], as: UTF8.self).uppercased()
        return declaration.contains("ISO-8859-1") ? .isoLatin1 : nil
    }

    /// The declaration names the encoding that the text had before.
    private static func withoutDeclaration(_ text: String) -> Substring {
        guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return text[...] }
        // Keeps the line numbers.
        return text[end.upperBound...]
    }
}
