// SPDX-License-Identifier: MIT
public import Foundation

extension UIWindowScene {
    /// The requested size and state of a scene's window.
    ///
    /// > Note: Differs from UIKit, whose class has subclasses for its platforms only; the properties of this one are for
    /// > Linux desktops.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The size of the content in points; `nil` keeps the current one.
        open var size: CGSize?
        /// Whether the window is displayed full screen; `nil` keeps the current state.
        open var isFullScreen: Bool?

        /// Creates preferences; `nil` values keep the current state.
        public init(size: CGSize? = nil, isFullScreen: Bool? = nil) {
            self.size = size
            self.isFullScreen = isFullScreen
        }

        /// The requested orientations of a scene, as on a device that is turned.
        ///
        /// A window that is taller than wide has a portrait orientation. If the orientation isn't among the requested
        /// ones, the window's width and height are exchanged.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The orientations; `nil` keeps the current one.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences that keep the current orientation.
            public init() {
                super.init()
            }

            /// Creates preferences for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

extension UIWindowScene.GeometryPreferences {
    /// The size to request for a window with the given content size; `nil` if it is to stay.
    func requestedSize(from current: CGSize) -> CGSize? {
        if let size { return size }
        guard let mask = (self as? iOS)?.interfaceOrientations, !mask.isEmpty else { return nil }
        let isLandscape = current.width > current.height
        let fits = !mask.isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
        return fits ? nil : CGSize(width: current.height, height: current.width)
    }
}
