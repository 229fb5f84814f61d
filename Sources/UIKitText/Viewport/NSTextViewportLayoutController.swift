// SPDX-License-Identifier: MIT
public import Foundation

/// Lays out the fragments that a view shows, and asks its delegate to show them.
///
/// A view calls ``layoutViewport()`` when it is laid out and when it scrolls.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    /// The layout manager; not retained.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The object that knows the visible area and shows fragments; not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// The visible area in the container, as of the last layout.
    open private(set) var viewportBounds = CGRect.zero

    /// The text in the visible area; `nil` before layout, and without text.
    open private(set) var viewportRange: NSTextRange?

    /// Creates the controller of a layout manager.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Lays out the visible fragments, and calls the delegate for each.
    open func layoutViewport() {
        guard let textLayoutManager, let delegate else { return }
        viewportBounds = delegate.viewportBounds(for: self)
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportRange = nil
        let first = textLayoutManager.textLayoutFragment(for: CGPoint(x: 0, y: max(viewportBounds.minY, 0)))
        let bottom = viewportBounds.maxY
        if let first, viewportBounds.height > 0 {
            textLayoutManager.enumerateTextLayoutFragments(
                from: first.rangeInElement.location, options: [.ensuresLayout, .ensuresExtraLineFragment]
            ) { fragment in
                guard fragment.layoutFragmentFrame.minY < bottom else { return false }
                let range = fragment.rangeInElement
                viewportRange = viewportRange?.union(range) ?? range
                delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
                return true
            }
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Lays out the text at a location, and returns the height at which a view that scrolls there shows it.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let fragment = textLayoutManager?.textLayoutFragment(for: textLocation) else { return 0 }
        _ = fragment.textLineFragments
        return fragment.layoutFragmentFrame.minY
    }

    /// Moves the visible area, as when a view has scrolled without layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
    }
}

/// A view that shows the fragments of a layout manager.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible area in the coordinates of the container, with what is drawn beyond it.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

    /// Shows a fragment, such as in a layer of its own.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    )

    /// Called before layout; by default without effect.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)

    /// Called after layout; by default without effect.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {}
    public func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {}
}
