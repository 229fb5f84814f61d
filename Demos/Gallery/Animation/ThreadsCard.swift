// SPDX-License-Identifier: MIT
import UIKit

/// A wheel animated by the compositor next to a wheel animated by the main thread.
final class ThreadsCard: CardView {
    private static let side: CGFloat = 48
    private static let blockingTime: TimeInterval = 0.5
    private static let turn: TimeInterval = 2

    private let stage = StageView(frame: .zero)
    private let composed = WheelView(frame: .zero)
    private let driven = WheelView(frame: .zero)
    private let names = ["Compositor", "Main thread"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }
    private let button = UIButton("Block the main thread for 0.5 s", .tinted()) { $0.buttonSize = .small }
    private var timer: Timer?

    override func build() {
        for view in [composed, driven] + names { stage.addSubview(view) }
        addSubview(stage)
        addSubview(button)
        for name in names { name.textAlignment = .center }
        button.accessibilityIdentifier = "block"
        button.addTarget(self, action: ThreadsCard.block, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        Self.side + 36 + grown(20) + 12 + ChoiceControl.height
    }
    override var stretch: CGFloat { 120 }

    override func layoutBody(in area: CGRect) {
        let rowY = area.maxY - ChoiceControl.height
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: rowY - 12 - area.minY)
        let width = min(button.sizeThatFits(.zero).width, area.width)
        button.frame = CGRect(x: area.maxX - width, y: rowY, width: width, height: ChoiceControl.height)
        let half = (stage.bounds.width / 2).rounded()
        let top = ((stage.bounds.height - Self.side - 8 - grown(20)) / 2).rounded()
        for (index, wheel) in [composed, driven].enumerated() {
            let x = CGFloat(index) * half
            wheel.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
            wheel.center = CGPoint(x: x + half / 2, y: top + Self.side / 2)
            names[index].frame = CGRect(x: x, y: top + Self.side + 8, width: half, height: grown(20))
        }
    }

    // MARK: - Turning

    func start() {
        let rotation = CABasicAnimation(keyPath: "transform.rotation")
        rotation.fromValue = 0.0
        rotation.toValue = 2 * Double.pi
        rotation.duration = Self.turn
        rotation.repeatCount = .infinity
        rotation.timingFunction = CAMediaTimingFunction(name: .linear)
        composed.layer.add(rotation, forKey: "turn")

        let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.turnByHand() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        composed.layer.removeAnimation(forKey: "turn")
        timer?.invalidate()
        timer = nil
    }

    private func turnByHand() {
        let share = (CACurrentMediaTime() / Self.turn).truncatingRemainder(dividingBy: 1)
        driven.transform = CGAffineTransform(rotationAngle: share * 2 * .pi)
    }

    /// Blocks the main thread, which an application never should, to show that animations continue.
    private func block() {
        let deadline = CACurrentMediaTime() + Self.blockingTime
        while CACurrentMediaTime() < deadline {}
    }
}

/// A wheel with spokes.
///
/// Drawn once.
private final class WheelView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rim = bounds.insetBy(dx: 2, dy: 2)
        UIColor.tintColor.set()
        context.setLineWidth(3)
        context.strokeEllipse(in: rim)
        context.setLineCap(.round)
        context.setLineWidth(2)
        for spoke in 0..<6 {
            let angle = CGFloat(spoke) * .pi / 3
            context.beginPath()
            context.move(to: CGPoint(x: rim.midX, y: rim.midY))
            context.addLine(
                to: CGPoint(
                    x: rim.midX + cos(angle) * (rim.width / 2 - 1), y: rim.midY + sin(angle) * (rim.height / 2 - 1)))
            context.strokePath()
        }
        UIColor.systemOrange.set()
        context.fillEllipse(in: CGRect(x: rim.midX - 4.5, y: rim.minY + 3, width: 9, height: 9))
    }
}
