// SPDX-License-Identifier: MIT
internal import Foundation

/// The parts of a name after that of its recipe: `slash.fill`, `circle.fill`, `badge.plus`.
struct SymbolVariant {
    enum Enclosure: Substring {
        case circle, square, rectangle, seal, shield, app, hexagon, octagon, diamond, triangle

        /// The frame as a path on the grid.
        var frame: Substring {
            switch self {
            case .circle: "O 12 12 9.2"
            case .square: "R 3.2 3.2 17.6 17.6 4.2"
            case .app: "R 2.8 2.8 18.4 18.4 5.4"
            case .rectangle: "R 1.4 4.2 21.2 15.6 3.2"
            case .seal: "F 12 12 10 10.5 9.2 1.6"
            case .shield: "M 12 2.2 C 9.6 3.8 6.8 4.8 4 5.2 V 11.6 C 4 16.8 7.4 20 12 22 S"
            case .hexagon: "F 12 12 6 10.4 10.4 2"
            case .octagon: "F 12 12 8 10 10 1.6 K 22.5 12 12"
            case .diamond: "P 2.4 12 1 23 12 12 23 1 12"
            case .triangle: "P 2 12 3.2 22 20.2 2 20.2"
            }
        }

        /// The half extents that the symbol fits in, its middle, and whether the corners of the box are cut off.
        var space: (width: CGFloat, height: CGFloat, middle: CGPoint, isRound: Bool) {
            switch self {
            case .circle, .seal: (6.1, 6.1, SymbolGrid.center, true)
            case .square, .app: (5.4, 5.4, SymbolGrid.center, false)
            case .rectangle: (7.2, 5, SymbolGrid.center, false)
            case .shield: (5.2, 5.2, CGPoint(x: 12, y: 11.6), true)
            case .hexagon, .octagon: (6, 6, SymbolGrid.center, true)
            case .diamond: (5.4, 5.4, SymbolGrid.center, true)
            case .triangle: (4, 4.2, CGPoint(x: 12, y: 14), true)
            }
        }
    }

    private(set) var isFilled = false
    private(set) var isSlashed = false
    private(set) var badge: Substring?
    private(set) var enclosure: Enclosure?
    private(set) var isEnclosureFilled = false

    init(_ suffix: Substring) {
        var parts = suffix.split(separator: ".")[...]
        while let part = parts.popFirst() {
            if let enclosure = Enclosure(rawValue: part) {
                self.enclosure = enclosure
            } else if part == "fill", enclosure != nil {
                isEnclosureFilled = true
            } else if part == "fill" {
                isFilled = true
            } else if part == "slash" {
                isSlashed = true
            } else if part == "badge" {
                badge = parts.first == "fill" ? "" : parts.popFirst() ?? ""
            }
        }
    }
}
