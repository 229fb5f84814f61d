// SPDX-License-Identifier: MIT
internal import Foundation

/// The bars that a container lays over a child.
struct CoveringBars {
    /// The distances in points by which the bars extend beyond the container's safe area.
    var insets: UIEdgeInsets
    /// The container's safe area without the bars, in points.
    var safeArea: UIEdgeInsets
    /// The edges at which the bars are opaque.
    var opaqueEdges: UIRectEdge = []
}

extension UIViewController {
    /// Returns the frame of a child's view in `bounds` with `bars`, and the insets by which they cover it.
    ///
    /// Only a bar keeps the view away from an edge; the safe area alone doesn't.
    func place(in bounds: CGRect, under bars: CoveringBars) -> (frame: CGRect, insets: UIEdgeInsets) {
        var edges = edgesForExtendedLayout
        if !extendedLayoutIncludesOpaqueBars { edges.subtract(bars.opaqueEdges) }
        var (frame, insets) = (bounds, bars.insets)
        if insets.top > 0, !edges.contains(.top) {
            let height = min(insets.top + bars.safeArea.top, frame.height)
            frame.origin.y += height
            frame.size.height -= height
            insets.top = 0
        }
        if insets.bottom > 0, !edges.contains(.bottom) {
            frame.size.height -= min(insets.bottom + bars.safeArea.bottom, frame.height)
            insets.bottom = 0
        }
        return (frame, insets)
    }
}
