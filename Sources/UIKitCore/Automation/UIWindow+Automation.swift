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
        guard let host, let application = UIApplication.running else { return }
        let origin = host.chrome.layout.content.origin
        let onSurface = event.mapped { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        host.platform.delegate?.window(
            host.platform, didReceive: onSurface.stamped(at: application.windowSystem.timeSource.now))
    }

    /// Passes on what the render server has to say, such as the end of an animation, without waiting for the main queue.
    package func deliverFrameReports() {
        host?.layers.deliverReports()
    }

    /// How often the window was asked for a frame, whether anything had changed in it or not.
    var composedFrames: Int {
        guard let statistics = host?.layers.statistics else { return 0 }
        return statistics.framesPresented + statistics.framesUnchanged + statistics.framesWithoutBuffer
    }

    /// What the window's content looks like at this moment of its animations; `nil` before the desktop gave it a shape.
    func picture() -> CGImage? {
        guard let host, let image = host.layers.snapshotImage(scale: host.scale) else { return nil }
        // Title bar and shadow are the desktop's matter, though they may be drawn here.
        let content = host.chrome.layout.content
        return image.cropping(to: content.applying(CGAffineTransform(scaleX: host.scale, y: host.scale)))
    }

    /// Whether the desktop has given the window its shape.
    var isConfigured: Bool {
        host?.platform.configuration.serial != nil
    }
}
