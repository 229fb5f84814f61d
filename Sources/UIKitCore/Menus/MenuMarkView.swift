// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A menu glyph drawn as strokes: a checkmark, a dash, or an arrow forward or back.
@MainActor
final class MenuMarkView: UIView {
    enum Mark {
        case check
        case dash
        case arrow
        /// The mirrored arrow.
        case backArrow
    }

    var mark = Mark.check {
        didSet { if mark != oldValue { setNeedsDisplay() } }
    }
    var color = UIColor.label {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let origin = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: origin.x + x * side, y: origin.y + y * side)
        }
        let path = UIBezierPath()
        switch mark {
        case .check:
            path.move(to: point(0.08, 0.55))
            path.addLine(to: point(0.36, 0.84))
            path.addLine(to: point(0.92, 0.16))
        case .dash:
            path.move(to: point(0.12, 0.5))
            path.addLine(to: point(0.88, 0.5))
        case .arrow, .backArrow:
            let pointsLeft = (effectiveUserInterfaceLayoutDirection == .rightToLeft) == (mark == .arrow)
            path.move(to: point(pointsLeft ? 0.66 : 0.34, 0.12))
            path.addLine(to: point(pointsLeft ? 0.28 : 0.72, 0.5))
            path.addLine(to: point(pointsLeft ? 0.66 : 0.34, 0.88))
        }
        path.lineWidth = 1.7
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
