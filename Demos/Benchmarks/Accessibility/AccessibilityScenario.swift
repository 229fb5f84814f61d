// SPDX-License-Identifier: MIT
import AccessibilityATSPI
import AccessibilityTree
import DesktopBus
import UIKit
import UIKitAccessibility

/// Ten thousand accessible objects read within the process: as values, and as the requests of a screen reader.
final class AccessibilityScenario: Scenario {
    private static let repetitions = 5

    func run(in view: UIView) async -> [TableRow] {
        let content = AccessibilityContent(in: view)
        CATransaction.flush()
        defer { withExtendedLifetime(content) {} }
        var (cold, again, requests): ([TimeInterval], [TimeInterval], [TimeInterval]) = ([], [], [])
        for _ in 0..<Self.repetitions {
            let tree = ViewAccessibility(.shared)
            cold.append(measure { Self.walk(tree) })
            again.append(measure { Self.walk(tree) })
            let handler = RequestHandler(tree)
            let asked = Self.requests(to: handler)
            requests.append(
                measure {
                    for request in asked { _ = handler.answer(request) }
                    return asked.count / AccessibilityQuestion.countOfObject
                })
            await Task.yield()
        }
        return [
            row(cold, "10,000 accessible objects, described"), row(again, "  described again"),
            row(requests, "  asked for by 8 requests each", target: 10),
        ]
    }

    /// Returns the processor time of each object.
    private func measure(_ walk: () -> Int) -> TimeInterval {
        var count = 0
        let time = ProcessorTime.of { count = walk() }
        return time / Double(max(count, 1))
    }

    private func row(_ times: [TimeInterval], _ name: String, target: Double? = nil) -> TableRow {
        let figures = Figures(times)
        return TableRow(
            name: name, median: figures.median * 1e6, upper: figures.quantile(0.9) * 1e6, unit: "µs/object",
            target: target)
    }

    /// Describes all objects, and returns their number.
    private static func walk(_ tree: ViewAccessibility) -> Int {
        var (pending, count) = ([AccessibilityID.application], 0)
        while let id = pending.popLast() {
            guard let element = tree.element(id) else { continue }
            count += 1
            pending += tree.children(of: id, in: 0..<element.childCount)
        }
        return count
    }

    /// Returns the requests of a client that reads all objects.
    private static func requests(to handler: RequestHandler) -> [BusRequest] {
        var (pending, requests) = ([RequestHandler.path(.application)], [BusRequest]())
        while let path = pending.popLast() {
            let childCount = AccessibilityQuestion.childCount.request(path)
            requests += AccessibilityQuestion.ofObject.map { $0.request(path) } + [childCount]
            for index in 0..<AccessibilityQuestion.count(handler.answer(childCount)) {
                let request = AccessibilityQuestion.child(index).request(path)
                requests.append(request)
                if let child = AccessibilityQuestion.path(handler.answer(request)) { pending.append(child) }
            }
        }
        return requests
    }
}

/// A list of a hundred thousand rows, of which a client asks for the number and the last.
final class AccessibleListScenario: Scenario {
    private static let count = 100_000
    private static let repetitions = 1000

    func run(in view: UIView) async -> [TableRow] {
        let source = CountedRows(count: Self.count)
        let table = CountedRows.table(source, frame: view.bounds)
        view.addSubview(table)
        view.layoutIfNeeded()
        let made = source.cellCount
        let tree = ViewAccessibility(.shared)
        let handler = RequestHandler(tree)
        guard let list = tree.element(named: table) else { return [] }
        let path = RequestHandler.path(list)
        let first = measure(1) { _ = handler.answer(AccessibilityQuestion.childCount.request(path)) }
        let counting = measure(Self.repetitions) {
            _ = handler.answer(AccessibilityQuestion.childCount.request(path))
        }
        let last = measure(Self.repetitions) {
            _ = handler.answer(AccessibilityQuestion.child(Self.count - 1).request(path))
        }
        let cells = Double(source.cellCount - made)
        return [
            TableRow(name: "100,000 rows counted first", figure: first, unit: "µs"),
            TableRow(name: "  counted again", figure: counting, unit: "µs"),
            TableRow(name: "  the last row", figure: last, unit: "µs"),
            TableRow(name: "  cells made for that", figure: cells, unit: "cells", target: 0),
        ]
    }

    private func measure(_ repetitions: Int, _ work: () -> Void) -> Double {
        ProcessorTime.of { for _ in 0..<repetitions { work() } } / Double(repetitions) * 1e6
    }
}

extension ViewAccessibility {
    /// Returns the object of a view.
    fileprivate func element(named view: UIView) -> AccessibilityID? {
        var pending = [AccessibilityID.application]
        while let id = pending.popLast() {
            guard let element = element(id) else { continue }
            if element.role == .list { return id }
            pending += children(of: id, in: 0..<element.childCount)
        }
        return nil
    }
}
