// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// The application's `.desktop` file, in which its shortcut items are offered.
///
/// The file that is installed for all users isn't changed; the user's own copy takes precedence over it.
@MainActor
final class DesktopEntryFile: ShortcutPublishing {
    private let name: String
    /// The folder for the user's copy.
    private let home: URL
    /// The folders with installed files, the first taking precedence.
    private let folders: [URL]

    /// Returns `nil` without a home folder, or if the identifier can't be a file name.
    init?(application: String, in variables: [String: String]) {
        func paths(_ name: String, _ other: String) -> [URL] {
            let value = variables[name].flatMap { $0.isEmpty ? nil : $0 } ?? other
            return value.split(separator: ":").filter { $0.hasPrefix("/") }.map {
                URL(filePath: String($0), directoryHint: .isDirectory).appending(path: "applications")
            }
        }
        let user = variables["HOME"].map { "\($0)/.local/share" } ?? ""
        guard let home = paths("XDG_DATA_HOME", user).first, !application.contains("/") else { return nil }
        self.home = home
        folders = [home] + paths("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
        name = "\(application).desktop"
    }

    func publish(_ items: [UIApplicationShortcutItem]) {
        pending = write(items, after: pending)
    }

    /// The end of the last change.
    private(set) var pending: Task<Void, Never>?

    private func write(_ items: [UIApplicationShortcutItem], after previous: Task<Void, Never>?) -> Task<Void, Never> {
        let actions = items.map {
            DesktopEntry.Action(type: $0.type, title: $0.localizedTitle, icon: $0.icon?.themeName)
        }
        let (name, home, folders) = (name, home, folders)
        return Task.detached {
            // Changes are written in the order in which they were made.
            await previous?.value
            // Only an installed application has a menu.
            let texts = folders.lazy.compactMap { try? String(contentsOf: $0.appending(path: name), encoding: .utf8) }
            guard let text = texts.first else { return }
            let changed = DesktopEntry(text: text).replacingShortcuts(by: actions)
            guard changed != text else { return }
            do {
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
                try Data(changed.utf8).write(to: home.appending(path: name), options: .atomic)
            } catch {
                Log.error("The shortcut items can't be written: \(error)")
            }
        }
    }
}
