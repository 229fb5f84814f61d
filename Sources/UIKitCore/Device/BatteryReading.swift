// SPDX-License-Identifier: MIT

/// The state of the device's battery at one time.
package struct BatteryReading: Hashable, Sendable {
    /// The charge from 0 to 1.
    package var level: Double
    package var state: UIDevice.BatteryState

    package init?(level: Double, state: UIDevice.BatteryState) {
        guard level.isFinite else { return nil }
        self.level = min(max(level, 0), 1)
        self.state = state
    }
}

/// A service that reports changes of the battery.
@MainActor
package protocol BatteryWatch: AnyObject {
    /// Starts reporting, until `stop()`. `report` is called with `nil` for a device without a battery.
    func start(_ report: @escaping @MainActor (BatteryReading?) -> Void)
    /// Stops reporting.
    func stop()
}
