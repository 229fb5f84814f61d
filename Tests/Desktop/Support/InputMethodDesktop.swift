// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses

/// A private desktop with a real input method, and the fixture, whose text fields are edited with it.
protocol InputMethodDesktop: Sendable {
    var application: ComposingApplication { get }

    func type(_ key: VirtualHand.Key) throws
    /// Starts another application, whose window gets the focus.
    func openOtherWindow() throws -> ChildProcess
    /// Clicks at a point of the window.
    func click(at point: CGPoint) throws
    /// Waits until the input method knows the text and the caret, which the application has reported.
    ///
    /// `text` is without the composition, and has a bar as its caret.
    func waitUntilKnown(_ text: String, _ report: ComposingApplication.Report) async throws
    /// Waits until the input method handles the keys in a field that has just become the edited one.
    func waitUntilReady(_ field: ComposingApplication.Field) async throws
    /// Whether the application has sent the input method keys, which it need not do on Wayland, or a text that contains
    /// `part`.
    func hasToldInputMethod(_ part: String) -> Bool
    /// Kills the input method, as in a crash, and waits for its end.
    func endInputMethod() async throws
    /// Returns the pixels of the screen in a rectangle of the window, by row.
    func pixels(in rect: CGRect) async throws -> [[UInt32]]
}

extension InputMethodDesktop {
    func type(_ keys: [VirtualHand.Key]) throws {
        for key in keys { try type(key) }
    }

    /// Edits another field, and returns when the input method does too.
    func edit(_ field: ComposingApplication.Field) async throws {
        try click(at: field.center)
        _ = try await application.process.line("begins \(field)")
        try await waitUntilReady(field)
    }
}
