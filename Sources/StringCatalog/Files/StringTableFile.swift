// SPDX-License-Identifier: MIT
internal import Foundation

/// Limits and conversions that all files with strings share.
package enum StringTableFile {
    /// The maximum size of a file in bytes.
    package static let maximumSize = 32 << 20
    /// The maximum depth of a property list, below which Foundation reads it without exhausting the stack.
    private static let maximumDepth = 64

    static func check(_ data: Data) throws(StringTableError) {
        guard data.count <= maximumSize else { throw .tooLarge(bytes: data.count) }
    }

    /// Decodes UTF-8, or UTF-16 with a byte order mark or with zero bytes that tell the order.
    static func text(of data: Data) throws(StringTableError) -> String {
        let start = [UInt8](data.prefix(4))
        let encoding: String.Encoding =
            if start.starts(with: [0xFF, 0xFE]) || start.count >= 2 && start[0] != 0 && start[1] == 0 {
                .utf16LittleEndian
            } else if start.starts(with: [0xFE, 0xFF]) || start.count >= 2 && start[0] == 0 && start[1] != 0 {
                .utf16BigEndian
            } else {
                .utf8
            }
        guard encoding == .utf8 || data.count.isMultiple(of: 2), let text = String(data: data, encoding: encoding)
        else { throw .notText }
        return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    }

    static func isPropertyList(_ data: Data) -> Bool {
        let start = data.prefix(64).drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        return start.starts(with: Data("bplist".utf8)) || start.starts(with: Data("<?xml".utf8))
            || start.starts(with: Data("<!DOCTYPE".utf8)) || start.starts(with: Data("<plist".utf8))
    }

    /// Reads a property list in XML or binary form whose top level is a dictionary.
    static func dictionary(_ data: Data) throws(StringTableError) -> [String: Any] {
        guard depth(of: data) <= maximumDepth else { throw .notReadable("The property list is nested too deeply") }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw .notReadable("The property list can't be read: \(error)")
        }
        guard let dictionary = list as? [String: Any] else { throw .wrongType(key: "", expected: "a dictionary") }
        return dictionary
    }

    /// The maximum number of elements around a byte of an XML document.
    private static func depth(of data: Data) -> Int {
        var (depth, maximum, previous) = (0, 0, UInt8(0))
        for byte in data {
            if previous == UInt8(ascii: "<") {
                if byte == UInt8(ascii: "/") { depth -= 1 } else if byte != UInt8(ascii: "!") { depth += 1 }
            } else if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ">") {
                depth -= 1
            }
            maximum = max(maximum, depth)
            previous = byte
        }
        return data.starts(with: Data("bplist".utf8)) ? 0 : maximum
    }
}
