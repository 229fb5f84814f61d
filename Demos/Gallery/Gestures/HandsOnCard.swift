// SPDX-License-Identifier: MIT
import UIKit

/// A sheet that can be dragged, scaled, and rotated simultaneously.
final class HandsOnCard: CardView {
    private let stage = StageView(frame: .zero)
    private let sheet = UIImageView(image: Scenery.image)
    private let numbers = UILabel(
        "", font: .monospacedDigitSystemFont(ofSize: 12, weight: .regular), color: .secondaryLabel)
    private var offset = CGPoint.zero
    private var scale: CGFloat = 1
    private var angle: CGFloat = 0

    override func build() {
        sheet.isUserInteractionEnabled = true
        sheet.isMultipleTouchEnabled = true
        sheet.contentMode = .scaleAspectFill
        sheet.accessibilityIdentifier = "sheet"
        sheet.layer.cornerRadius = 12
        sheet.layer.cornerCurve = .continuous
        sheet.clipsToBounds = true
        stage.addSubview(sheet)
        addSubview(stage)
        addSubview(numbers)
        let recognizers = [
            UIPanGestureRecognizer(target: self, action: HandsOnCard.panned),
            UIPinchGestureRecognizer(target: self, action: HandsOnCard.pinched),
            UIRotationGestureRecognizer(target: self, action: HandsOnCard.turned),
        ]
        for recognizer in recognizers {
            recognizer.delegate = self
            sheet.addGestureRecognizer(recognizer)
        }
        let reset = UITapGestureRecognizer(target: self, action: HandsOnCard.reset)
        reset.numberOfTapsRequired = 2
        sheet.addGestureRecognizer(reset)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: stage)
        offset = CGPoint(x: offset.x + way.x, y: offset.y + way.y)
        pan.setTranslation(.zero, in: stage)
        show()
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        scale = min(max(scale * pinch.scale, 0.2), 6)
        pinch.scale = 1
        show()
    }

    private func turned(_ rotation: UIRotationGestureRecognizer) {
        angle += rotation.rotation
        rotation.rotation = 0
        show()
    }

    private func reset() {
        (offset, scale, angle) = (.zero, 1, 0)
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.show()
        }
    }

    private func show() {
        sheet.center = CGPoint(x: stage.bounds.midX + offset.x, y: stage.bounds.midY + offset.y)
        sheet.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        let degrees = Int((angle * 180 / .pi).rounded())
        numbers.text = "\(Int((scale * 100).rounded())) %  ·  \(degrees)°  ·  \(Int(offset.x)), \(Int(offset.y))"
    }

    // MARK: - Layout

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 260 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 140 }
    override var stretch: CGFloat { 500 }

    override func layoutBody(in area: CGRect) {
        numbers.frame = CGRect(x: area.minX, y: area.maxY - grown(16), width: area.width, height: grown(16))
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - 10 - grown(16))
        let side = min(stage.bounds.width, stage.bounds.height) * 0.5
        sheet.bounds = CGRect(x: 0, y: 0, width: (side * 1.5).rounded(), height: side.rounded())
        show()
    }
}

extension HandsOnCard: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is UITapGestureRecognizer) }
}
