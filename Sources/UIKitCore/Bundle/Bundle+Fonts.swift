// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import TextLayout

extension Bundle {
    /// The bundles whose fonts were registered, and those that have none.
    @MainActor private static var bundlesWithFonts: Set<String> = []

    /// Makes the fonts available that `UIAppFonts` lists, by their paths in the bundle; a file that can't be used is
    /// logged.
    ///
    /// Without the key, fonts aren't touched. Further calls do nothing.
    @MainActor
    func registerFonts() {
        guard Self.bundlesWithFonts.insert(bundlePath).inserted else { return }
        let info = applicationInfo
        guard let names = InfoKey("UIAppFonts", idiom: .application).value({ info[$0] }) else { return }
        guard let names = names as? [String] else {
            Log.misuse("UIAppFonts in Info.plist isn't an array of file names.")
            return
        }
        let files = names.compactMap { name in
            let path = resourcePath(of: name, type: nil)
            if path == nil { Log.error(FontFileError.missing(name).description) }
            return path
        }
        for path in TextFont.register(files: files) { Log.error(FontFileError.unreadable(path).description) }
    }
}

/// The reason for which the fonts in a file aren't available.
enum FontFileError: Error, Hashable, CustomStringConvertible {
    /// The bundle has no file with this name.
    case missing(String)
    /// The file at this path isn't a font, or is damaged.
    case unreadable(String)

    var description: String {
        switch self {
        case .missing(let name): "There is no font file \(name), which UIAppFonts in Info.plist lists."
        case .unreadable(let path): "The file \(path) contains no font that can be read."
        }
    }
}
