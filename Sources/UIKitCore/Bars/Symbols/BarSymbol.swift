// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A symbol for bars, stroked or filled, in a square of 24 units.
enum BarSymbol: Hashable {
    case plus, compose, reply, share, folder, book, magnifier, refresh, cross, camera, trash
    case play, pause, rewind, fastForward, undo, redo
    case chevronLeft, chevronRight, ellipsis, star, person, clock, download, flame, list, sidebar, grip, expand

    /// The side length of the square.
    static let side: CGFloat = 24

    /// Whether the symbol is filled rather than stroked.
    var isFilled: Bool {
        switch self {
        case .play, .pause, .rewind, .fastForward, .ellipsis: true
        default: false
        }
    }

    /// Whether the symbol is mirrored in right-to-left layout.
    var isDirectional: Bool {
        switch self {
        case .reply, .chevronLeft, .chevronRight, .undo, .redo, .list, .sidebar: true
        default: false
        }
    }

    var path: CGPath {
        let pen = SymbolPen()
        switch self {
        case .plus: pen.line(12, 4, 12, 20).line(4, 12, 20, 12)
        case .cross: pen.line(5.5, 5.5, 18.5, 18.5).line(18.5, 5.5, 5.5, 18.5)
        case .compose:
            pen.line(13, 5, 6.5, 5, 4, 7.5, 4, 17.5, 6.5, 20, 16.5, 20, 19, 17.5, 19, 11)
                .line(10, 14, 10.6, 11, 18.4, 3.2, 20.8, 5.6, 13, 13.4, 10, 14)
        case .reply: pen.line(9.5, 5, 3.5, 11, 9.5, 17).line(3.5, 11, 14, 11, 18, 12.5, 20.2, 15.6, 20.5, 19)
        case .share:
            pen.line(8.5, 9.5, 5.5, 9.5, 5.5, 20.5, 18.5, 20.5, 18.5, 9.5, 15.5, 9.5)
                .line(12, 14.5, 12, 3).line(8.2, 6.6, 12, 2.8, 15.8, 6.6)
        case .folder: pen.closed(3, 18.5, 3, 5.5, 9, 5.5, 11, 8, 21, 8, 21, 18.5).line(3, 11, 21, 11)
        case .book:
            pen.line(12, 6, 9.5, 4.8, 3, 4.8, 3, 18.3, 9.5, 18.3, 12, 19.8)
                .line(12, 6, 14.5, 4.8, 21, 4.8, 21, 18.3, 14.5, 18.3, 12, 19.8).line(12, 6, 12, 19.8)
        case .magnifier: pen.circle(10.5, 10.5, 6.5).line(15.3, 15.3, 20.5, 20.5)
        case .refresh: pen.arc(12, 12.5, 7.5, from: -20, to: 280).line(12.6, 1.9, 16, 5, 12.8, 8.4)
        case .camera:
            pen.closed(3, 7.5, 7.5, 7.5, 9, 5, 15, 5, 16.5, 7.5, 21, 7.5, 21, 19, 3, 19).circle(12, 13, 3.6)
        case .trash:
            pen.line(4, 6.5, 20, 6.5).line(9, 6.5, 9, 3.8, 15, 3.8, 15, 6.5)
                .line(5.8, 6.5, 6.8, 20.5, 17.2, 20.5, 18.2, 6.5).line(10, 10, 10.3, 17).line(14, 10, 13.7, 17)
        case .play: pen.closed(6, 3.5, 20.5, 12, 6, 20.5)
        case .pause: pen.closed(6, 4, 10, 4, 10, 20, 6, 20).closed(14, 4, 18, 4, 18, 20, 14, 20)
        case .rewind: pen.closed(12, 5, 12, 19, 2, 12).closed(22, 5, 22, 19, 12, 12)
        case .fastForward: pen.closed(12, 5, 12, 19, 22, 12).closed(2, 5, 2, 19, 12, 12)
        case .undo:
            pen.line(8, 3.5, 4, 7.5, 8, 11.5).line(4, 7.5, 14, 7.5).arc(14, 13, 5.5, from: -90, to: 90)
                .line(14, 18.5, 8, 18.5)
        case .redo:
            pen.line(16, 3.5, 20, 7.5, 16, 11.5).line(20, 7.5, 10, 7.5).arc(10, 13, 5.5, from: 90, to: 270)
                .line(10, 18.5, 16, 18.5)
        case .chevronLeft: pen.line(15.5, 3.5, 7, 12, 15.5, 20.5)
        case .chevronRight: pen.line(8.5, 3.5, 17, 12, 8.5, 20.5)
        case .ellipsis: pen.circle(5, 12, 1.9).circle(12, 12, 1.9).circle(19, 12, 1.9)
        case .star:
            pen.closed(
                12, 3, 14.7, 9, 21.2, 9.7, 16.3, 14, 17.7, 20.4, 12, 17.1, 6.3, 20.4, 7.7, 14, 2.8, 9.7, 9.3, 9)
        case .person: pen.circle(12, 7.8, 4.2).arc(12, 21.5, 7.6, from: 180, to: 360).line(4.4, 21, 19.6, 21)
        case .clock: pen.circle(12, 12, 8.7).line(12, 6.6, 12, 12, 15.8, 14.2)
        case .download: pen.circle(12, 12, 9).line(12, 6.8, 12, 16.4).line(8, 12.6, 12, 16.6, 16, 12.6)
        case .flame: pen.closed(12, 3, 17.5, 9.6, 18.6, 14.6, 16, 19.4, 12, 21, 8, 19.4, 5.4, 14.6, 6.6, 11, 9, 12.6)
        case .list:
            pen.line(8.5, 6, 21, 6).line(8.5, 12, 21, 12).line(8.5, 18, 21, 18)
                .line(3.5, 6, 4.2, 6).line(3.5, 12, 4.2, 12).line(3.5, 18, 4.2, 18)
        case .grip: pen.line(3, 8, 21, 8).line(3, 12, 21, 12).line(3, 16, 21, 16)
        case .expand:
            pen.line(13.5, 4, 20, 4, 20, 10.5).line(20, 4, 13.5, 10.5).line(10.5, 20, 4, 20, 4, 13.5)
                .line(4, 20, 10.5, 13.5)
        case .sidebar:
            pen.closed(2.8, 4.8, 21.2, 4.8, 21.2, 19.2, 2.8, 19.2).line(9.2, 4.8, 9.2, 19.2)
                .line(5.2, 8.4, 6.8, 8.4).line(5.2, 11.4, 6.8, 11.4)
        }
        return pen.path
    }
}

/// Builds paths of symbols from short instructions.
final class SymbolPen {
    let path = CGMutablePath()

    /// Adds straight lines through points given as x, y, x, y, and so on.
    @discardableResult
    func line(_ numbers: CGFloat...) -> SymbolPen {
        add(numbers)
        return self
    }

    @discardableResult
    func closed(_ numbers: CGFloat...) -> SymbolPen {
        add(numbers)
        path.closeSubpath()
        return self
    }

    @discardableResult
    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolPen {
        path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        return self
    }

    /// Adds an arc, with angles in degrees clockwise from the right.
    @discardableResult
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> SymbolPen {
        // At the size of a symbol, segments of five degrees look like a curve.
        let steps = Int((abs(end - start) / 5).rounded(.up))
        for step in 0...max(steps, 1) {
            let angle = (start + (end - start) * CGFloat(step) / CGFloat(max(steps, 1))) * .pi / 180
            let point = CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return self
    }

    private func add(_ numbers: [CGFloat]) {
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
    }
}
