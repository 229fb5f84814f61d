// SPDX-License-Identifier: MIT
internal import Foundation

/// Reads the state of the batteries from sysfs.
struct BatteryFiles {
    let folder: URL

    init(folder: URL = URL(fileURLWithPath: "/sys/class/power_supply", isDirectory: true)) {
        self.folder = folder
    }

    /// Returns the combined state of the device's batteries; `nil` if there are none.
    ///
    /// Batteries of peripherals, such as mice and keyboards, are ignored.
    func reading() -> BatteryReading? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let batteries = names.sorted().compactMap { battery(in: folder.appendingPathComponent($0)) }
        let size = batteries.reduce(0) { $0 + $1.size }
        guard size > 0 else { return nil }
        let states = Set(batteries.map(\.state))
        let state: UIDevice.BatteryState =
            states.contains(.unplugged)
            ? .unplugged : states.contains(.charging) ? .charging : states == [.full] ? .full : .unknown
        return BatteryReading(level: batteries.reduce(0) { $0 + $1.level * $1.size } / size, state: state)
    }

    private struct Battery {
        /// The charge from 0 to 1.
        var level: Double
        /// The capacity in a unit common to the device's batteries; 1 if unknown.
        var size: Double
        var state: UIDevice.BatteryState
    }

    private func battery(in folder: URL) -> Battery? {
        guard text("type", in: folder) == "Battery", text("scope", in: folder) != "Device",
            text("present", in: folder) != "0", let percent = number("capacity", in: folder)
        else { return nil }
        let size = number("energy_full", in: folder) ?? number("charge_full", in: folder) ?? 1
        return Battery(
            level: min(percent, 100) / 100, size: max(size, 1),
            state: Self.states[text("status", in: folder) ?? ""] ?? .unknown)
    }

    private static let states: [String: UIDevice.BatteryState] = [
        "Charging": .charging, "Discharging": .unplugged, "Full": .full,
        // Plugged in, with charging limited to prolong the battery's life.
        "Not charging": .full,
    ]

    private func text(_ name: String, in folder: URL) -> String? {
        guard let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(name)),
            let data = try? file.read(upToCount: 128)
        else { return nil }
        return String(data: data, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func number(_ name: String, in folder: URL) -> Double? {
        // All values of the kernel fit this type; others are invalid.
        guard let text = text(name, in: folder), let value = Int64(text), value >= 0 else { return nil }
        return Double(value)
    }
}
