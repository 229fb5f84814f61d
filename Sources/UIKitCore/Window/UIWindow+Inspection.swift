// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics
internal import LayerTree
package import Windowing

extension UIWindow {
    /// Delivers an event as the display server would, at the current time, with positions in this window's coordinates.
    ///
    /// It takes the path of a real event, starting at the surface's delegate. A window that is not visible receives
    /// nothing.
    package func receive(_ event: InputEvent) {
        guard let application = UIApplication.running else { return }
        surface?.receive(event.stamped(at: application.windowSystem.timeSource.now))
    }

    /// Delivers pending reports from the render server, such as the end of an animation, without waiting for the main
    /// queue.
    package func deliverFrameReports() {
        surface?.layers.deliverReports()
        for popup in popups { popup.deliverFrameReports() }
    }

    /// The number of frames requested from the window, whether or not anything had changed.
    package var composedFrames: Int {
        guard let statistics = surface?.layers.statistics else { return 0 }
        let own = statistics.framesPresented + statistics.framesUnchanged + statistics.framesWithoutBuffer
        return popups.reduce(own) { $0 + $1.composedFrames }
    }

    /// Draws the window at the current state of its animations, including its popups.
    ///
    /// - Parameter isExtended: Whether the image includes the parts of popups that reach beyond the window.
    /// - Returns: The image; `nil` before the window is configured.
    package func picture(isExtended: Bool = true) -> CGImage? {
        guard let surface, let own = surface.picture() else { return nil }
        let shown = allPopups.filter { $0.surface?.isConfigured == true }
        let pictures = shown.compactMap { popup in
            popup.surface?.picture().map { picture in
                let origin = popup.originInRoot
                return (image: picture.image, frame: picture.frame.offsetBy(dx: origin.x, dy: origin.y))
            }
        }
        guard !pictures.isEmpty else { return own.image }
        let places = shown.map { CGRect(origin: $0.originInRoot, size: $0.bounds.size) }
        let canvas = isExtended ? places.reduce(own.frame) { $0.union($1) }.integral : own.frame
        let format = UIGraphicsImageRendererFormat()
        format.scale = surface.scale
        return UIGraphicsImageRenderer(size: canvas.size, format: format).image { _ in
            for picture in [own] + pictures {
                UIImage(cgImage: picture.image).draw(in: picture.frame.offsetBy(dx: -canvas.minX, dy: -canvas.minY))
            }
        }.cgImage
    }

    /// Whether the display server has configured the window's size.
    package var isConfigured: Bool {
        surface?.isConfigured == true
    }

    /// Asks the display server for a content size, in points; ignored unless the window is visible.
    package func requestContentSize(_ size: CGSize) {
        host?.setContentSize(size)
    }
}
