// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// The surface that displays a window's views and receives its input: a toplevel, or part of another window's surface.
@MainActor
protocol WindowSurface: AnyObject {
    var input: WindowInput { get }
    /// The host that displays the layers; for part of another window, that of the enclosing window.
    var layers: LayerHost { get }
    /// The number of pixels per point.
    var scale: CGFloat { get }
    /// Whether the compositor has configured the surface's size and position.
    var isConfigured: Bool { get }
    /// The offset of the content from the top left corner of the window geometry: below a title bar, if there is one.
    var contentOffset: CGPoint { get }

    func show()
    func close()
    /// Called when the application resized the window.
    func windowDidTakeSize(_ size: CGSize)
    func updateCursor()
    func traitsDidChange()
    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup
    /// Handles an event with locations in window coordinates, as if the display server had sent it.
    func receive(_ event: InputEvent)
    /// Returns an image of the current state, including animations in progress, and its frame in window coordinates.
    func picture() -> (image: CGImage, frame: CGRect)?
}
