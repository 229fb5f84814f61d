// SPDX-License-Identifier: MIT
package import Foundation

/// The files by which the desktop knows an application, for one user.
package struct UserInstallation {
    private let data: URL
    private let preferences: URL

    /// Finds the user's folders; `nil` without a home folder.
    package init?(_ variables: [String: String]) {
        func folder(_ name: String, _ other: String) -> URL? {
            if let path = variables[name], path.hasPrefix("/") { return URL(filePath: path) }
            return variables["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0).appending(path: other) : nil }
        }
        guard let data = folder("XDG_DATA_HOME", ".local/share"),
            let preferences = folder("XDG_CONFIG_HOME", ".config")
        else { return nil }
        self.data = data
        self.preferences = preferences.appending(path: "mimeapps.list")
    }

    private func entry(_ identifier: String) -> URL { data.appending(path: "applications/\(identifier).desktop") }
    private func mimePackage(_ identifier: String) -> URL { data.appending(path: "mime/packages/\(identifier).xml") }

    /// Installs an application, or replaces what was installed under its identifier.
    ///
    /// - Parameters:
    ///   - application: Its description.
    ///   - icons: The application's icons.
    ///   - resources: Returns the file with the name of a type's icon; `nil` if there is none.
    /// - Returns: The files that were written.
    /// - Throws: The error of a file that can't be written.
    package func install(
        _ application: DesktopDescription, icons: [URL], resources: (String) -> URL?
    ) throws -> [URL] {
        var written = [try write(application.entry, to: entry(application.identifier))]
        let package = mimePackage(application.identifier)
        if let text = application.mimePackage {
            written.append(try write(text, to: package))
        } else if FileManager.default.fileExists(atPath: package.path) {
            try FileManager.default.removeItem(at: package)
        }
        for icon in icons { written += try install(icon, as: application.identifier, in: "apps") }
        for (mimeType, files) in application.typeIcons {
            for file in files.compactMap(resources) {
                written += try install(file, as: DesktopDescription.iconName(of: mimeType), in: "mimetypes")
            }
        }
        try prefer(application)
        if !application.ownedTypes.isEmpty { written.append(preferences) }
        return written
    }

    /// Removes the entry and the types of an application, and the preferences for it; its icons stay.
    ///
    /// - Returns: The files that were removed.
    /// - Throws: The error of a file that can't be removed.
    package func remove(_ identifier: String) throws -> [URL] {
        var removed: [URL] = []
        for file in [entry(identifier), mimePackage(identifier)]
        where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
            removed.append(file)
        }
        guard let text = try? String(contentsOf: preferences, encoding: .utf8) else { return removed }
        let changed = Associations(text).removing("\(identifier).desktop")
        if changed != text { try Data(changed.utf8).write(to: preferences, options: .atomic) }
        return removed
    }

    /// Updates the databases that desktops read; without the programs for them, they do so at the next login.
    package func updateDatabases(in variables: [String: String]) {
        for (name, folder) in [("update-mime-database", "mime"), ("update-desktop-database", "applications")] {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [name, data.appending(path: folder).path]
            process.environment = variables
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { continue }
            process.waitUntilExit()
        }
    }

    // MARK: - Files

    private func write(_ text: String, to file: URL) throws -> URL {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
        return file
    }

    /// The sizes in pixels of the folders that icon themes have for icons of applications.
    private static let iconSizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

    /// Copies an icon to the folder for its size; an image that isn't a PNG file of a square is left out.
    private func install(_ icon: URL, as name: String, in context: String) throws -> [URL] {
        guard let bytes = try? Data(contentsOf: icon), let side = Self.side(ofImage: bytes),
            let size = Self.iconSizes.min(by: { abs($0 - side) < abs($1 - side) })
        else { return [] }
        let file = data.appending(path: "icons/hicolor/\(size)x\(size)/\(context)/\(name).png")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file, options: .atomic)
        return [file]
    }

    /// The side in pixels of a square image in a PNG file; `nil` for other data.
    static func side(ofImage data: Data) -> Int? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            return nil
        }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return number(16) == number(20) && number(16) > 0 ? number(16) : nil
    }

    // MARK: - Preferences

    /// Makes the application the default for the types that it owns, and for which the user has chosen no other.
    private func prefer(_ application: DesktopDescription) throws {
        let text = (try? String(contentsOf: preferences, encoding: .utf8)) ?? ""
        let changed = Associations(text).preferring("\(application.identifier).desktop", for: application.ownedTypes)
        if changed != text { _ = try write(changed, to: preferences) }
    }
}
