// SPDX-License-Identifier: MIT
internal import Foundation

extension UIControl {
    /// Opens `content` in front of the window, below the control; it goes when the user presses elsewhere.
    ///
    /// - Returns: the popup; `nil` for a control in no window.
    func openPopup(showing content: UIView, size: CGSize) -> PopupWindow? {
        guard let window, window.isShown else { return nil }
        let anchor = PopupAnchor.below(
            convert(bounds, to: window), isRightToLeft: isRightToLeft, gap: Theme.Control.popupGap)
        let popup = PopupWindow(parent: window, anchor: anchor, size: size)
        popup.owner = self
        popup.tintColor = tintColor
        content.frame = CGRect(origin: .zero, size: size)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        popup.addSubview(content)
        popup.isHidden = false
        return popup
    }
}
