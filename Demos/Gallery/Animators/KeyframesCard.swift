// SPDX-License-Identifier: MIT
import UIKit

/// A sheet that travels around the stage and rotates at each corner.
final class KeyframesCard: CardView {
    private static let size = CGSize(width: 44, height: 32)

    private let stage = StageView(frame: .zero)
    private let sheet = UIView(frame: CGRect(origin: .zero, size: size))
    private let mode = ChoiceControl(titles: ["Linear", "Smooth", "Steps"])
    private let button = UIButton("Start", .filled()) { $0.buttonSize = .small }

    override func build() {
        sheet.backgroundColor = .systemTeal
        sheet.layer.cornerRadius = 8
        sheet.layer.cornerCurve = .continuous
        sheet.accessibilityIdentifier = "round trip"
        stage.addSubview(sheet)
        for view in [stage, mode, button] { addSubview(view) }
        button.addTarget(self, action: KeyframesCard.go, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 112 + 12 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 96 + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 120 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(x: area.maxX - width, y: y, width: width, height: ChoiceControl.height)
        mode.frame = CGRect(
            x: area.minX, y: y, width: min(280, area.width - width - 12), height: ChoiceControl.height)
        sheet.center = corners[0]
    }

    private var corners: [CGPoint] {
        let area = stage.bounds.insetBy(dx: 36, dy: 30)
        return [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
        ]
    }

    private func go() {
        let modes: [UIView.KeyframeAnimationOptions] = [
            .calculationModeLinear, .calculationModeCubic, .calculationModeDiscrete,
        ]
        let corners = corners
        UIView.animateKeyframes(
            withDuration: 2.4, delay: 0, options: [modes[mode.selectedIndex], .allowUserInteraction]
        ) {
            for step in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
                    sheet.center = corners[(step + 1) % 4]
                }
            }
        }
    }
}
