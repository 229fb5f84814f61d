// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing
internal import WindowingBackends

/// The user's cursor theme.
///
/// Each image is loaded when it is first shown.
struct CursorThemes {
    /// The maximum number of themes searched, which ends cyclic inheritance.
    private static let maximumSearchLength = 16

    private let themeName: String
    /// The size of the cursor in points, from the user's settings.
    private let size: Int
    private let folders: [String]
    private var images: [Key: CursorImage] = [:]

    private struct Key: Hashable {
        var shape: CursorShape
        var pixelSize: Int
    }

    /// Creates themes from `XCURSOR_THEME`, `XCURSOR_SIZE` and `XCURSOR_PATH`, as in libXcursor.
    init(environment: [String: String]) {
        themeName = environment["XCURSOR_THEME"].flatMap { $0.isEmpty ? nil : $0 } ?? "default"
        let size = environment["XCURSOR_SIZE"].flatMap { Int($0) } ?? 24
        self.size = (8...256).contains(size) ? size : 24
        if let path = environment["XCURSOR_PATH"], !path.isEmpty {
            folders = path.split(separator: ":").map { Self.expand(String($0), environment) }
        } else {
            let home = environment["HOME"] ?? ""
            let own = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
            let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
            folders =
                ["\(own)/icons", "\(home)/.icons"] + shared.split(separator: ":").map { "\($0)/icons" }
                + ["/usr/share/pixmaps"]
        }
    }

    /// Returns the image for a window with `scale` pixels per point; a built-in arrow if the theme has none.
    mutating func image(_ shape: CursorShape, scale: CGFloat) -> CursorImage {
        let pixelSize = Int(Int32(rounding: CGFloat(size) * min(max(scale, 0.5), 16)))
        let key = Key(shape: shape, pixelSize: pixelSize)
        if let image = images[key] { return image }
        let found = find(shape, pixelSize: pixelSize) ?? find(.default, pixelSize: pixelSize)
        let image = CursorImage(found ?? CursorImage.builtInArrow, size: size)
        images[key] = image
        return image
    }

    private func find(_ shape: CursorShape, pixelSize: Int) -> XCursorFile.Image? {
        var themes = [themeName, "default", "Adwaita"]
        var index = 0
        while index < min(themes.count, Self.maximumSearchLength) {
            let theme = themes[index]
            for folder in folders where !theme.contains("/") {
                for name in shape.fileNames {
                    if let image = read("\(folder)/\(theme)/cursors/\(name)")?.image(nearest: pixelSize) {
                        return image
                    }
                }
            }
            let parents = folders.lazy.compactMap { inherited(by: "\($0)/\(theme)/index.theme") }.first ?? []
            themes.insert(contentsOf: parents.filter { !themes.contains($0) }, at: index + 1)
            index += 1
        }
        return nil
    }

    private func read(_ path: String) -> XCursorFile? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: XCursorFile.maximumByteCount) else { return nil }
        return XCursorFile([UInt8](data))
    }

    /// Returns the themes in the `Inherits=` entry of a theme's index, or `nil` if there is no index.
    private func inherited(by path: String) -> [String]? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "Inherits" else { continue }
            return parts[1].split { $0 == "," || $0 == ";" }.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return []
    }

    private static func expand(_ path: String, _ environment: [String: String]) -> String {
        path.hasPrefix("~/") ? (environment["HOME"] ?? "") + path.dropFirst() : path
    }
}
