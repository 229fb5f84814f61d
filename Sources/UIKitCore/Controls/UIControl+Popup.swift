// SPDX-License-Identifier: MIT
internal import Foundation

extension UIControl {
    /// Opens a popup that shows `content` below the control.
    ///
    /// A press outside it closes it.
    ///
    /// - Returns: The popup, or `nil` if the control isn't in a window.
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
