// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import TestProcesses
import Testing

/// The windows of all demos on GNOME's and KDE's compositors: the one leaves decorations to the application, the other
/// draws them.
@Suite("Windows of the demos")
struct DemoWindowTests {
    @Test(
        "Each demo opens, shows its menus, is resized, maximized, shown full screen, and restored on Mutter",
        .enabled(if: Mutter.isInstalled, "Needs mutter, pipewire, dbus-run-session, and python3-gi."))
    func mutter() async throws {
        let mutter = try await Mutter()
        let (meta, up, down): (UInt32, UInt32, UInt32) = (125, 103, 108)
        for demo in DemoLaunchTests.Demo.all {
            try await Self.use(demo, environment: mutter.compositor.environment) { isMaximized, _ in
                try await mutter.type(isMaximized ? up : down, with: meta)
            }
        }
    }

    @Test(
        "Each demo opens, shows its menus, is resized, maximized, shown full screen, and restored on KWin",
        .enabled(if: KWin.isInstalled, "Needs kwin_wayland, dbus-run-session, and python3-gi."))
    func kwin() async throws {
        let kwin = try await KWin()
        for demo in DemoLaunchTests.Demo.all {
            try await Self.use(demo, environment: kwin.environment) { isMaximized, picture in
                let title = try #require(try await kwin.window()).title
                if isMaximized {
                    try await kwin.place(title, at: CGPoint(x: 50, y: 60))
                    let screen = try await kwin.screenshot()
                    // Without bars at the top, whose blur of the content behind them can be that of an earlier frame.
                    let body = CGRect(x: 0, y: 60, width: 600, height: 340)
                    let shown = try #require(
                        screen.makeImage()?.cropping(to: body.offsetBy(dx: 50, dy: 60))?.bitmap)
                    let expected = try #require(picture.makeImage()?.cropping(to: body)?.bitmap)
                    // A caret may blink.
                    let difference = shown.difference(from: expected)
                    #expect(difference.map { $0.width <= 4 } != false, "\(demo.name) on the screen")
                }
                try await kwin.setMaximized(isMaximized, title)
            }
        }
    }

    /// Uses a demo's window; `setMaximized` is called with the state and a screenshot by the application while it waits
    /// in the other state.
    private static func use(
        _ demo: DemoLaunchTests.Demo, environment: [String: String],
        setMaximized: (_ isMaximized: Bool, _ picture: Bitmap) async throws -> Void
    ) async throws {
        let home = try Home()
        let application = try ScriptedApplication(
            demo.name, demo.arguments, environment: home.desktopEnvironment.merging(environment) { $1 },
            script: """
                wait idle
                resize 600 400
                wait idle
                picture resized.png
                key f10
                wait idle
                picture menu.png
                key escape
                wait idle
                picture shown.png
                stop 1
                stop 2
                wait idle
                picture maximized.png
                stop 3
                stop 4
                wait idle
                key f11
                wait idle
                picture full.png
                key f11
                wait idle
                picture last.png
                quit
                """)
        let name = demo.name
        try await application.pass(1)
        // The application waits at the next stop meanwhile.
        let resized = try application.picture("resized.png")
        #expect(resized.width == 600 && resized.height == 400, "\(name)")
        #expect(try application.picture("menu.png").difference(from: resized) != nil, "the menus of \(name)")
        try await setMaximized(true, application.picture("shown.png"))
        try await application.pass(2)
        try await application.pass(3)
        let maximized = try application.picture("maximized.png")
        #expect(maximized.width == 800 && maximized.height > 500, "\(name)")
        try await setMaximized(false, maximized)
        try await application.pass(4)
        let report = try await application.process.end()
        #expect(report.ending == .status(0) && report.errors == "", "\(name)")
        let full = try application.picture("full.png")
        #expect(full.width == 800 && full.height == 600, "\(name)")
        let last = try application.picture("last.png")
        #expect(last.width == 600 && last.height == 400, "\(name)")
    }
}
