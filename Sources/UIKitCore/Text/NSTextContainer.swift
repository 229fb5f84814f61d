// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// The area in which a layout manager lays out text.
///
/// Text flows around the exclusion paths. A container of a text view follows its width; other containers have the size
/// that they are given.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Creates a container with a size in points; a width or height of 0, or one that isn't finite, is unlimited.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// Returns `nil`: UI files don't contain containers.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Area

    /// The size in points; a width or height of 0 is unlimited.
    open var size: CGSize {
        didSet { if size != oldValue { didChange() } }
    }

    /// The areas that the text avoids, in the container's coordinates; none by default.
    ///
    /// Paths that are changed take effect when the property is set again.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { excludePaths() }
    }

    /// Whether the width follows that of the text view; `true` for the container of a text view, otherwise `false`.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { didChange() } }
    }

    /// Whether the height follows that of the text view; `false` by default.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { didChange() } }
    }

    /// The padding between the text and the left and right edges of its lines, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = Theme.TextView.lineFragmentPadding {
        didSet {
            if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
            if lineFragmentPadding != oldValue { didChange() }
        }
    }

    /// The maximum number of lines; 0 (the default) for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// The breaking of lines that are too long, and the truncation of the last one if lines are omitted;
    /// `byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    // MARK: - Lines

    /// Whether lines have the container's full width: the case without exclusion paths.
    ///
    /// A subclass that overrides `lineFragmentRect` overrides this property, too, and returns `false`.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the part of a proposed line that lies within the container and outside the exclusion paths.
    ///
    /// - Parameters:
    ///   - proposedRect: The line, in the container's coordinates.
    ///   - characterIndex: The offset of the line's first character.
    ///   - baseWritingDirection: The direction of the paragraph, which determines the first of several parts.
    ///   - remainingRect: Set to the rest of the line after the result, for text beside an exclusion path; empty if
    ///     there is none.
    /// - Returns: The part; an empty rectangle if there is none at this height.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection:
            NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let (first, rest) = freePart(of: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft)
        remainingRect?.pointee = rest
        return first
    }

    // MARK: - Internal state

    /// Called after a change of a property.
    package var didChange: () -> Void = {}
    /// The layout manager that lays out text in the container.
    package weak var layoutOwner: AnyObject?
    /// The horizontal extents that exclusion paths cover, computed once for each path.
    var excludedShapes: [ExcludedShape] = []
    var excludedOutlines: [CGPath] = []
}
