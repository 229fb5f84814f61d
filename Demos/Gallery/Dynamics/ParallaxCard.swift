// SPDX-License-Identifier: MIT
import UIKit

/// A landscape whose layers follow the pointer by their distances.
final class ParallaxCard: CardView {
    private let frameView = UIView()
    private let sun = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    /// From the most distant range, which the air makes pale, to the nearest.
    private let hills = [
        HillsView(.systemIndigo.withAlphaComponent(0.3), seed: 2),
        HillsView(.systemIndigo.withAlphaComponent(0.5), seed: 0.4),
        HillsView(.systemIndigo.withAlphaComponent(0.9), seed: 4),
    ]

    override func build() {
        frameView.clipsToBounds = true
        frameView.layer.cornerRadius = 12
        frameView.layer.cornerCurve = .continuous
        frameView.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
        frameView.isAccessibilityElement = true
        frameView.accessibilityLabel = "Landscape"
        addSubview(frameView)
        sun.backgroundColor = .systemYellow
        sun.layer.cornerRadius = 22
        frameView.addSubview(sun)
        add(6, to: sun)
        for (index, hill) in hills.enumerated() {
            frameView.addSubview(hill)
            add(CGFloat(index + 1) * 12, to: hill)
        }
    }

    private func add(_ distance: CGFloat, to view: UIView) {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        (horizontal.minimumRelativeValue, horizontal.maximumRelativeValue) = (-distance, distance)
        (vertical.minimumRelativeValue, vertical.maximumRelativeValue) = (-distance / 3, distance / 3)
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal, vertical]
        view.addMotionEffect(group)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 150 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 100 }
    override var stretch: CGFloat { 240 }
    override var mirrorsBody: Bool { false }

    override func layoutBody(in area: CGRect) {
        frameView.frame = area
        sun.center = CGPoint(x: area.width * 0.72, y: area.height * 0.28)
        for (index, hill) in hills.enumerated() {
            let top = area.height * (0.4 + 0.17 * CGFloat(index))
            // Wider and lower than the frame, so that no edge appears while it moves.
            hill.frame = CGRect(x: -40, y: top, width: area.width + 80, height: area.height - top + 30)
        }
    }
}

/// A range of hills.
private final class HillsView: UIView {
    private let color: UIColor
    private let seed: CGFloat

    init(_ color: UIColor, seed: CGFloat) {
        (self.color, self.seed) = (color, seed)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for x in stride(from: 0, through: bounds.width + 8, by: 8) {
            let height = 14 * sin(x / 47 + seed) + 8 * sin(x / 21 + seed * 3)
            path.addLine(to: CGPoint(x: x, y: 24 - height))
        }
        path.addLine(to: CGPoint(x: bounds.width + 8, y: bounds.height))
        path.close()
        color.setFill()
        path.fill()
    }
}
