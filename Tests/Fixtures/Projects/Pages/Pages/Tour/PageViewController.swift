import UIKit

class PageViewController: UIViewController {

    @IBOutlet weak var cardView: GradientView!
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var textLabel: UILabel!

    @objc var index = 0
    var page: TourPage!

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = page.image
        imageView.tintColor = UIColor(named: "CardText")
        titleLabel.text = page.title
        textLabel.text = page.text
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        perform(#selector(float), with: nil, afterDelay: 0.2)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        imageView.layer.removeAllAnimations()
    }

    @objc private func float() {
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        let position = imageView.layer.position
        animation.fromValue = NSValue(cgPoint: position)
        animation.toValue = NSValue(cgPoint: CGPoint(x: position.x, y: position.y - 8))
        animation.duration = 1.2
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        imageView.layer.add(animation, forKey: "float")
    }

    @IBAction func bounce(_ sender: UITapGestureRecognizer) {
        UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [.calculationModeCubic], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
                self.cardView.transform = CGAffineTransform(translationX: 0, y: -24)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
                self.cardView.transform = .identity
            }
        })
    }

    @IBAction func pinch(_ sender: UIPinchGestureRecognizer) {
        switch sender.state {
        case .changed:
            let scale = min(max(sender.scale, 0.8), 1.2)
            cardView.transform = CGAffineTransform(scaleX: scale, y: scale)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: sender.velocity, options: .curveEaseOut, animations: {
                self.cardView.transform = CGAffineTransform.identity
            }, completion: nil)
        default:
            break
        }
    }
}
