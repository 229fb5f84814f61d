import UIKit

class BallView: GradientView {

    @IBInspectable var diameter: Int = 44 {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: diameter, height: diameter)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        startColor = UIColor(named: "Dawn") ?? .orange
        endColor = UIColor(named: "Dusk") ?? .purple
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 6
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        layer.shadowPath = UIBezierPath(ovalIn: bounds).cgPath
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
