import UIKit

class ClockView: UIView {

    private var displayLink: CADisplayLink?
    private var start = CFAbsoluteTimeGetCurrent()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        isOpaque = false
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        displayLink?.invalidate()
        displayLink = nil
        guard window != nil else { return }
        displayLink = CADisplayLink(target: self, selector: #selector(UIView.setNeedsDisplay as (UIView) -> () -> Void))
        displayLink?.preferredFramesPerSecond = 10
        displayLink?.add(to: RunLoop.main, forMode: RunLoop.Mode.default)
    }

    @objc func restart() {
        start = CFAbsoluteTimeGetCurrent()
    }

    override func draw(_ rect: CGRect) {
        let seconds = CFAbsoluteTimeGetCurrent() - start
        let circle = bounds.insetBy(dx: 3, dy: 3)
        UIColor.tertiarySystemFill.setStroke()
        let face = UIBezierPath(ovalIn: circle)
        face.lineWidth = 4
        face.stroke()
        let end = -CGFloat.pi / 2 + CGFloat(seconds.truncatingRemainder(dividingBy: 60)) / 60 * 2 * .pi
        let arc = UIBezierPath(arcCenter: CGPoint(x: circle.midX, y: circle.midY), radius: circle.width / 2, startAngle: -.pi / 2, endAngle: end, clockwise: true)
        arc.lineWidth = 4
        arc.lineCapStyle = .round
        tintColor.setStroke()
        arc.stroke()
        let text = String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60) as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor.label]
        let size = text.size(withAttributes: attributes)
        text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), withAttributes: attributes)
    }
}
