// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The arguments with which the desktop starts an application.
enum LaunchArguments {
    /// The option for a shortcut item, as `DesktopEntry` writes it.
    static let shortcutOption = "--shortcut-item="

    /// Returns what an application is started for: a shortcut item, or URLs and existing files to be opened.
    ///
    /// `nil` for other arguments, which are the application's own. `origin` is the account of the process that has
    /// started this one.
    static func request(_ arguments: [String], origin: String? = nil) -> DesktopRequest? {
        let arguments = arguments.dropFirst()
        if let shortcut = arguments.first(where: { $0.hasPrefix(shortcutOption) }) {
            return .shortcut(String(shortcut.dropFirst(shortcutOption.count)))
        }
        let urls = arguments.compactMap(url)
        return urls.isEmpty ? nil : .open(urls, origin.flatMap(OpenOrigin.init(text:)) ?? OpenOrigin())
    }

    private static func url(_ argument: String) -> URL? {
        guard !argument.hasPrefix("-"), !argument.isEmpty else { return nil }
        // A path may contain a colon, and takes precedence if it exists.
        if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument).absoluteURL }
        guard let colon = argument.firstIndex(of: ":"), let url = URL(string: argument), let scheme = url.scheme,
            scheme.count > 1, scheme.count == argument.distance(from: argument.startIndex, to: colon)
        else { return nil }
        return url
    }
}
