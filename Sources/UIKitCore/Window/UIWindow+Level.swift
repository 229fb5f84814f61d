// SPDX-License-Identifier: MIT
internal import Windowing

extension UIWindow {
    /// The desktop's window that this one stands in front of: of its scene, or without scenes of the application, the
    /// frontmost below its level (`R-V-40`).
    ///
    /// No desktop lets applications stack windows; all keep one that belongs to another in front of it.
    var ownerOnDesktop: (any PlatformWindow)? {
        guard windowLevel > .normal else { return nil }
        let others = windowScene?.windows ?? UIApplication.running?.windows ?? []
        return others.last { $0 !== self && $0.windowLevel < windowLevel && $0.host != nil }?.host?.platform
    }

    var isFirstOfRestoredFullScreen: Bool {
        guard let windowScene, windowScene.session.place.isFullScreen else { return false }
        return windowScene.windows.first === self
    }
}
