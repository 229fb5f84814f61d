// SPDX-License-Identifier: MIT
internal import Foundation

/// The light of the built-in panel, as the kernel's files have it.
struct Backlight {
    let folder: URL

    init(folder: URL = URL(fileURLWithPath: "/sys/class/backlight", isDirectory: true)) {
        self.folder = folder
    }

    struct Reading: Hashable {
        /// The kernel's name for the light.
        var device: String
        var value: Int
        /// At least 1.
        var maximum: Int

        /// From 0 to 1.
        var level: Double { Double(value) / Double(maximum) }
    }

    /// The light as it is now; `nil` if there is none.
    ///
    /// Of several files for one light the firmware's comes first.
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
        // As wide as the kernel's own.
        guard let text = text(file, of: name), let value = UInt32(text) else { return nil }
        return Int(value)
    }
}

/// A service that may change the panel's light, which its file lets only the superuser do.
@MainActor
package protocol BacklightControl: AnyObject {
    /// Sets the light of the kernel's name to one of its steps; throws what the service says against it.
    func setBrightness(_ value: UInt32, of device: String) async throws
}
