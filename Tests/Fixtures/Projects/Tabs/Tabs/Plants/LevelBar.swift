import UIKit

@IBDesignable class LevelBar: UIView {

    @IBInspectable var level: Float = 0 { didSet { setNeedsLayout() } }
    @IBInspectable var barColor: UIColor = .systemBlue { didSet { fill.backgroundColor = barColor } }

    private let fill = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        clipsToBounds = true
        fill.backgroundColor = barColor
        addSubview(fill)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(level), height: bounds.height)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: 12)
    }

    @objc(setLevel:animated:)
    func setLevel(_ level: Float, animated: Bool) {
        self.level = level
        guard animated else { return }
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: {
            self.layoutIfNeeded()
        })
    }
}
