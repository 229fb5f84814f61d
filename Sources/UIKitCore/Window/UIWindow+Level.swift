// SPDX-License-Identifier: MIT
internal import Windowing

extension UIWindow {
    /// The platform window above which this window is placed: the frontmost one of lower level in its scene or, without
    /// scenes, in the application (`R-V-40`).
    ///
    /// Applications can't stack windows arbitrarily, but display servers keep a window above the one that owns it.
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
