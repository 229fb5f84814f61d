// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// Which part of a view a preview shows, and on what it lies.
///
/// Paths are in the coordinates of the previewed view.
@MainActor
open class UIPreviewParameters {
    /// What is cut out of the view; `nil`, the default, shows all of it.
    open var visiblePath: UIBezierPath?
    /// The outline that casts the preview's shadow; `nil`, the default, is that of what is shown.
    open var shadowPath: UIBezierPath?

    /// Parameters that show all of a view.
    public init() {}

    /// Parameters that cut out lines of text, with a little room about each, as one shape.
    ///
    /// The rectangles are in the view's coordinates, one for each line or part of one. Those that are empty or no
    /// numbers are passed over; if none is left, all of the view is shown.
    ///
    /// > Note: Differs from UIKit: rectangles, where Objective-C needs values that hold them.
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

    /// What lies behind the view where it lets something through; `nil` brings back the system's background.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? .systemBackground }
        set { ownBackgroundColor = newValue }
    }
}
