// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Windowing

extension UIScreen {
    /// What is done about edges of a screen that hide some of its picture, as those of television sets do.
    public enum OverscanCompensation: Int, Sendable {
        /// The desktop makes the whole picture smaller, so that nothing is hidden.
        case scale
        /// The picture has all pixels of the screen, and `bounds` only the part that is seen; windows that fill the screen
        /// are black beyond it.
        case insetBounds
        /// The picture and `bounds` have all pixels of the screen; what is hidden is in `overscanCompensationInsets`.
        case none
    }

    /// What the edges hide of `bounds`, in points; zero while the desktop scales the picture.
    ///
    /// In windows that fill the screen it is part of the safe area's insets.
    ///
    /// > Note: Differs from UIKit: only an X server tells, of outputs with an underscan; elsewhere, under Wayland too, it is
    /// zero.
    public var overscanCompensationInsets: UIEdgeInsets {
        overscanCompensation == .insetBounds ? .zero : hiddenEdges
    }

    /// The part of `bounds` that is seen.
    @available(*, deprecated, message: "Use bounds, or the safe area of a window's views, instead.")
    public var applicationFrame: CGRect { bounds.inset(by: overscanCompensationInsets) }

    /// What `bounds` leaves out of the screen.
    var boundsInsets: UIEdgeInsets { overscanCompensation == .insetBounds ? hiddenEdges : .zero }

    private var hiddenEdges: UIEdgeInsets {
        let hidden = description.hiddenEdges
        return UIEdgeInsets(top: hidden.height, left: hidden.width, bottom: hidden.height, right: hidden.width)
    }

    func overscanCompensationDidChange(from old: OverscanCompensation) {
        guard let overscan = description.overscan else { return }
        let before = description
        if overscan.isScaled != (overscanCompensation == .scale) { askForScaling() }
        // A desktop that answered at once has had this told.
        guard description == before, description.hiddenEdges != .zero else { return }
        if (old == .insetBounds) != (overscanCompensation == .insetBounds) {
            NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
        }
        edgesDidChange()
    }

    private func askForScaling() {
        guard let application = UIApplication.running, application.screens.contains(self), let platformScreen else {
            return
        }
        do throws(WindowingError) {
            try application.windowSystem.setOverscanScaled(overscanCompensation == .scale, of: platformScreen)
        } catch {
            Log.error(error.description)
        }
    }

    /// Lays the windows out anew that fill the screen.
    func edgesDidChange() {
        for window in UIApplication.running?.windows ?? [] where window.screen === self {
            window.host?.screenEdgesDidChange()
        }
    }
}
