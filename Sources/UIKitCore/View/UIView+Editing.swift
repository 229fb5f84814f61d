// SPDX-License-Identifier: MIT

extension UIView {
    /// Makes the first responder resign if it is this view or a descendant.
    ///
    /// - Parameter force: Whether it resigns without being asked: neither its `canResignFirstResponder` nor the
    ///   delegate of a text field or text view can refuse.
    /// - Returns: Whether the first responder has resigned or there is none; always `true` with `force`.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let first = window.firstResponder else { return true }
        guard let view = first as? UIView, view.isDescendant(of: self) else { return force }
        guard force else { return first.resignFirstResponder() }
        window.isForcingResignation = true
        defer { window.isForcingResignation = false }
        // An override of a subclass may still refuse.
        if !first.resignFirstResponder() { first.giveUpFirstResponder() }
        return true
    }
}
