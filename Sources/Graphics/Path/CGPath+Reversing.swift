// SPDX-License-Identifier: MIT
internal import Foundation

extension CGPath {
    /// Returns the path in the reverse direction, subpath by subpath from the last to the first.
    package func reversed() -> CGPath {
        var subpaths: [[Element]] = []
        var start: CGPoint?
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                subpaths.append([element])
            default:
                // Elements after a close, without a move, begin at the start of the closed subpath.
                if case .close = subpaths.last?.last, let start { subpaths.append([.move(to: start)]) }
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].append(element) }
            }
        }
        return CGPath(elements: subpaths.reversed().flatMap(Self.reversed))
    }

    private static func reversed(_ subpath: [Element]) -> [Element] {
        let ends = subpath.compactMap(\.end)
        guard let last = ends.last else { return subpath }
        var result: [Element] = [.move(to: last)]
        for (element, target) in zip(subpath.dropFirst().filter { $0 != .close }, ends).reversed() {
            switch element {
            case .quadCurve(_, let control): result.append(.quadCurve(to: target, control: control))
            case .curve(_, let control1, let control2):
                result.append(.curve(to: target, control1: control2, control2: control1))
            default: result.append(.line(to: target))
            }
        }
        return subpath.last == .close ? result + [.close] : result
    }
}
