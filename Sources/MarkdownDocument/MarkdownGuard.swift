// SPDX-License-Identifier: MIT

/// Limits on Markdown for which the library takes more than linear time or memory.
enum MarkdownGuard {
    static func limited(_ text: [UInt8]) -> [UInt8] { text }

    /// Returns the maximum number of cells in a table, to whose width the library completes each row.
    static func cells(_ text: [UInt8]) -> Int {
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
