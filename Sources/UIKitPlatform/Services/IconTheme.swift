// SPDX-License-Identifier: MIT
package import Foundation

/// The icons of the desktop's theme and those of applications, by the Icon Theme Specification of freedesktop.org.
package struct IconTheme: Sendable {
    /// A folder of a theme with icons of one size.
    private struct Folder: Sendable {
        var path: String
        /// The sizes in pixels for which its icons are drawn.
        var sizes: ClosedRange<Int>
        var size: Int
    }

    /// The folders of each theme, the user's first and those that it inherits from after it.
    private let themes: [[Folder]]
    /// Folders with icons that belong to no theme.
    private let unthemed: [String]

    /// The most themes that are looked at, so that a circle of them ends.
    private static let maximumThemeCount = 16
    /// The most folders that are looked at in a theme.
    private static let maximumFolderCount = 1000

    /// Finds the theme that the settings of the desktop environment name.
    ///
    /// - Parameters:
    ///   - variables: The environment, which names the folders of icons and settings.
    ///   - name: The name of the theme; `nil` for that of the settings.
    package init(_ variables: [String: String], name: String? = nil) {
        func paths(_ name: String, _ other: String) -> [String] {
            let value = variables[name].flatMap { $0.isEmpty ? nil : $0 } ?? other
            return value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        }
        let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data =
            paths("XDG_DATA_HOME", home.map { "\($0)/.local/share" } ?? "").prefix(1)
            + paths("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
        let roots = (home.map { ["\($0)/.icons"] } ?? []) + data.map { "\($0)/icons" }
        unthemed = roots + data.map { "\($0)/pixmaps" }
        var waiting = [name ?? Self.name(in: variables)].compactMap(\.self) + ["Adwaita", "breeze", "hicolor"]
        var seen: Set<String> = []
        var themes: [[Folder]] = []
        while !waiting.isEmpty, seen.count < Self.maximumThemeCount {
            let name = waiting.removeFirst()
            guard !name.contains("/"), !name.hasPrefix("."), seen.insert(name).inserted else { continue }
            let places = roots.map { "\($0)/\(name)" }
            guard let index = places.lazy.compactMap({ KeyFile(URL(filePath: "\($0)/index.theme")) }).first else {
                continue
            }
            themes.append(Self.folders(of: index, in: places))
            let parents = index.value("Inherits", in: "Icon Theme")?.split(separator: ",") ?? []
            // Before the themes that every desktop has.
            waiting.insert(contentsOf: parents.map { $0.trimmingCharacters(in: .whitespaces) }, at: 0)
        }
        self.themes = themes
    }

    private static func name(in variables: [String: String]) -> String? {
        let kde = [KeyFile]("kdeglobals", in: variables).value("Theme", in: "Icons")
        let gtk = ["gtk-4.0", "gtk-3.0"].lazy
            .compactMap { [KeyFile]("\($0)/settings.ini", in: variables).value("gtk-icon-theme-name", in: "Settings") }
            .first
        let isKDE = (variables["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").contains("KDE")
        return isKDE ? kde ?? gtk : gtk ?? kde
    }

    private static func folders(of index: KeyFile, in places: [String]) -> [Folder] {
        let names = ["Directories", "ScaledDirectories"].flatMap { key in
            index.value(key, in: "Icon Theme")?.split(separator: ",").map(String.init) ?? []
        }
        var folders: [Folder] = []
        for name in names.prefix(maximumFolderCount) {
            func number(_ key: String) -> Int? {
                index.value(key, in: name).flatMap(Int.init).flatMap { (1...4096).contains($0) ? $0 : nil }
            }
            guard let size = number("Size"), !name.contains("..") else { continue }
            let scale = min(number("Scale") ?? 1, 8)
            let sizes: ClosedRange<Int>
            switch index.value("Type", in: name) {
            case "Fixed": sizes = size...size
            case "Scalable":
                let minimum = number("MinSize") ?? size
                sizes = minimum...max(number("MaxSize") ?? size, minimum)
            default:
                let threshold = number("Threshold") ?? 2
                sizes = max(size - threshold, 1)...(size + threshold)
            }
            folders += places.map { place in
                Folder(
                    path: "\(place)/\(name)", sizes: (sizes.lowerBound * scale)...(sizes.upperBound * scale),
                    size: size * scale)
            }
        }
        return folders
    }

    /// Returns the file of an icon whose size comes closest to one in pixels; `nil` if there is none of any name.
    ///
    /// The first names take precedence within a theme, and the user's theme over others.
    package func file(named names: [String], size: Int) -> URL? {
        let names = names.filter { !$0.isEmpty && !$0.contains("/") }
        for theme in themes {
            for name in names {
                let folders = theme.sorted { Self.distance($0, size) < Self.distance($1, size) }
                for folder in folders {
                    if let file = Self.file("\(folder.path)/\(name)") { return file }
                }
            }
        }
        for name in names {
            for folder in unthemed {
                if let file = Self.file("\(folder)/\(name)") { return file }
            }
        }
        return nil
    }

    /// A measure of how little the icons of a folder suit a size; too small is worse than too large.
    private static func distance(_ folder: Folder, _ size: Int) -> Int {
        if folder.sizes.contains(size) { return 0 }
        return folder.size < size ? 10_000 + size - folder.size : folder.size - size
    }

    private static func file(_ path: String) -> URL? {
        [".png", ".svg"].lazy.map { path + $0 }.first { FileManager.default.fileExists(atPath: $0) }
            .map { URL(filePath: $0) }
    }
}
