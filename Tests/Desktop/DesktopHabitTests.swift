// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// The habits of people who use GNOME, KDE, or a desktop without either, tried in Mail with the desktop's own pointer and
/// keyboard.
@Suite(
    "Habits of desktop users",
    .enabled(
        if: HabitDesktop.areInstalled,
        "Needs Xvfb, openbox, sway, mutter, pipewire, kwin_wayland, dbus-run-session, python3-gi, xclip, and wl-clipboard."
    ),
    .serialized)
struct DesktopHabitTests {
    /// Messages from the top of the list.
    private static let (first, second, third) = (
        "Plans for the courtyard", "A book that you reserved is here", "Apples, eleven crates"
    )
    /// The last message.
    private static let last = "The lamp"

    /// Mail in a window of 800 × 520 points.
    private struct Desk {
        let kind: HabitDesktop
        let desktop: any ExchangeDesktop
        let walk: Walk
        private let home: Home
        /// The window's content on the screen, once it is placed.
        private(set) var frame = CGRect.null

        init(_ kind: HabitDesktop) async throws {
            self.kind = kind
            desktop = try await kind.start()
            home = try Home()
            walk = try Walk("Mail", on: desktop, in: home, script: "wait idle\nresize 800 520\nwait idle")
            _ = try await walk.view()
        }

        /// Puts the window at a known place, in which the pointer finds it.
        mutating func place() async throws {
            let frame = try await desktop.place("All Inboxes", at: CGPoint(x: 0, y: 50))
            try await walk.until("the window has its size") { $0.size == frame.size }
            // At the next stop, the desktop has shown a frame of that size, and found the window's new place.
            _ = try await walk.view()
            self.frame = frame
        }

        /// The middle of a text that is shown, on the screen.
        func place(of text: String) async throws -> CGPoint {
            let node = try await walk.until(text) { $0.first { $0.text == text } != nil }.first { $0.text == text }
            let rect = try #require(node).rect
            return CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
        }

        func click(_ text: String, _ button: VirtualHand.Button = .left) async throws {
            try await desktop.click(button, at: place(of: text))
        }

        func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key? = nil) async throws {
            try await desktop.type(key, with: modifier)
        }

        /// Waits until a message is shown beside the list.
        func untilShown(_ subject: String) async throws {
            try await walk.until("\(subject) is shown") { $0.count(of: subject) >= 2 }
        }
    }

    @Test(
        "The arrows select, Delete removes what is selected, Ctrl+Z brings it back, and the wheel scrolls",
        arguments: HabitDesktop.allCases)
    func selection(on kind: HabitDesktop) async throws {
        var desk = try await Desk(kind)
        try await desk.place()
        try await desk.click(Self.first)
        try await desk.untilShown(Self.first)
        try await desk.type(.down)
        try await desk.untilShown(Self.second)
        try await desk.type(.delete)
        try await desk.untilShown(Self.third)
        try await desk.walk.until("the second is deleted") { $0.count(of: Self.second) == 0 }
        try await desk.type(.z, with: .leftControl)
        try await desk.walk.until("the second is back") { $0.count(of: Self.second) > 0 }
        try await desk.desktop.move(to: desk.place(of: Self.first))
        for _ in 0..<5 { try await desk.desktop.turnWheel(by: 20) }
        try await desk.walk.until("the end of the list") {
            $0.count(of: Self.last) > 0 && $0.count(of: Self.first) == 0
        }
    }

    @Test(
        "A right click opens a menu at the pointer, F10 the menu bar, and Escape closes them",
        arguments: HabitDesktop.allCases)
    func menus(on kind: HabitDesktop) async throws {
        var desk = try await Desk(kind)
        try await desk.place()
        try await desk.click(Self.second, .right)
        try await desk.walk.until("the context menu") { $0.count(of: "Move To") > 0 }
        try await desk.type(.escape)
        try await desk.walk.until("no context menu") { $0.count(of: "Move To") == 0 }
        try await desk.type(.f10)
        try await desk.walk.until("the menu bar") { $0.count(of: "File") > 0 }
        try await desk.type(.escape)
        try await desk.walk.until("no menu bar") { $0.count(of: "File") == 0 }
    }

    @Test(
        "Ctrl+N opens a composer, into which the clipboard is pasted with Ctrl+V and the selection with the middle button",
        arguments: HabitDesktop.allCases)
    func paste(on kind: HabitDesktop) async throws {
        var desk = try await Desk(kind)
        try await desk.place()
        try await desk.kind.copy("kim@orchard.example", to: .clipboard, on: desk.desktop)
        // On Mutter, the program that copies has the keyboard for a moment.
        try await desk.click(Self.first)
        try await desk.untilShown(Self.first)
        try await desk.type(.n, with: .leftControl)
        try await desk.walk.until("the composer") { $0.edited != nil }
        try await desk.type(.v, with: .leftControl)
        try await desk.walk.until("the pasted address") { $0.edited?.text == "kim@orchard.example" }
        try await desk.type(.tab)
        try await desk.walk.until("an empty subject") { $0.edited.map { $0.text == nil } == true }
        // There is no program that sets KWin's primary selection without a window.
        guard desk.kind != .kwin else { return }
        try await desk.kind.copy("Quinces", to: .primary, on: desk.desktop)
        let field = try #require(try await desk.walk.view().edited).rect
        try await desk.desktop.click(
            .middle, at: CGPoint(x: desk.frame.minX + field.midX, y: desk.frame.minY + field.midY))
        try await desk.walk.until("the pasted subject") { $0.edited?.text == "Quinces" }
    }

    @Test("F11 fills the screen and returns, and Ctrl+W closes the window", arguments: HabitDesktop.allCases)
    func window(on kind: HabitDesktop) async throws {
        let desk = try await Desk(kind)
        let (size, screen) = (CGSize(width: 800, height: 520), CGSize(width: 800, height: 600))
        try await desk.walk.until("the window") { $0.size == size }
        try await desk.type(.f11)
        try await desk.walk.until("full screen") { $0.size == screen }
        try await desk.type(.f11)
        try await desk.walk.until("no full screen") { $0.size == size }
        try await desk.type(.w, with: .leftControl)
        #expect(try await desk.walk.end().ending == .status(0))
    }
}

extension ViewNode {
    /// The size of the largest window.
    fileprivate var size: CGSize {
        children.map(\.rect.size).max { $0.width * $0.height < $1.width * $1.height } ?? .zero
    }

    /// Returns how often a text is shown.
    fileprivate func count(of text: String) -> Int { texts.count { $0 == text } }

    /// The text field that receives keys.
    fileprivate var edited: ViewNode? {
        first { $0.className == "UITextField" && $0.traits.contains("firstResponder") }
    }
}
