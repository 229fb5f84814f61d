// SPDX-License-Identifier: MIT
import Foundation
import UIKitText

/// A content manager with a store of its own: lines, whose locations are pairs of a line and a column.
@MainActor
final class LineStore: NSTextContentManager {
    final class Location: NSObject, NSTextLocation {
        let line: Int
        let column: Int

        init(_ line: Int, _ column: Int) {
            self.line = line
            self.column = column
        }

        func compare(_ location: any NSTextLocation) -> ComparisonResult {
            guard let other = location as? Location else { return .orderedSame }
            if (line, column) == (other.line, other.column) { return .orderedSame }
            return (line, column) < (other.line, other.column) ? .orderedAscending : .orderedDescending
        }
    }

    var lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    func setLine(_ index: Int, _ text: String) {
        performEditingTransaction {
            let old = NSTextRange(location: Location(index, 0), end: Location(index + 1, 0))
            lines[index] = text
            if let old { recordEditAction(in: old, newTextRange: old) }
        }
    }

    override var documentRange: NSTextRange {
        NSTextRange(location: Location(0, 0), end: Location(lines.count, 0)) ?? NSTextRange(location: Location(0, 0))
    }

    override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let first = (textLocation as? Location)?.line ?? 0
        for index in lines.indices.dropFirst(first) {
            let element = NSTextParagraph(attributedString: NSAttributedString(string: lines[index] + "\n"))
            element.textContentManager = self
            element.elementRange = NSTextRange(location: Location(index, 0), end: Location(index + 1, 0))
            guard block(element) else { return Location(index, 0) }
        }
        return documentRange.endLocation
    }

    private func offset(_ location: any NSTextLocation) -> Int {
        guard let location = location as? Location else { return 0 }
        return lines.prefix(location.line).reduce(0) { $0 + $1.utf16.count + 1 } + location.column
    }

    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { offset(to) - offset(from) }

    override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        var rest = self.offset(location) + offset
        guard rest >= 0 else { return nil }
        for (index, line) in lines.enumerated() {
            if rest <= line.utf16.count { return Location(index, rest) }
            rest -= line.utf16.count + 1
        }
        return rest == 0 ? Location(lines.count, 0) : nil
    }
}
