// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// The appearance of a preview: the visible part of the view, its shadow, and its background.
///
/// Paths are in the coordinates of the previewed view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The outline of the visible part of the view; `nil` (the default) shows the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline that casts the preview's shadow; `nil` (the default) uses the outline of the visible part.
    open var shadowPath: UIBezierPath?

    /// Creates parameters that show the whole view.
    public override init() {}

    /// Creates parameters that show lines of text, with a small margin around each, as one shape.
    ///
    /// The rectangles are in the view's coordinates, one for each line or part of a line. Empty and non-finite
    /// rectangles are ignored; if none remains, the whole view is shown.
    ///
    /// > Note: Differs from UIKit: takes rectangles instead of `NSValue` objects.
    public init(textLineRects: [CGRect]) {
        let lines = textLineRects.filter { $0.isFinite && !$0.isEmpty }
        guard !lines.isEmpty else { return }
        let path = UIBezierPath()
        for line in lines {
            let box = line.insetBy(dx: -Theme.Preview.textMargin.width, dy: -Theme.Preview.textMargin.height)
            path.append(UIBezierPath(roundedRect: box, cornerRadius: Theme.Preview.textCornerRadius))
        }
        visiblePath = path
    }

    private var ownBackgroundColor: UIColor?

    /// The color behind transparent parts of the view. Setting `nil` restores the system background color.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? .systemBackground }
        set { ownBackgroundColor = newValue }
    }
}
