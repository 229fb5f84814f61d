// SPDX-License-Identifier: MIT

/// What is known of the device's battery at one moment.
package struct BatteryReading: Hashable, Sendable {
    /// From 0 to 1.
    package var level: Double
    package var state: UIDevice.BatteryState

    package init?(level: Double, state: UIDevice.BatteryState) {
        guard level.isFinite else { return nil }
        self.level = min(max(level, 0), 1)
        self.state = state
    }
}

/// A service that tells when the battery changes.
@MainActor
package protocol BatteryWatch: AnyObject {
    /// Begins to watch, until `stop()`; `report` is called with `nil` for a device without a battery.
    func start(_ report: @escaping @MainActor (BatteryReading?) -> Void)
    func stop()
}
