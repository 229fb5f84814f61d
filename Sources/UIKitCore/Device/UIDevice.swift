// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The machine on which the application runs.
///
/// > Note: Differs from UIKit: there is no proximity monitoring, because Linux reports no proximity to applications.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The current device.
    public static var current: UIDevice { UIApplication.running?.device ?? placeholder }

    private static let placeholder = UIDevice()

    // MARK: - Identity

    /// The name of the machine: its pretty host name, or else its host name.
    public var name: String { Machine.name }
    /// The manufacturer's model name, such as "ThinkPad X13"; "Linux" if the firmware reports none.
    public var model: String { Machine.model }
    /// The same as `model`.
    public var localizedModel: String { model }
    /// Always "Linux", independent of the distribution.
    public var systemName: String { "Linux" }
    /// The kernel version as three numbers separated by periods.
    public var systemVersion: String { Machine.systemVersion }
    /// The interface idiom of the device: `.pad`, as for large screens.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .application }
    /// An identifier of this user's copy of the application that stays the same across launches.
    ///
    /// It is stored with the application's state; `nil` if state isn't stored, as during automation.
    ///
    /// > Note: Differs from UIKit, where all applications of a vendor share the identifier.
    public var identifierForVendor: UUID? { storedIdentifier() }
    /// Always `true`.
    public var isMultitaskingSupported: Bool { true }

    // MARK: - Orientation

    /// The device orientation: simulated, otherwise reported by a sensor, otherwise derived from the rotation of the
    /// main screen.
    ///
    /// The sensor is used only between `beginGeneratingDeviceOrientationNotifications()` and its counterpart.
    ///
    /// > Note: Differs from UIKit, where it is `.unknown` outside of these calls.
    public var orientation: UIDeviceOrientation { simulatedOrientation ?? sensedOrientation ?? screenOrientation }

    /// Whether orientation notifications are posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

    /// Starts the sensor and the posting of `orientationDidChangeNotification`, until a matching number of calls of
    /// `endGeneratingDeviceOrientationNotifications()`.
    public func beginGeneratingDeviceOrientationNotifications() {
        orientationRequests += 1
        if orientationRequests == 1 { startSensing() }
    }

    /// Ends the effect of one call of `beginGeneratingDeviceOrientationNotifications()`.
    public func endGeneratingDeviceOrientationNotifications() {
        guard orientationRequests > 0 else { return }
        orientationRequests -= 1
        if orientationRequests == 0 { stopSensing() }
    }

    // MARK: - Battery

    /// The charging state of a battery.
    public enum BatteryState: Int, Sendable {
        /// The battery isn't monitored, or there is none.
        case unknown = 0
        /// Discharging.
        case unplugged = 1
        /// Plugged in and charging.
        case charging = 2
        /// Plugged in and fully charged.
        case full = 3
    }

    /// Whether the battery is monitored; `false` by default.
    public var isBatteryMonitoringEnabled = false {
        didSet { if isBatteryMonitoringEnabled != oldValue { batteryMonitoringDidChange() } }
    }

    /// The charge from 0 to 1; -1 if the battery isn't monitored or there is none.
    ///
    /// Changes are posted if UPower is running. Otherwise the value is still current whenever it is read, but changes
    /// aren't posted, because the kernel doesn't report them to unprivileged processes.
    public var batteryLevel: Float { currentBattery.map { Float($0.level) } ?? -1 }

    /// The charging state; `unknown` if the battery isn't monitored or there is none.
    public var batteryState: BatteryState { currentBattery?.state ?? .unknown }

    // MARK: - State

    /// The simulated orientation, which takes precedence.
    var simulatedOrientation: UIDeviceOrientation?
    var sensedOrientation: UIDeviceOrientation?
    var orientationRequests = 0
    /// The orientation most recently posted.
    var knownOrientation: UIDeviceOrientation?
    /// The orientation sensor; `nil` if there is none.
    ///
    /// It is set after the launch, which may already have requested notifications.
    package var orientationSensor: (any OrientationSensor)? {
        didSet { if isGeneratingDeviceOrientationNotifications { startSensing() } }
    }
    /// The service that reports battery changes; `nil` if there is none.
    ///
    /// It is set after the launch.
    package var batteryWatch: (any BatteryWatch)? {
        didSet { if isBatteryMonitoringEnabled { batteryMonitoringDidChange() } }
    }
    /// The service that changes the panel's brightness; `nil` if there is none.
    package var backlightControl: (any BacklightControl)?
    /// Plays the click of an input view; `nil` if sounds aren't played, as by headless applications.
    package var playClick: (() -> Void)?
    var batteryFiles = BatteryFiles()
    var backlight = Backlight()
    /// The state most recently reported by the service.
    var watchedBattery: BatteryReading?
    var knownIdentifier: UUID?

    override init() {}
}

extension UIDevice {
    /// Posted when the device orientation changed.
    ///
    /// The object is the device.
    ///
    /// Posted only between `beginGeneratingDeviceOrientationNotifications()` and its counterpart.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery level changed by 0.01 or more.
    ///
    /// The object is the device.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the charging state of the battery changed.
    ///
    /// The object is the device.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
}

extension UIUserInterfaceIdiom {
    /// The idiom for which applications are laid out.
    static let application = UIUserInterfaceIdiom.pad
}

/// Returns the idiom of the interface, `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
