// SPDX-License-Identifier: MIT
import UIKit

/// The sheet.
///
/// Draws the strokes, and tracks the first finger, the pen, or the mouse button.
final class PaperView: UIView {
    enum Tool: Hashable {
        case pen, eraser
    }

    var tool = Tool.pen
    var ink = Ink.black
    /// The pen's width, in points.
    var penWidth: CGFloat = 4
    /// Called after each change with the name of the action and the previous drawing.
    var onChange: ((_ name: String, _ before: Drawing) -> Void)?

    private(set) var drawing = Drawing()
    private var current: (touch: UITouch, stroke: Stroke)?
    /// The current stroke with its predicted points, which is drawn instead of the stroke itself.
    private var ahead: Stroke?
    /// The area in which the two strokes differ.
    private var aheadBounds = CGRect.null
    /// The drawing before the current use of the eraser; `nil` if none.
    private var beforeErasing: (touch: UITouch, drawing: Drawing)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowPath = UIBezierPath(rect: CGRect(origin: .zero, size: Drawing.sheet)).cgPath
        accessibilityIdentifier = "paper"
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another drawing, and cancels the current stroke.
    func show(_ drawing: Drawing) {
        lookAhead([])
        current = nil
        beforeErasing = nil
        let changed = Self.difference(self.drawing, drawing)
        self.drawing = drawing
        if !changed.isNull { setNeedsDisplay(changed) }
    }

    private static func difference(_ old: Drawing, _ new: Drawing) -> CGRect {
        let (before, after) = (Set(old.strokes), Set(new.strokes))
        return before.symmetricDifference(after).reduce(CGRect.null) { $0.union($1.bounds) }
    }

    override func draw(_ rect: CGRect) {
        drawing.draw(in: rect)
        if let stroke = ahead ?? current?.stroke, stroke.bounds.intersects(rect) { stroke.draw() }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard current == nil, beforeErasing == nil, let touch = touches.first else { return }
        if tool == .eraser {
            beforeErasing = (touch, drawing)
            return erase(at: touch.location(in: self))
        }
        current = (touch, Stroke(ink: ink, width: penWidth))
        extend(with: [touch])
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        func places(of touch: UITouch) -> [UITouch] { event?.coalescedTouches(for: touch) ?? [touch] }
        if let current, touches.contains(current.touch) {
            extend(with: places(of: current.touch))
            lookAhead(event?.predictedTouches(for: current.touch) ?? [])
        }
        if let beforeErasing, touches.contains(beforeErasing.touch) {
            for touch in places(of: beforeErasing.touch) { erase(at: touch.location(in: self)) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let current, touches.contains(current.touch) {
            let before = drawing
            lookAhead([])
            self.current = nil
            drawing.strokes.append(current.stroke)
            onChange?("Drawing", before)
        }
        if let beforeErasing, touches.contains(beforeErasing.touch) {
            self.beforeErasing = nil
            if drawing != beforeErasing.drawing { onChange?("Erasing", beforeErasing.drawing) }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let current, touches.contains(current.touch) {
            lookAhead([])
            self.current = nil
            setNeedsDisplay(current.stroke.bounds)
        }
        if let beforeErasing, touches.contains(beforeErasing.touch) { show(beforeErasing.drawing) }
    }

    private func extend(with touches: [UITouch]) {
        for touch in touches {
            guard let changed = current?.stroke.add(point(of: touch)), !changed.isNull else { continue }
            setNeedsDisplay(changed)
        }
    }

    /// Draws the stroke up to the pen's predicted position; without touches, to its actual end.
    private func lookAhead(_ touches: [UITouch]) {
        if !aheadBounds.isNull { setNeedsDisplay(aheadBounds) }
        ahead = nil
        aheadBounds = .null
        guard var stroke = current?.stroke, !touches.isEmpty else { return }
        for touch in touches { aheadBounds = aheadBounds.union(stroke.add(point(of: touch))) }
        ahead = stroke
        setNeedsDisplay(aheadBounds)
    }

    private func point(of touch: UITouch) -> Stroke.Point {
        let place = touch.location(in: self)
        let pressure = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 1
        return Stroke.Point(x: place.x, y: place.y, pressure: max(0.05, min(1, pressure)))
    }

    private func erase(at place: CGPoint) {
        let hit = drawing.strokes.filter { $0.isNear(place, distance: penWidth) }
        guard !hit.isEmpty else { return }
        let gone = Set(hit)
        drawing.strokes.removeAll(where: gone.contains)
        setNeedsDisplay(hit.reduce(CGRect.null) { $0.union($1.bounds) })
    }
}
