// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// Where a window's views are shown and where its input comes from: a surface of the desktop, or a part of another
/// window's.
@MainActor
protocol WindowSurface: AnyObject {
    var input: WindowInput { get }
    /// What shows the layers; that of the surrounding window for a part of it.
    var layers: LayerHost { get }
    /// Pixels per point.
    var scale: CGFloat { get }
    /// Whether the desktop has said how large the surface is and where.
    var isConfigured: Bool { get }
    /// The content's upper left corner from that of what the user takes for the window: below a title bar, if there is one.
    var contentOffset: CGPoint { get }

    func show()
    func close()
    /// The window's program gave it another size.
    func windowDidTakeSize(_ size: CGSize)
    func updateCursor()
    func traitsDidChange()
    func makePopup(_ attributes: PopupAttributes) throws(WindowingError) -> any PlatformPopup
    /// Takes an event as if the desktop sent it, its places in window coordinates.
    func receive(_ event: InputEvent)
    /// What is seen at this moment of its animations, and where in the window's coordinates.
    func picture() -> (image: CGImage, frame: CGRect)?
}
