// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import TestProcesses

/// sway with fcitx5, which the compositor connects with applications.
final class SwayInputMethodDesktop: InputMethodDesktop {
    let application: ComposingApplication
    private let sway: Sway
    private let fcitx: Fcitx

    init() async throws {
        sway = try await Sway()
        try sway.hand.move(to: Sway.corner)
        // The input method repeats keys whose release it reads late.
        try await sway.message("input * repeat_delay 60000")
        fcitx = try await Fcitx(.wayland, environment: sway.compositor.environment)
        application = try ComposingApplication(
            environment: sway.compositor.environment.merging(["WAYLAND_DEBUG": "client"]) { $1 })
        try await application.wait(for: "x|")
        _ = try await application.process.line("active")
        try await waitUntilReady(.first)
    }

    func type(_ key: VirtualHand.Key) throws { try sway.hand.type(key) }

    func openOtherWindow() throws -> ChildProcess {
        try ChildProcess(Program.built("PlatformFixture"), ["none", "Other"], environment: sway.compositor.environment)
    }

    func click(at point: CGPoint) throws {
        // The window is at the corner of the screen.
        try sway.hand.click(at: point)
        try sway.hand.move(to: Sway.corner)
    }

    func waitUntilReady(_ field: ComposingApplication.Field) async throws {
        _ = try await fcitx.process.wait(for: "the field \(field)") { report -> Bool? in
            let messages = WireLog.messages(of: report)
            // The compositor sends the keymap when keys are sent to the input method from now on.
            guard let start = messages.lastIndex(of: "zwp_input_method_v2.activate()"),
                messages[start...].contains(where: { $0.hasPrefix("zwp_input_method_keyboard_grab_v2.keymap(") })
            else { return nil }
            let type = messages.last { $0.hasPrefix("zwp_input_method_v2.content_type(") } ?? ""
            let text = messages.last { $0.hasPrefix("zwp_input_method_v2.surrounding_text(") } ?? ""
            let isPassword = type.hasSuffix(", 8)")
            return switch field {
            case .first: !isPassword && !text.hasSuffix("(\"\", 0, 0)") ? true : nil
            case .secret: isPassword ? true : nil
            case .last: !isPassword && text.hasSuffix("(\"\", 0, 0)") ? true : nil
            }
        }
    }

    func waitUntilKnown(_ text: String, _ report: ComposingApplication.Report) async throws {
        let cursor = text.prefix { $0 != "|" }.utf8.count
        let message = "surrounding_text(\"\(text.replacing("|", with: ""))\", \(cursor), \(cursor))"
        try await WireLog.wait(forLast: "zwp_input_method_v2.", message, in: fcitx.process)
        // The compositor doesn't pass the rectangle on before the input method has a window for candidates.
        let caret = report.caret
        try await WireLog.wait(
            forLast: "zwp_text_input_v3.set_",
            "cursor_rectangle(\(Int(caret.minX)), \(Int(caret.minY)), \(Int(caret.width)), \(Int(caret.height)))",
            in: application.process)
    }

    func hasToldInputMethod(_ part: String) -> Bool {
        WireLog.messages(of: fcitx.process.report).contains {
            $0.hasPrefix("zwp_input_method_v2.surrounding_text(") && $0.contains(part)
        }
    }

    func endInputMethod() async throws {
        fcitx.process.send(SIGKILL, toGroup: true)
        _ = try await fcitx.process.end()
    }

    func pixels(in rect: CGRect) async throws -> [[UInt32]] {
        let screen = try await sway.screenshot()
        let area = rect.intersection(CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
        return screen.withUnsafeBytes { bytes in
            (Int(area.minY)..<Int(area.maxY)).map { y in
                (Int(area.minX)..<Int(area.maxX)).map { x in
                    bytes.loadUnaligned(fromByteOffset: y * screen.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }
}
