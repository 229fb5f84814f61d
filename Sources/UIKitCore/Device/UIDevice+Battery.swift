// SPDX-License-Identifier: MIT
internal import Foundation

extension UIDevice {
    /// The state most recently reported by the service or, without one, read from sysfs at this time.
    var currentBattery: BatteryReading? {
        guard isBatteryMonitoringEnabled else { return nil }
        return watchedBattery ?? batteryFiles.reading()
    }

    func batteryMonitoringDidChange() {
        guard isBatteryMonitoringEnabled else {
            batteryWatch?.stop()
            watchedBattery = nil
            return
        }
        batteryWatch?.start { [weak self] reading in
            guard let self, isBatteryMonitoringEnabled else { return }
            take(reading)
        }
    }

    private func take(_ reading: BatteryReading?) {
        let (level, state) = (batteryLevel, batteryState)
        watchedBattery = reading
        if abs(batteryLevel - level) >= Self.noticeableStep {
            NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
        }
        if batteryState != state {
            NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
        }
    }

    /// Slightly less than 0.01, the resolution at which services may report.
    private static let noticeableStep: Float = 0.009
}
