// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The methods for controlling the layout of a text.
///
/// All are optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Returns the space below the line that ends with a glyph, in points, in addition to that of its paragraph style;
    /// 0 by default.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space above the paragraph that begins with a glyph, in points, in addition to that of its paragraph
    /// style; 0 by default.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space below the paragraph that ends with a glyph, in points, in addition to that of its paragraph
    /// style; 0 by default.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Called when parts of the layout have become invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called when text has been laid out to the end of a container, or, with `nil`, to the end of the text without
    /// filling the last one.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    /// Called when the size of a container has changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }

    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}
