// SPDX-License-Identifier: MIT
public import Foundation

/// Methods that describe the position of a scroll view's content.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the position that is read after scrolling by a page, such as “Page 3 of 9”; `nil`, the default, for the
    /// position as a percentage.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Returns the position with attributes; `nil` by default.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
