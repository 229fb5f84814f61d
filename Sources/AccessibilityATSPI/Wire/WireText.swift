// SPDX-License-Identifier: MIT
internal import DesktopBus

/// Makes strings fit for messages.
///
/// Names and descriptions longer than `maximumNameLength` end with an ellipsis. Longer texts than `maximumTextLength`
/// are cut, because clients can ask for the rest; the maximum length of a message is 128 MiB. Zero characters, which
/// D-Bus doesn't transmit, are replaced, so that offsets remain valid.
enum WireText {
    /// The maximum length of a name, in bytes of UTF-8.
    static let maximumNameLength = 16 * 1024
    /// The maximum length of a part of a text, in bytes of UTF-8.
    static let maximumTextLength = 4 * 1024 * 1024

    static func name(_ string: String) -> BusArgument { .text(bounded(string, to: maximumNameLength, mark: "…")) }
    static func text(_ string: String) -> BusArgument { .text(bounded(string, to: maximumTextLength, mark: "")) }

    static func bounded(_ string: String, to limit: Int, mark: String) -> String {
        var result = string
        if string.utf8.count > limit {
            var end = string.utf8.index(string.startIndex, offsetBy: max(limit - mark.utf8.count, 0))
            // Back to the boundary of a scalar.
            while end > string.startIndex, end.samePosition(in: string.unicodeScalars) == nil {
                end = string.utf8.index(before: end)
            }
            result = String(string[..<end]) + mark
        }
        guard result.utf8.contains(0) else { return result }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: result.unicodeScalars.lazy.map { $0.value == 0 ? "\u{FFFD}" : $0 })
        return String(scalars)
    }
}

extension BusArgument {
    static func int(_ value: Int) -> BusArgument { .integer(Int32(clamping: value)) }

    /// A coordinate, rounded and clamped.
    static func coordinate(_ value: Double) -> BusArgument {
        .integer(value.isNaN ? 0 : Int32(min(max(value.rounded(), -1e9), 1e9)))
    }
}
