// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses

/// The fixture's text fields, edited with an input method.
final class ComposingApplication: Sendable {
    /// The state of a text field as the application has reported it.
    struct Report: Hashable {
        /// The text, with the composition in brackets and the caret as a bar; `_` stands for a space.
        var text: String
        /// In points of the window.
        var caret: CGRect
        var composition: CGRect?

        fileprivate init?(_ line: Substring) {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            guard let text = words.first, numbers.count >= 4 else { return nil }
            func rect(_ first: Int) -> CGRect {
                CGRect(x: numbers[first], y: numbers[first + 1], width: numbers[first + 2], height: numbers[first + 3])
            }
            self.text = String(text)
            caret = rect(0)
            composition = numbers.count == 8 ? rect(4) : nil
        }
    }

    /// The fixture's fields, from top to bottom.
    enum Field: String {
        case first, secret, last

        /// A point inside the field, in points of the window.
        var center: CGPoint {
            switch self {
            case .first: CGPoint(x: 100, y: 17)
            case .secret: CGPoint(x: 100, y: 50)
            case .last: CGPoint(x: 100, y: 83)
            }
        }
    }

    let process: ChildProcess

    /// Starts the application, whose window gets the focus.
    init(environment: [String: String]) throws {
        process = try ChildProcess(
            Program.built("PlatformFixture"), ["composes"],
            environment: environment.merging(["SHOJI_RECONNECT": "0"]) { $1 })
    }

    /// Waits until the last report of a field has that text.
    @discardableResult
    func wait(for text: String, in field: Field = .first) async throws -> Report {
        try await process.wait(for: "\(text) in the field \(field)") { report in
            let last = report.lines.last { $0.hasPrefix("\(field) ") }
            return last.flatMap { Report($0.dropFirst(field.rawValue.count + 1)) }.flatMap {
                $0.text == text ? $0 : nil
            }
        }
    }

    /// The texts that a field has reported so far.
    func texts(in field: Field) -> [String] {
        process.report.lines.compactMap { line in
            line.hasPrefix("\(field) ") ? Report(line.dropFirst(field.rawValue.count + 1))?.text : nil
        }
    }
}
