// SPDX-License-Identifier: MIT
import Foundation
import TestBus
import TestDesktops
import TestProcesses

/// fcitx5 on a private message bus, with Pinyin as its only input method, which is active in every text.
final class Fcitx: Sendable {
    static let isInstalled =
        Program.areInstalled("fcitx5", "dbus-daemon", "dbus-monitor")
        && FileManager.default.fileExists(atPath: "/usr/share/fcitx5/inputmethod/pinyin.conf")

    let bus: TestBus
    let monitor: BusMonitor
    /// Its standard error has the messages of its connection to a Wayland compositor.
    let process: ChildProcess
    private let folder: TemporaryFolder

    /// Starts it for a display, and returns when applications can connect to it.
    init(_ frontend: Frontend, environment: [String: String]) async throws {
        folder = try TemporaryFolder()
        bus = try await TestBus()
        monitor = try await BusMonitor(bus)
        try FileManager.default.createDirectory(
            atPath: folder.path(of: "fcitx5"), withIntermediateDirectories: false)
        _ = try folder.write(
            """
            [Groups/0]
            Name=Default
            Default Layout=us
            DefaultIM=pinyin

            [Groups/0/Items/0]
            Name=pinyin
            Layout=

            [GroupOrder]
            0=Default

            """, to: "fcitx5/profile")
        _ = try folder.write("[Behavior]\nActiveByDefault=True\n", to: "fcitx5/config")
        if case .server(let showsPreedit) = frontend, !showsPreedit {
            try FileManager.default.createDirectory(
                atPath: folder.path(of: "fcitx5/conf"), withIntermediateDirectories: false)
            _ = try folder.write("UseOnTheSpot=True\n", to: "fcitx5/conf/xim.conf")
        }
        process = try ChildProcess.leashed(
            Program.required("fcitx5"),
            [
                "--disable=all", "--enable=dbus,keyboard,pinyin,punctuation,pinyinhelper,\(frontend.addons)",
                "--verbose=default=4,xim=5,xim_key=5",
            ],
            environment: [
                "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path,
                "XDG_CACHE_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8",
                "DBUS_SESSION_BUS_ADDRESS": bus.address, "WAYLAND_DEBUG": "client",
            ].merging(environment) { $1 })
        _ = try await monitor.wait(for: "NameOwnerChanged") { $0.contains { $0.first == "org.fcitx.Fcitx5" } }
    }

    /// Waits until keys aren't delayed, because it has loaded its dictionaries.
    func waitUntilReady() async throws {
        _ = try await process.wait(for: "Pinyin") { $0.errors.contains("Loaded addon pinyin\n") ? true : nil }
    }

    /// Waits until an application has focused a context by the X Input Method protocol, where that is number 58.
    func waitForFocus() async throws {
        _ = try await process.wait(for: "the focus") { $0.errors.contains("header opcode: 58") ? true : nil }
    }

    /// The protocols by which applications reach it.
    enum Frontend {
        case bus, wayland
        /// By the X Input Method protocol, with the composed text in a window of its own or in the application.
        case server(showsPreedit: Bool)

        fileprivate var addons: String {
            switch self {
            case .bus: "dbusfrontend"
            case .wayland: "wayland,waylandim"
            case .server: "xcb,xim,classicui"
            }
        }
    }
}
