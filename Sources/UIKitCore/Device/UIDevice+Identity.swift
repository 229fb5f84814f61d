// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// What the machine says about itself.
enum Machine {
    static let name: String = {
        // /etc/machine-info: lines of NAME=value, the value perhaps in quotes.
        for line in (first(of: "/etc/machine-info") ?? "").split(separator: "\n")
        where line.hasPrefix("PRETTY_HOSTNAME=") {
            let value = line.dropFirst("PRETTY_HOSTNAME=".count).trimmingCharacters(
                in: CharacterSet(charactersIn: "\"' "))
            if !value.isEmpty { return value }
        }
        // The kernel's file, since a look-up by the resolver may ask the network.
        return line(of: "/proc/sys/kernel/hostname") ?? "localhost"
    }()

    static let model: String =
        line(of: "/sys/class/dmi/id/product_name") ?? line(of: "/proc/device-tree/model") ?? "Linux"

    static let systemVersion: String = {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }()

    private static func first(of path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 4096) else {
            return nil
        }
        return String(bytes: data, encoding: .utf8)
    }

    /// The first line with something on it; firmware ends strings with a zero byte.
    private static func line(of path: String) -> String? {
        let noise = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
        guard let text = first(of: path)?.trimmingCharacters(in: noise), !text.isEmpty else { return nil }
        return text
    }
}

extension UIDevice {
    func storedIdentifier() -> UUID? {
        if let knownIdentifier { return knownIdentifier }
        guard let folder = UIApplication.running?.launchOptions.stateFolder else { return nil }
        knownIdentifier = Self.identifier(in: folder)
        return knownIdentifier
    }

    /// Reads it, or makes and writes it; `nil` if it cannot be kept, as it would be another the next time.
    private static func identifier(in folder: URL) -> UUID? {
        let file = folder.appendingPathComponent("identifier-for-vendor", isDirectory: false)
        if let data = try? FileHandle(forReadingFrom: file).read(upToCount: 64),
            let text = String(data: data, encoding: .utf8),
            let identifier = UUID(uuidString: text.trimmingCharacters(in: .whitespacesAndNewlines))
        {
            return identifier
        }
        let identifier = UUID()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("\(identifier.uuidString)\n".utf8).write(to: file, options: .atomic)
            return identifier
        } catch {
            Log.error(
                "The device has no identifier for this application, as it cannot be kept in \(file.path): \(error)")
            return nil
        }
    }
}
