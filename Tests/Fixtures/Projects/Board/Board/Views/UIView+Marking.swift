import UIKit
import ObjectiveC

private var markKey: UInt8 = 0

extension UIView {

    /// A text that a view carries along.
    @objc var mark: String? {
        get { return objc_getAssociatedObject(self, &markKey) as? String }
        set { objc_setAssociatedObject(self, &markKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    @objc func flash() {
        let overlay = UIView(frame: bounds)
        overlay.backgroundColor = tintColor
        overlay.alpha = 0.5
        overlay.isUserInteractionEnabled = false
        addSubview(overlay)
        UIView.animate(withDuration: 0.4, animations: { overlay.alpha = 0 }, completion: { _ in overlay.removeFromSuperview() })
    }

    @objc func flashWhenTapped() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flash)))
    }
}
