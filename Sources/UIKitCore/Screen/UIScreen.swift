// SPDX-License-Identifier: MIT
public import Foundation
package import Windowing

/// A connected display.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen on which windows open; without a running application, a screen of 1280 × 800 points.
    public static var main: UIScreen { screens[0] }

    /// The connected screens, starting with the main screen; never empty (`R-V-51`).
    ///
    /// If the last screen is disconnected, it remains in the array until another is connected.
    public static var screens: [UIScreen] {
        guard let application = UIApplication.running else { return [placeholder] }
        if !application.screens.isEmpty { return application.screens }
        return [application.lastScreen ?? placeholder]
    }

    private static let placeholder = UIScreen(
        description: ScreenDescription(name: "none", frame: CGRect(x: 0, y: 0, width: 1280, height: 800)))

    /// The screen's area in points, with the origin at zero; excludes hidden edges if `overscanCompensation` is
    /// `insetBounds`.
    ///
    /// Points are square even in a mode with non-square pixels (`UIScreenMode.pixelAspectRatio`).
    public var bounds: CGRect {
        let edges = boundsInsets
        return CGRect(
            x: 0, y: 0, width: platformDescription.frame.width - edges.left - edges.right,
            height: platformDescription.frame.height - edges.top - edges.bottom)
    }

    /// The screen's area in pixels in the orientation of the panel, even if the screen is rotated.
    public var nativeBounds: CGRect {
        if let mode = platformDescription.currentMode {
            return CGRect(x: 0, y: 0, width: mode.size.width, height: mode.size.height)
        }
        let size = platformDescription.frame.size
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            origin: .zero,
            size: platformDescription.transform.swapsAxes ? CGSize(width: pixels.height, height: pixels.width) : pixels)
    }

    // MARK: - Modes

    /// The supported resolutions, in pixels; empty if the display server doesn't report them.
    public var availableModes: [UIScreenMode] { platformDescription.modes.map(UIScreenMode.init) }

    /// The mode recommended by the manufacturer.
    public var preferredMode: UIScreenMode? {
        platformDescription.modes.first(where: \.isPreferred).map(UIScreenMode.init)
    }

    /// The current mode; `nil` if the display server doesn't report it.
    ///
    /// Setting it to one of `availableModes` requests the mode, which affects all applications. Once the mode is
    /// displayed, the value changes and `modeDidChangeNotification` is posted. If the change fails,
    /// `modeChangeDidFailNotification` is posted; `apply(_:)` throws the same error. `nil` and modes of other screens
    /// are ignored.
    ///
    /// > Note: Differs from UIKit, where changing the mode can't fail and doesn't affect other applications.
    public var currentMode: UIScreenMode? {
        get { platformDescription.currentMode.map(UIScreenMode.init) }
        set { if let newValue, newValue != currentMode { begin(newValue) } }
    }

    /// The number of pixels per point, possibly fractional.
    public var scale: CGFloat { platformDescription.scale }
    /// The number of pixels per point; equal to `scale`.
    public var nativeScale: CGFloat { platformDescription.scale }

    /// The maximum refresh rate in frames per second.
    public var maximumFramesPerSecond: Int {
        let rate = platformDescription.currentMode?.refreshRate ?? 0
        return rate >= 1 && rate < 10_000 ? Int(rate.rounded()) : 60
    }

    // MARK: - Overscan

    /// The compensation for hidden edges of the screen; `.scale` by default.
    ///
    /// Setting it asks the display server to scale the image (`.scale`) or not to (other values), for all applications.
    /// Until then the user's setting applies. If the request isn't supported or fails, the image is unchanged.
    public var overscanCompensation = OverscanCompensation.scale {
        didSet { if overscanCompensation != oldValue { overscanCompensationDidChange(from: oldValue) } }
    }

    // MARK: - Mirroring

    /// The screen whose image this screen mirrors; `nil` if it displays its own.
    ///
    /// Of several screens at the same position, the later ones mirror the first.
    public var mirrored: UIScreen? {
        let first = Self.screens.first {
            $0 === self
                || $0.platformDescription.frame.origin == platformDescription.frame.origin && $0.platformScreen != nil
        }
        return first === self ? nil : first
    }

    /// The user-visible name of the screen: the device and, to tell identical devices apart, the connector ("Dell
    /// U2720Q (DP-1)").
    public var localizedName: String {
        let device = [platformDescription.make, platformDescription.model].filter { !$0.isEmpty }.joined(separator: " ")
        return device.isEmpty ? platformDescription.name : "\(device) (\(platformDescription.name))"
    }

    /// The traits of a window that fills the screen.
    public var traitCollection: UITraitCollection {
        let traits = (UIApplication.running?.desktopTraits ?? .standard).with { $0.displayScale = scale }
        return traits.merging(Theme.Window.sizeClasses(for: bounds.size))
    }

    var platformDescription: ScreenDescription
    package let platformScreen: (any PlatformScreen)?

    init(description: ScreenDescription, platformScreen: (any PlatformScreen)? = nil) {
        platformDescription = description
        self.platformScreen = platformScreen
    }
}

extension UIScreen {
    /// Posted when a screen was connected.
    ///
    /// The object is the `UIScreen`.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen was disconnected.
    ///
    /// The object is the `UIScreen`, which is no longer in `screens`.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a screen's mode, scale, or orientation changed.
    ///
    /// The object is the `UIScreen`.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when changing a screen's mode failed.
    ///
    /// The object is the `UIScreen`; `userInfo` contains the `UIScreenError` for `errorKey`.
    nonisolated public static let modeChangeDidFailNotification = Notification.Name(
        "UIScreenModeChangeDidFailNotification")
    /// The key in `userInfo` for the `UIScreenError` of a failed mode change.
    nonisolated public static let errorKey = "UIScreenErrorKey"
}
