// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Localization
internal import UIKitCore

/// The glyphs on the controls' buttons, in a square of 16 points.
enum MovieGlyph {
    case play
    case pause
    case enlarge
    case reduce

    @MainActor
    var label: String {
        switch self {
        case .play: Phrase.play.text
        case .pause: Phrase.pause.text
        case .enlarge: Phrase.fullScreen.text
        case .reduce: Phrase.exitFullScreen.text
        }
    }

    /// Whether the glyph is stroked instead of filled.
    var isLine: Bool { self == .enlarge || self == .reduce }

    var path: CGPath {
        let path = UIBezierPath()
        switch self {
        case .play:
            // The triangle is offset so that its centroid is near the center.
            path.move(to: CGPoint(x: 3, y: 1))
            path.addLine(to: CGPoint(x: 15, y: 8))
            path.addLine(to: CGPoint(x: 3, y: 15))
            path.close()
        case .pause:
            path.append(UIBezierPath(roundedRect: CGRect(x: 2.5, y: 1.5, width: 4, height: 13), cornerRadius: 1))
            path.append(UIBezierPath(roundedRect: CGRect(x: 9.5, y: 1.5, width: 4, height: 13), cornerRadius: 1))
        case .enlarge:
            arrow(path, from: CGPoint(x: 9.5, y: 6.5), to: CGPoint(x: 14, y: 2))
            arrow(path, from: CGPoint(x: 6.5, y: 9.5), to: CGPoint(x: 2, y: 14))
        case .reduce:
            arrow(path, from: CGPoint(x: 14, y: 2), to: CGPoint(x: 9.5, y: 6.5))
            arrow(path, from: CGPoint(x: 2, y: 14), to: CGPoint(x: 6.5, y: 9.5))
        }
        return path.cgPath
    }

    /// Adds a diagonal arrow to the path.
    private func arrow(_ path: UIBezierPath, from start: CGPoint, to end: CGPoint) {
        let (x, y) = (start.x > end.x ? 4.0 : -4, start.y > end.y ? 4.0 : -4)
        path.move(to: start)
        path.addLine(to: end)
        path.move(to: CGPoint(x: end.x + x, y: end.y))
        path.addLine(to: end)
        path.addLine(to: CGPoint(x: end.x, y: end.y + y))
    }
}
