// SPDX-License-Identifier: MIT

/// The depth to which brackets and `#if` are nested in a text.
///
/// The parser gives up at 256 levels, but may take hours before: its time doubles with each level of square brackets.
enum NestingDepth {
    static let maximum = 128

    /// Returns the number of levels, of which one of square brackets counts as ten.
    static func of(_ text: String) -> Int {
        var depth = 0
        var squares = 0
        var maximum = 0
        var conditions = 0
        var previous: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
            case UInt8(ascii: "["): squares += 10
            case UInt8(ascii: "]"): squares = max(squares - 10, 0)
            case UInt8(ascii: "f") where previous == (UInt8(ascii: "#"), UInt8(ascii: "i")): conditions += 1
            case UInt8(ascii: "n") where previous == (UInt8(ascii: "#"), UInt8(ascii: "e")):
                conditions = max(conditions - 1, 0)
            default: break
            }
            previous = (previous.1, byte)
            maximum = max(maximum, depth, squares, conditions)
        }
        return maximum
    }
}
