// SPDX-License-Identifier: MIT
internal import Foundation

/// The bars that a container lays over a child.
struct CoveringBars {
    /// How much they cover beyond the container's safe area, in points.
    var insets: UIEdgeInsets
    /// What of the container is covered without them, in points.
    var safeArea: UIEdgeInsets
    /// Where nothing shines through them.
    var opaqueEdges: UIRectEdge = []
}

extension UIViewController {
    /// Where in `bounds` the view belongs as a child under `bars`, and what of it they cover.
    ///
    /// Only a bar keeps a view from an edge; where there is none the safe area alone does not.
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
