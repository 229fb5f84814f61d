// SPDX-License-Identifier: MIT
public import Foundation

/// An element that is read line by line, such as a page of a book.
///
/// A page whose element has the trait `causesPageTurn` is followed by the next one: at its end, the element is asked to
/// scroll to the next page.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// Returns the number of the line at a point in the window; `NSNotFound` if there is none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line; `nil` if there is none with that number.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in the window.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the page.
    func accessibilityPageContent() -> String?
    /// Returns the text of a line with attributes; by default without any.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the text of the page with attributes; by default without any.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
