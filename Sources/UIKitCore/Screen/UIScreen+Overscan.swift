// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Windowing

extension UIScreen {
    /// The compensation for edges of a screen that hide part of the image (overscan), as on television sets.
    public enum OverscanCompensation: Int, Sendable {
        /// The image is scaled down so that nothing is hidden.
        case scale
        /// The image covers the whole screen, and `bounds` is the visible part. Windows that fill the screen are black
        /// beyond it.
        case insetBounds
        /// The image and `bounds` cover the whole screen; `overscanCompensationInsets` contains the hidden edges.
        case none
    }

    /// The hidden edges of `bounds`, in points; zero while the image is scaled.
    ///
    /// They are part of the safe area insets of windows that fill the screen.
    ///
    /// > Note: Differs from UIKit: available only from X servers, for outputs with underscan support; always zero on
    /// > Wayland.
    public var overscanCompensationInsets: UIEdgeInsets {
        overscanCompensation == .insetBounds ? .zero : hiddenEdges
    }

    /// The visible part of `bounds`.
    @available(*, deprecated, message: "Use bounds, or the safe area of a window's views, instead.")
    public var applicationFrame: CGRect { bounds.inset(by: overscanCompensationInsets) }

    /// The edges of the screen that `bounds` excludes.
    var boundsInsets: UIEdgeInsets { overscanCompensation == .insetBounds ? hiddenEdges : .zero }

    private var hiddenEdges: UIEdgeInsets {
        let hidden = platformDescription.hiddenEdges
        return UIEdgeInsets(top: hidden.height, left: hidden.width, bottom: hidden.height, right: hidden.width)
    }

    func overscanCompensationDidChange(from old: OverscanCompensation) {
        guard let overscan = platformDescription.overscan else { return }
        let before = platformDescription
        if overscan.isScaled != (overscanCompensation == .scale) { askForScaling() }
        // If the display server answered immediately, the change has already been handled.
        guard platformDescription == before, platformDescription.hiddenEdges != .zero else { return }
        if (old == .insetBounds) != (overscanCompensation == .insetBounds) {
            NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
        }
        edgesDidChange()
    }

    private func askForScaling() {
        guard let application = UIApplication.running, application.screens.contains(self), let platformScreen else {
            return
        }
        do throws(OperationError) {
            try application.windowSystem.setOverscanScaled(overscanCompensation == .scale, of: platformScreen)
        } catch {
            Log.error(error.description)
        }
    }

    /// Lays out the windows that fill the screen.
    func edgesDidChange() {
        for window in UIApplication.running?.windows ?? [] where window.screen === self {
            window.host?.screenEdgesDidChange()
        }
    }
}
