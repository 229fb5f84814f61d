// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
internal import UIKitCore

/// A view that shows what a layout manager lays out.
@MainActor
protocol LayoutManagerClient: AnyObject {
    /// Returns the text of a paragraph with its attributes.
    func attributedParagraph(_ content: ParagraphStack.Content) -> AttributedText
    /// Called after characters or attributes have changed.
    ///
    /// - Parameters:
    ///   - change: The changed characters; `nil` if only attributes have changed.
    ///   - place: The heights of the affected paragraphs before the change.
    ///   - isSameHeight: Whether the paragraphs below stay where they are.
    func layoutDidChange(_ change: TextChange?, place: ClosedRange<CGFloat>, isSameHeight: Bool)
    /// Called after the containers have changed.
    func containersDidChange()
    func appearanceDidChange()
    /// Returns the provider of the view that shows an attachment; `nil` for one that is drawn.
    func viewProvider(for attachment: NSTextAttachment, at offset: Int) -> NSTextAttachmentViewProvider?
    /// The paragraph style of an empty paragraph at the end of the text, into which text may be typed.
    var paragraphStyleAtEnd: NSParagraphStyle? { get }
    /// The attributes of links.
    var attributesOfLinks: [NSAttributedString.Key: Any] { get }
    func needsDisplay(in range: Range<Int>)
}
