// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses

/// A home directory in which a demo is started several times, without a desktop.
final class Home: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The environment of a demo on a desktop, which writes below this directory only.
    var desktopEnvironment: [String: String] {
        [
            "HOME": folder.path, "XDG_STATE_HOME": folder.path(of: "state"), "XDG_DATA_HOME": folder.path(of: "data"),
            "XDG_CACHE_HOME": folder.path(of: "cache"), "XDG_CONFIG_HOME": folder.path(of: "config"),
        ]
    }

    /// The environment of a demo without a desktop.
    var environment: [String: String] {
        desktopEnvironment.merging(["SHOJI_DISPLAY": "headless", "SHOJI_HEADLESS": "1100x700"]) { $1 }
    }

    /// The file with a demo's scenes.
    func scenes(of demo: String) -> URL { URL(fileURLWithPath: folder.path(of: "state/\(demo)/scenes.plist")) }

    /// Writes a file with one scene, whose window has that size.
    func writeScene(of demo: String, size: CGSize) throws {
        let scene: [String: Any] = [
            "identifier": "window", "role": "UIWindowSceneSessionRoleApplication", "isFullScreen": false,
            "width": Double(size.width), "height": Double(size.height),
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["version": 1, "scenes": [scene]], format: .xml, options: 0)
        let file = scenes(of: demo)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Starts a demo.
    ///
    /// Without a script of its own it waits for a signal after its first frame, at which `stop 1` is.
    func start(
        _ demo: String, _ arguments: [String] = [], script: String = "wait idle\npicture first.png\nstop 1\nwait 600"
    ) throws -> ScriptedApplication {
        try ScriptedApplication(demo, arguments, environment: environment, script: script)
    }
}
