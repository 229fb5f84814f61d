// SPDX-License-Identifier: MIT
import UIKit

/// Three paths that are filled while they contain the pointer.
///
/// The open one never does.
final class HitCard: CardView {
    private let field = HitField(frame: .zero)

    override func build() {
        field.accessibilityIdentifier = "hits"
        addSubview(field)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 100 + grown(20) }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 80 + grown(20) }
    override var stretch: CGFloat { 120 }
    override func layoutBody(in area: CGRect) { field.frame = area }

    /// Updates the paths for the pointer at `point` in the card's coordinates, or `nil` for none.
    func point(at point: CGPoint?) {
        field.point(at: point.map { field.convert($0, from: self) })
    }
}

/// The field with the paths.
///
/// A touch that moves over them acts as the pointer.
final class HitField: StageView {
    private static let names = ["closed", "ring", "open"]

    /// The name of the path that contains the pointer.
    private(set) var hit: String?

    private let drawing = DrawingView()
    private let names = ["Closed", "Ring", "Open"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(drawing)
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
        drawing.drawing = { [weak self] _ in self?.drawPaths() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.frame = bounds
        GridLayout.place(
            names, in: CGRect(x: 0, y: bounds.height - namesHeight, width: bounds.width, height: grown(20)), columns: 3,
            rowHeight: grown(20), spacing: 0)
    }

    private var namesHeight: CGFloat { grown(20) + 6 }

    private var paths: [(name: String, path: UIBezierPath)] {
        let width = bounds.width / 3
        let areas = (0..<3).map { index in
            CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height - namesHeight)
                .insetBy(dx: width * 0.16, dy: 16)
        }
        let ring = UIBezierPath.ring(in: areas[1])
        ring.usesEvenOddFillRule = true
        let all = [UIBezierPath.wave(in: areas[0], isClosed: true), ring, .wave(in: areas[2], isClosed: false)]
        return Array(zip(Self.names, all))
    }

    private func drawPaths() {
        for (name, path) in paths {
            path.lineWidth = 2
            path.lineJoinStyle = .round
            path.lineCapStyle = .round
            UIColor.tintColor.set()
            if name == hit { path.fill() }
            path.stroke()
        }
    }

    func point(at point: CGPoint?) {
        let name = point.flatMap { point in paths.first { $0.path.contains(point) }?.name }
        guard name != hit else { return }
        hit = name
        drawing.setNeedsDisplay()
    }

    // MARK: - Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        point(at: touches.first?.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        point(at: touches.first?.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.type != .indirectPointer { point(at: nil) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { point(at: nil) }
}
