// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The machine that the application runs on.
///
/// > Note: Differs from UIKit: nothing tells an application how near a face is, so there is no proximity monitoring.
@MainActor
public final class UIDevice {
    /// The one device.
    public static var current: UIDevice { UIApplication.running?.device ?? placeholder }

    private static let placeholder = UIDevice()

    // MARK: - Identity

    /// What its owner calls the machine: its pretty host name, else its host name.
    public var name: String { Machine.name }
    /// The maker's name for this kind of machine ("ThinkPad X13"); "Linux" where the firmware does not tell.
    public var model: String { Machine.model }
    public var localizedModel: String { model }
    /// "Linux", whatever the distribution.
    public var systemName: String { "Linux" }
    /// The kernel's version, three numbers with points between them.
    public var systemVersion: String { Machine.systemVersion }
    /// The style of interface that suits the device: `.pad`, as on a desktop there is room.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .application }
    /// A name for this user's copy of the application, the same at each launch.
    ///
    /// It is kept with the application's state; `nil` if that is kept nowhere, as while a script drives the application.
    ///
    /// > Note: Differs from UIKit, where all applications of a vendor have the same.
    public var identifierForVendor: UUID? { storedIdentifier() }
    /// Always `true`.
    public var isMultitaskingSupported: Bool { true }

    // MARK: - Orientation

    /// How the device is held: as a script says, else as its sensor feels, else as its main screen is turned.
    ///
    /// The sensor is asked only between `beginGeneratingDeviceOrientationNotifications()` and its counterpart.
    ///
    /// > Note: Differs from UIKit, where it is `.unknown` outside of these calls.
    public var orientation: UIDeviceOrientation { simulatedOrientation ?? sensedOrientation ?? screenOrientation }

    public var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

    /// Has `orientationDidChangeNotification` posted, and the sensor work, until as many calls of
    /// `endGeneratingDeviceOrientationNotifications()`.
    public func beginGeneratingDeviceOrientationNotifications() {
        orientationRequests += 1
        if orientationRequests == 1 { startSensing() }
    }

    public func endGeneratingDeviceOrientationNotifications() {
        guard orientationRequests > 0 else { return }
        orientationRequests -= 1
        if orientationRequests == 0 { stopSensing() }
    }

    // MARK: - Battery

    /// How the battery fares.
    public enum BatteryState: Int, Sendable {
        /// Not monitored, or there is no battery.
        case unknown = 0
        case unplugged = 1
        case charging = 2
        /// Plugged in, and as full as it gets.
        case full = 3
    }

    /// Whether the battery is asked for its level and state; `false` by default.
    public var isBatteryMonitoringEnabled = false {
        didSet { if isBatteryMonitoringEnabled != oldValue { batteryMonitoringDidChange() } }
    }

    /// From 0 to 1; -1 while the battery is not monitored or there is none.
    ///
    /// Changes are posted where UPower runs; elsewhere the level is right whenever it is asked for, but nothing tells
    /// of changes, which the kernel announces to nobody but the superuser's services.
    public var batteryLevel: Float { currentBattery.map { Float($0.level) } ?? -1 }

    public var batteryState: BatteryState { currentBattery?.state ?? .unknown }

    // MARK: - State

    /// What a script says; before everything else.
    var simulatedOrientation: UIDeviceOrientation?
    var sensedOrientation: UIDeviceOrientation?
    var orientationRequests = 0
    /// The orientation that was told last.
    var knownOrientation: UIDeviceOrientation?
    /// What feels how the device is held; `nil` where nothing does.
    ///
    /// It comes after the launch, which may have asked.
    package var orientationSensor: (any OrientationSensor)? {
        didSet { if isGeneratingDeviceOrientationNotifications { startSensing() } }
    }
    /// What tells of changes of the battery; `nil` where nothing does.
    ///
    /// It comes after the launch, too.
    package var batteryWatch: (any BatteryWatch)? {
        didSet { if isBatteryMonitoringEnabled { batteryMonitoringDidChange() } }
    }
    /// What changes the light of the panel; `nil` where nothing does.
    package var backlightControl: (any BacklightControl)?
    var batteryFiles = BatteryFiles()
    var backlight = Backlight()
    /// What the watch told last.
    var watchedBattery: BatteryReading?
    var knownIdentifier: UUID?

    init() {}
}

extension UIDevice {
    /// The device is held differently; the object is the device.
    ///
    /// Only while such notifications are generated.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The battery's level changed by one hundredth or more; the object is the device.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
}

extension UIUserInterfaceIdiom {
    /// The one that applications are laid out for here.
    static let application = UIUserInterfaceIdiom.pad
}
