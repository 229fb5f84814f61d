// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// A connected display.
@MainActor
public final class UIScreen {
    /// The screen that windows open on; without a running application, a screen of 1280 by 800 points.
    public static var main: UIScreen { screens[0] }

    /// Every connected screen, the main one first; never empty (`R-V-51`).
    ///
    /// While the last screen is unplugged it stays here until there is another.
    public static var screens: [UIScreen] {
        guard let application = UIApplication.running else { return [placeholder] }
        if !application.screens.isEmpty { return application.screens }
        return [application.lastScreen ?? placeholder]
    }

    private static let placeholder = UIScreen(
        description: ScreenDescription(name: "none", frame: CGRect(x: 0, y: 0, width: 1280, height: 800)))

    /// The screen's area in points, origin at zero; without what its edges hide if `overscanCompensation` says so.
    ///
    /// A point is as wide as it is high, also in a mode whose pixels are not (`UIScreenMode.pixelAspectRatio`).
    public var bounds: CGRect {
        let edges = boundsInsets
        return CGRect(
            x: 0, y: 0, width: description.frame.width - edges.left - edges.right,
            height: description.frame.height - edges.top - edges.bottom)
    }

    /// The screen's area in pixels, as its mode has them: a turned screen keeps its panel's width and height.
    public var nativeBounds: CGRect {
        if let mode = description.currentMode {
            return CGRect(x: 0, y: 0, width: mode.size.width, height: mode.size.height)
        }
        let size = description.frame.size
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            origin: .zero,
            size: description.transform.swapsAxes ? CGSize(width: pixels.height, height: pixels.width) : pixels)
    }

    // MARK: - Modes

    /// The resolutions that the screen can show, in pixels; empty where the desktop does not tell.
    public var availableModes: [UIScreenMode] { description.modes.map(UIScreenMode.init) }

    /// The mode that the screen's maker recommends.
    public var preferredMode: UIScreenMode? { description.modes.first(where: \.isPreferred).map(UIScreenMode.init) }

    /// The resolution shown now; `nil` where the desktop does not tell.
    ///
    /// Setting one of `availableModes` asks the desktop for it, for all applications; the value changes, and
    /// `modeDidChangeNotification` is posted, once the desktop shows it. If it does not,
    /// `modeChangeDidFailNotification` says why; `apply(_:)` throws the same. `nil` and modes of other screens are ignored.
    ///
    /// > Note: Differs from UIKit, where the change cannot fail and is not seen by others.
    public var currentMode: UIScreenMode? {
        get { description.currentMode.map(UIScreenMode.init) }
        set { if let newValue, newValue != currentMode { begin(newValue) } }
    }

    /// Pixels per point; may be fractional.
    public var scale: CGFloat { description.scale }
    public var nativeScale: CGFloat { description.scale }

    /// Frames a second that the screen can show.
    public var maximumFramesPerSecond: Int {
        let rate = description.currentMode?.refreshRate ?? 0
        return rate >= 1 && rate < 10_000 ? Int(rate.rounded()) : 60
    }

    // MARK: - Edges

    /// What is done where the edges of the screen hide some of its picture; `.scale` by default.
    ///
    /// The desktop is asked once this is set, for all applications: to scale the picture by `.scale`, not to by the others.
    /// Until then it does what its user chose. Where it cannot be asked, or says no, the picture stays as it is.
    public var overscanCompensation = OverscanCompensation.scale {
        didSet { if overscanCompensation != oldValue { overscanCompensationDidChange(from: oldValue) } }
    }

    // MARK: - Relations

    /// The screen whose picture this one shows too; `nil` for a screen with a picture of its own.
    ///
    /// Of screens at the same place on the desktop, the later ones mirror the first.
    public var mirrored: UIScreen? {
        let first = Self.screens.first {
            $0 === self || $0.description.frame.origin == description.frame.origin && $0.platformScreen != nil
        }
        return first === self ? nil : first
    }

    /// What people call the screen: the device and, since they may have two of a kind, the connector ("Dell U2720Q (DP-1)").
    public var localizedName: String {
        let device = [description.make, description.model].filter { !$0.isEmpty }.joined(separator: " ")
        return device.isEmpty ? description.name : "\(device) (\(description.name))"
    }

    /// The traits of a window that fills the screen.
    public var traitCollection: UITraitCollection {
        var traits = UIApplication.running?.desktopTraits ?? .standard
        traits.displayScale = scale
        return traits.merging(Theme.Window.sizeClasses(for: bounds.size))
    }

    var description: ScreenDescription
    let platformScreen: (any PlatformScreen)?

    init(description: ScreenDescription, platformScreen: (any PlatformScreen)? = nil) {
        self.description = description
        self.platformScreen = platformScreen
    }
}

extension UIScreen: Hashable {
    public nonisolated static func == (left: UIScreen, right: UIScreen) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension UIScreen {
    /// A screen was connected; the object is the `UIScreen`.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// A screen was disconnected; the object is the `UIScreen`, which is no longer among `screens`.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// A screen's mode, scale or orientation changed; the object is the `UIScreen`.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// A mode that was set is not shown; the object is the `UIScreen`, `userInfo` has the `UIScreenError` under `errorKey`.
    nonisolated public static let modeChangeDidFailNotification = Notification.Name(
        "UIScreenModeChangeDidFailNotification")
    nonisolated public static let errorKey = "UIScreenErrorKey"
}
