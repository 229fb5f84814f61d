// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import UIKitCore

/// The UPower service, which reports battery changes and combines several batteries.
@MainActor
final class PowerService: BatteryWatch {
    private let object: BusObject

    init(bus: DesktopBus) {
        object = BusObject(
            bus: bus, service: "org.freedesktop.UPower", path: "/org/freedesktop/UPower/devices/DisplayDevice",
            interface: "org.freedesktop.UPower.Device")
    }

    func start(_ report: @escaping @MainActor (BatteryReading?) -> Void) {
        object.watch { report(Self.reading($0)) }
    }

    func stop() {
        object.stop()
    }

    private static func reading(_ properties: [String: BusValue]) -> BatteryReading? {
        guard properties["IsPresent"]?.boolean == true, let percent = properties["Percentage"]?.number else {
            return nil
        }
        let state: UIDevice.BatteryState =
            switch properties["State"]?.integer {
            case 1: .charging
            // Discharging, empty, and pending discharge.
            case 2, 3, 6: .unplugged
            // Full, and pending charge (plugged in, but not charging, to protect the battery).
            case 4, 5: .full
            default: .unknown
            }
        return BatteryReading(level: percent / 100, state: state)
    }
}
