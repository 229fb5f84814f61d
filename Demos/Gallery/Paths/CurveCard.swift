// SPDX-License-Identifier: MIT
import UIKit

/// A cubic Bézier curve with draggable end points and control points.
final class CurveCard: CardView {
    private let field = CurveField(frame: .zero)

    override func build() {
        field.accessibilityIdentifier = "curve"
        addSubview(field)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 168 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 120 }
    override var stretch: CGFloat { 160 }
    override func layoutBody(in area: CGRect) { field.frame = area }
}

final class CurveField: StageView {
    private static let knobSide: CGFloat = 16
    /// The radius around a knob, in points, in which it can be dragged.
    private static let reach: CGFloat = 22

    /// The start point, the two control points, and the end point, as fractions of the field's size.
    private(set) var shares = [
        CGPoint(x: 0.14, y: 0.74), CGPoint(x: 0.3, y: 0.14), CGPoint(x: 0.62, y: 0.9), CGPoint(x: 0.86, y: 0.26),
    ]

    private let drawing = DrawingView()
    private let knobs: [UIView] = (0..<4).map { index in
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: knobSide, height: knobSide))
        let isEnd = index == 0 || index == 3
        knob.backgroundColor = isEnd ? .tintColor : .systemOrange
        knob.layer.cornerRadius = isEnd ? 5 : knobSide / 2
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        knob.isUserInteractionEnabled = false
        knob.accessibilityIdentifier = ["start", "first handle", "second handle", "end"][index]
        return knob
    }
    private var held: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(drawing)
        for knob in knobs { addSubview(knob) }
        drawing.drawing = { [weak self] _ in self?.drawCurve() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.frame = bounds
        for (knob, point) in zip(knobs, points) { knob.center = point }
    }

    private var points: [CGPoint] {
        shares.map { CGPoint(x: $0.x * bounds.width, y: $0.y * bounds.height) }
    }

    private func drawCurve() {
        let points = points
        let handles = UIBezierPath()
        for (end, handle) in [(0, 1), (3, 2)] {
            handles.move(to: points[end])
            handles.addLine(to: points[handle])
        }
        handles.lineWidth = 1
        UIColor.systemOrange.setStroke()
        handles.stroke()
        let curve = UIBezierPath()
        curve.move(to: points[0])
        curve.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
        curve.lineWidth = 3.5
        curve.lineCapStyle = .round
        UIColor.tintColor.setStroke()
        curve.stroke()
    }

    // MARK: - Dragging

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let location = touches.first?.location(in: self) else { return }
        let distances = points.map { hypot($0.x - location.x, $0.y - location.y) }
        held = distances.indices.min { distances[$0] < distances[$1] }.flatMap {
            distances[$0] <= Self.reach ? $0 : nil
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let held, let location = touches.first?.location(in: self) else { return }
        let inset = Self.knobSide / 2
        shares[held] = CGPoint(
            x: min(max(location.x, inset), bounds.width - inset) / bounds.width,
            y: min(max(location.y, inset), bounds.height - inset) / bounds.height)
        drawing.setNeedsDisplay()
        setNeedsLayout()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { held = nil }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { held = nil }
}
