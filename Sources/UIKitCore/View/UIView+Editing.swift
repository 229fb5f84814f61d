// SPDX-License-Identifier: MIT

extension UIView {
    /// Makes the first responder resign if it is this view or a descendant.
    ///
    /// - Parameter force: Whether to return `true` even if it refuses.
    /// - Returns: Whether the first responder has resigned or there is none; always `true` with `force`.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let first = window.firstResponder else { return true }
        guard let view = first as? UIView, view.isDescendant(of: self) else { return force }
        return first.resignFirstResponder() || force
    }
}
