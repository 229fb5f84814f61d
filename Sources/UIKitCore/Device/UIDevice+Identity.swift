// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// The identity of the machine.
enum Machine {
    static let name: String = {
        // /etc/machine-info consists of lines NAME=value, with optional quotes around values.
        for line in (first(of: "/etc/machine-info") ?? "").split(separator: "\n")
        where line.hasPrefix("PRETTY_HOSTNAME=") {
            let value = line.dropFirst("PRETTY_HOSTNAME=".count).trimmingCharacters(
                in: CharacterSet(charactersIn: "\"' "))
            if !value.isEmpty { return value }
        }
        // Read from the kernel, because resolving the name may access the network.
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

    /// Returns the first nonempty line; strings from firmware are null-terminated.
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

    /// Returns the stored identifier, creating it if needed; `nil` if it can't be stored and would differ at the next
    /// launch.
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
