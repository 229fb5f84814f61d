// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
package import Windowing

extension UIWindow {
    /// Hands in an event as the desktop would, its places in this window's coordinates, the present as its time.
    ///
    /// It takes the same way as a real one, from the surface's delegate on. A window that is not shown receives nothing.
    package func receive(_ event: InputEvent) {
        guard let application = UIApplication.running else { return }
        surface?.receive(event.stamped(at: application.windowSystem.timeSource.now))
    }

    /// Passes on what the render server has to say, such as the end of an animation, without waiting for the main queue.
    package func deliverFrameReports() {
        surface?.layers.deliverReports()
        for popup in popups { popup.deliverFrameReports() }
    }

    /// How often the window was asked for a frame, whether anything had changed in it or not.
    var composedFrames: Int {
        guard let statistics = surface?.layers.statistics else { return 0 }
        let own = statistics.framesPresented + statistics.framesUnchanged + statistics.framesWithoutBuffer
        return popups.reduce(own) { $0 + $1.composedFrames }
    }

    /// What the window's content looks like at this moment of its animations, with the popups in front of it; `nil` before
    /// the desktop gave it a shape.
    ///
    /// Popups that reach out of the window make the picture larger.
    func picture() -> CGImage? {
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
        let canvas = places.reduce(own.frame) { $0.union($1) }.integral
        let format = UIGraphicsImageRendererFormat()
        format.scale = surface.scale
        return UIGraphicsImageRenderer(size: canvas.size, format: format).image { _ in
            for picture in [own] + pictures {
                UIImage(cgImage: picture.image).draw(in: picture.frame.offsetBy(dx: -canvas.minX, dy: -canvas.minY))
            }
        }.cgImage
    }

    /// Whether the desktop has given the window its shape.
    var isConfigured: Bool {
        surface?.isConfigured == true
    }
}
