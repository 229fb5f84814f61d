// SPDX-License-Identifier: MIT
import UIKit

/// A line between two points: a coil if flexible, a bar with end caps if rigid.
final class SpringView: UIView {
    /// The thickness, in points.
    static let breadth: CGFloat = 12

    let isVertical: Bool
    var isFlexible = false {
        didSet { if isFlexible != oldValue { setNeedsDisplay() } }
    }

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Places the line from `start`, `length` points along its axis, in the superview's coordinates.
    func place(from start: CGPoint, length: CGFloat) {
        let length = max(length, 0)
        isHidden = length < 4
        frame =
            isVertical
            ? CGRect(x: start.x - Self.breadth / 2, y: start.y, width: Self.breadth, height: length)
            : CGRect(x: start.x, y: start.y - Self.breadth / 2, width: length, height: Self.breadth)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Drawn along the x-axis, and transposed for vertical lines.
        if isVertical {
            context.translateBy(x: Self.breadth, y: 0)
            context.rotate(by: .pi / 2)
        }
        let length = isVertical ? bounds.height : bounds.width
        (isFlexible ? UIColor.systemOrange : .secondaryLabel).set()
        context.setLineWidth(1.5)
        context.setLineJoin(.round)
        context.setLineCap(.round)
        context.beginPath()
        context.addLines(between: isFlexible ? coil(length) : [CGPoint(x: 1, y: 6), CGPoint(x: length - 1, y: 6)])
        context.strokePath()
        guard !isFlexible else { return }
        context.strokeLineSegments(between: [
            CGPoint(x: 1, y: 2.5), CGPoint(x: 1, y: 9.5), CGPoint(x: length - 1, y: 2.5),
            CGPoint(x: length - 1, y: 9.5),
        ])
    }

    /// The coil's points.
    ///
    /// The number of turns doesn't depend on the length.
    private func coil(_ length: CGFloat) -> [CGPoint] {
        let turns = 6
        let lead = min(6, length * 0.15)
        let pitch = (length - 2 * lead) / CGFloat(turns)
        let middle = Self.breadth / 2
        var points = [CGPoint(x: 1, y: middle), CGPoint(x: lead, y: middle)]
        for turn in 0..<turns {
            let x = lead + CGFloat(turn) * pitch
            points.append(CGPoint(x: x + pitch * 0.25, y: 1.5))
            points.append(CGPoint(x: x + pitch * 0.75, y: Self.breadth - 1.5))
        }
        return points + [CGPoint(x: length - lead, y: middle), CGPoint(x: length - 1, y: middle)]
    }
}
