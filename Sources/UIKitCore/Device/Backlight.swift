// SPDX-License-Identifier: MIT
internal import Foundation

/// The backlight of the built-in panel, read from sysfs.
struct Backlight {
    let folder: URL

    init(folder: URL = URL(fileURLWithPath: "/sys/class/backlight", isDirectory: true)) {
        self.folder = folder
    }

    struct Reading: Hashable {
        /// The kernel's name of the backlight device.
        var device: String
        var value: Int
        /// The maximum raw value; at least 1.
        var maximum: Int

        /// The brightness from 0 to 1.
        var level: Double { Double(value) / Double(maximum) }
    }

    /// Returns the current brightness; `nil` if there is no backlight.
    ///
    /// If several devices control the same backlight, the firmware's takes precedence.
    func reading() -> Reading? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let kinds = ["firmware", "platform", "raw"]
        let ranked = names.sorted().map { name in
            (name, kinds.firstIndex(of: text("type", of: name) ?? "") ?? kinds.count)
        }.sorted { $0.1 < $1.1 }
        for (name, _) in ranked {
            guard let maximum = number("max_brightness", of: name), maximum >= 1,
                let value = number("brightness", of: name)
            else { continue }
            return Reading(device: name, value: min(value, maximum), maximum: maximum)
        }
        return nil
    }

    private func text(_ file: String, of name: String) -> String? {
        let url = folder.appendingPathComponent(name).appendingPathComponent(file)
        guard let handle = try? FileHandle(forReadingFrom: url), let data = try? handle.read(upToCount: 64) else {
            return nil
        }
        return String(data: data, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func number(_ file: String, of name: String) -> Int? {
        // As wide as the kernel's type.
        guard let text = text(file, of: name), let value = UInt32(text) else { return nil }
        return Int(value)
    }
}

/// A service that changes the brightness of the panel, for which direct file access requires superuser privileges.
@MainActor
package protocol BacklightControl: AnyObject {
    /// Sets the raw brightness of a device. Throws the error of the service.
    func setBrightness(_ value: UInt32, of device: String) async throws
}
