// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// Reads the path language of recipes.
///
/// Commands are single letters, followed by numbers in units of the grid, which is 24 units wide and high with y down:
///
/// | Command | Adds |
/// |---|---|
/// | `M x y`, `L x y …`, `H x`, `V y`, `Q cx cy x y …`, `C c1x c1y c2x c2y x y …`, `Z` | as in SVG; `l`, `h`, `v`, `q`, `c` are relative |
/// | `A cx cy r from to` | an arc in degrees as a subpath; `a` continues the current one |
/// | `O cx cy r`, `E cx cy rx ry` | a circle, an ellipse |
/// | `R x y width height radius` | a rounded rectangle |
/// | `P radius x y …`, `D radius x y …` | a polygon, a polyline, with rounded corners |
/// | `F cx cy points outer inner radius` | a star with rounded corners; a regular polygon if both radii are equal |
/// | `G cx cy teeth outer inner` | a gear |
/// | `S` | the mirror image of the contour about the vertical middle, back to its start |
/// | `Y` | the mirror image of everything so far about the vertical middle |
/// | `N count cx cy` | copies of everything so far, turned around a point |
/// | `K degrees cx cy` | nothing; turns everything so far around a point |
struct PathReader {
    private var path = CGMutablePath()

    /// Returns the path that `tokens` describe; unknown commands and missing numbers are left out.
    static func path(_ tokens: ArraySlice<Substring>) -> CGPath {
        var reader = PathReader()
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let command = tokens[index]
            var numbers: [CGFloat] = []
            index += 1
            while index < tokens.endIndex, let number = Double(tokens[index]) {
                numbers.append(number)
                index += 1
            }
            reader.add(command, numbers)
        }
        return reader.path
    }

    private mutating func add(_ command: Substring, _ numbers: [CGFloat]) {
        switch command {
        case "M": for point in points(numbers).prefix(1) { path.move(to: point) }
        case "L", "l": for group in groups(numbers, of: 1, isRelative: command == "l") { path.addLine(to: group[0]) }
        case "H": for x in numbers { path.addLine(to: CGPoint(x: x, y: path.currentPoint.y)) }
        case "h": for x in numbers { path.addLine(to: path.currentPoint.moved(x, 0)) }
        case "V": for y in numbers { path.addLine(to: CGPoint(x: path.currentPoint.x, y: y)) }
        case "v": for y in numbers { path.addLine(to: path.currentPoint.moved(0, y)) }
        case "Q", "q":
            for group in groups(numbers, of: 2, isRelative: command == "q") {
                path.addQuadCurve(to: group[1], control: group[0])
            }
        case "C", "c":
            for group in groups(numbers, of: 3, isRelative: command == "c") {
                path.addCurve(to: group[2], control1: group[0], control2: group[1])
            }
        case "Z": path.closeSubpath()
        case "S": closeWithMirrorImage()
        case "Y": path.addPath(CGPath(elements: path.elements), transform: .mirror)
        case "N" where numbers.count == 3: addTurnedCopies(Int(pixel: numbers[0]), numbers[1], numbers[2])
        case "K" where numbers.count == 3:
            path = CGMutablePath(
                elements: path.elements.transformed(.turn(numbers[0], around: CGPoint(x: numbers[1], y: numbers[2]))))
        default: addShape(command, numbers)
        }
    }

    private mutating func addShape(_ command: Substring, _ n: [CGFloat]) {
        switch (command, n.count) {
        case ("A", 5), ("a", 5):
            let center = CGPoint(x: n[0], y: n[1])
            if command == "A" {
                let from = n[3] * .pi / 180
                path.move(to: center.moved(n[2] * cos(from), n[2] * sin(from)))
            }
            path.addRelativeArc(
                center: center, radius: n[2], startAngle: n[3] * .pi / 180, delta: (n[4] - n[3]) * .pi / 180)
        case ("O", 3): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case ("E", 4): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
        case ("R", 5):
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
        case ("P", 7...): path.addPolygon(points(Array(n.dropFirst())), radius: n[0], isClosed: true)
        case ("D", 5...): path.addPolygon(points(Array(n.dropFirst())), radius: n[0], isClosed: false)
        case ("F", 6):
            path.addPolygon(
                .star(center: CGPoint(x: n[0], y: n[1]), points: Int(pixel: n[2]), outer: n[3], inner: n[4]),
                radius: n[5], isClosed: true)
        case ("G", 5):
            path.addPolygon(
                .gear(center: CGPoint(x: n[0], y: n[1]), teeth: Int(pixel: n[2]), outer: n[3], inner: n[4]),
                radius: (n[3] - n[4]) * 0.45, isClosed: true)
        default: break
        }
    }

    private func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    /// Returns the points of each segment of `size` points; relative ones start at the end of the segment before.
    private func groups(_ numbers: [CGFloat], of size: Int, isRelative: Bool) -> [[CGPoint]] {
        var start = isRelative ? path.currentPoint : .zero
        let points = points(numbers)
        return stride(from: 0, to: points.count - size + 1, by: size).map { index in
            let group = points[index..<(index + size)].map { $0.moved(start.x, start.y) }
            if isRelative { start = group[size - 1] }
            return group
        }
    }

    /// Adds the mirror image of the last subpath, from its end back to its start, and closes it.
    private mutating func closeWithMirrorImage() {
        guard let start = path.elements.lastIndex(where: { if case .move = $0 { true } else { false } }) else { return }
        let back = CGPath(elements: Array(path.elements[start...])).reversed()
        var elements = path.elements
        for element in back.elements.transformed(.mirror) {
            if case .move(let point) = element { elements.append(.line(to: point)) } else { elements.append(element) }
        }
        path = CGMutablePath(elements: elements + [.close])
    }

    private mutating func addTurnedCopies(_ count: Int, _ x: CGFloat, _ y: CGFloat) {
        let original = CGPath(elements: path.elements)
        for index in 1..<min(max(count, 1), 60) {
            path.addPath(
                original, transform: .turn(360 * CGFloat(index) / CGFloat(count), around: CGPoint(x: x, y: y)))
        }
    }
}

extension CGMutablePath {
    /// Adds a polygon or a polyline; a corner's radius is limited by the sides next to it.
    fileprivate func addPolygon(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) {
        guard points.count > 1 else { return }
        let count = points.count
        let first = isClosed ? points[count - 1].middle(to: points[0]) : points[0]
        move(to: first)
        for index in isClosed ? 0..<count : 1..<(count - 1) {
            let (before, corner) = (points[(index + count - 1) % count], points[index])
            let after = points[(index + 1) % count]
            // Tangents reach from the corner to the middle of a side at most; at the ends, to the end.
            let reach = min(
                corner.distance(to: before) / (!isClosed && index == 1 ? 1 : 2),
                corner.distance(to: after) / (!isClosed && index == count - 2 ? 1 : 2))
            let angle = corner.angle(from: before, to: after)
            addArc(tangent1End: corner, tangent2End: after, radius: min(radius, reach * tan(angle / 2) * 0.999))
        }
        if isClosed { closeSubpath() } else { addLine(to: points[count - 1]) }
    }
}
