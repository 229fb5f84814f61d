import UIKit

class HomeViewController: UIViewController, UIGestureRecognizerDelegate {

    @IBOutlet weak var ballView: BallView!

    override var prefersStatusBarHidden: Bool { true }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    // MARK: Gestures

    @IBAction func drag(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        recognizer.setTranslation(.zero, in: view)
        ballView.center = CGPoint(x: ballView.center.x + translation.x, y: ballView.center.y + translation.y)
        if recognizer.state == .ended {
            let velocity = recognizer.velocity(in: view)
            let target = CGPoint(x: ballView.center.x + velocity.x * 0.1, y: ballView.center.y + velocity.y * 0.1)
            let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 40, dy: 40)
            UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
                self.ballView.center = CGPoint(x: min(max(target.x, area.minX), area.maxX), y: min(max(target.y, area.minY), area.maxY))
            })
        }
    }

    @IBAction func turn(_ recognizer: UIRotationGestureRecognizer) {
        ballView.transform = ballView.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }

    @IBAction func hold(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        pulse(recognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }

    // MARK: Animations

    @IBAction func pulse(_ sender: Any) {
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 1
        scale.toValue = 1.3
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.fromValue = 1.0
        opacity.toValue = 0.5

        let group = CAAnimationGroup()
        group.animations = [scale, opacity]
        group.duration = 0.35
        group.autoreverses = true
        group.delegate = self
        group.setValue("pulse", forKey: "name")
        ballView.layer.add(group, forKey: "pulse")
    }

    @IBAction func followPath(_ sender: UIButton) {
        let path = CGMutablePath()
        let center = ballView.layer.position
        path.move(to: center)
        path.addArc(center: CGPoint(x: center.x, y: center.y - 60), radius: 60, startAngle: .pi / 2, endAngle: .pi * 5 / 2, clockwise: false)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1.5
        animation.calculationMode = .paced

        CATransaction.begin()
        CATransaction.setCompletionBlock { sender.isEnabled = true }
        sender.isEnabled = false
        ballView.layer.add(animation, forKey: "path")
        CATransaction.commit()
    }
}

extension HomeViewController: CAAnimationDelegate {

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, anim.value(forKey: "name") as? String == "pulse" else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
