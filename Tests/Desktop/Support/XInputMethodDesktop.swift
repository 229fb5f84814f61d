// SPDX-License-Identifier: MIT
import Foundation
import TestBus
import TestDesktops
import TestProcesses

/// Xvfb and openbox with an input method, to which applications connect themselves.
final class XInputMethodDesktop: InputMethodDesktop {
    enum Kind {
        case fcitx, ibus
        /// By the X Input Method protocol.
        case fcitxServer, ibusServer
    }

    private enum Method {
        case fcitx(Fcitx)
        case ibus(IBusDaemon)

        var report: ProcessReport {
            switch self {
            case .fcitx(let fcitx): fcitx.process.report
            case .ibus(let daemon): daemon.report
            }
        }
    }

    let application: ComposingApplication
    private let server: XServer
    private let manager: WindowManagerProcess
    private let hand: XHand
    private let method: Method
    /// The selection of the input method's server; `nil` if the input method is reached by a bus.
    private let selection: String?
    private var isServer: Bool { selection != nil }

    init(_ kind: Kind) async throws {
        server = try await XServer()
        manager = try await WindowManagerProcess(server)
        hand = try XHand(display: server.display)
        var environment = ["DISPLAY": server.display]
        switch kind {
        case .fcitx, .ibus: selection = nil
        case .fcitxServer: selection = "@server=fcitx"
        case .ibusServer: selection = "@server=ibus"
        }
        switch kind {
        case .fcitx:
            let fcitx = try await Fcitx(.bus, environment: [:])
            environment["DBUS_SESSION_BUS_ADDRESS"] = fcitx.bus.address
            environment["XMODIFIERS"] = "@im=fcitx"
            method = .fcitx(fcitx)
        case .fcitxServer:
            environment["XMODIFIERS"] = "@im=fcitx"
            method = .fcitx(try await Fcitx(.server(showsPreedit: false), environment: environment))
            environment["HOME"] = "/nonexistent"
        case .ibus:
            let daemon = try await IBusDaemon(display: server.display)
            environment.merge(daemon.environment) { $1 }
            environment["XMODIFIERS"] = "@im=ibus"
            method = .ibus(daemon)
        case .ibusServer:
            method = .ibus(try await IBusDaemon(display: server.display, servesDisplay: true))
            environment.merge(["XMODIFIERS": "@im=ibus", "HOME": "/nonexistent"]) { $1 }
        }
        if let selection {
            let hand = hand
            guard await Patience.eventually({ hand.isOwned(selection) }) else {
                throw ProcessFailure.tooLate(waitingFor: "the selection \(selection)", report: method.report)
            }
        }
        application = try ComposingApplication(environment: environment)
        let report = try await application.wait(for: "x|")
        // The window has the focus.
        _ = try await application.process.line("active")
        try await waitUntilReady(.first)
        try await waitUntilKnown("x|", report)
    }

    func type(_ key: VirtualHand.Key) throws {
        for isDown in [true, false] { hand.key(UInt8(key.rawValue), isDown: isDown) }
    }

    func openOtherWindow() throws -> ChildProcess {
        try ChildProcess(
            Program.built("PlatformFixture"), ["none", "Other"], environment: ["DISPLAY": server.display])
    }

    func click(at point: CGPoint) throws {
        let origin = try origin()
        hand.move(Int(origin.x + point.x), Int(origin.y + point.y))
        for isDown in [true, false] { hand.button(1, isDown: isDown) }
        hand.move(790, 590)
    }

    private func origin() throws -> CGPoint {
        guard let window = hand.window(titled: "Fixture"), let frame = hand.frame(of: window) else {
            throw ProcessFailure.ended(waitingFor: "its window", report: application.process.report)
        }
        return frame.origin
    }

    func waitUntilReady(_ field: ComposingApplication.Field) async throws {
        // Keys reach the input method by the application, after what it has sent before.
        guard field == .first, case .fcitx(let fcitx) = method else { return }
        // Keys aren't delayed until it has loaded its dictionaries.
        _ = try await fcitx.process.wait(for: "Pinyin") { $0.errors.contains("Loaded addon pinyin\n") ? true : nil }
        guard isServer else { return }
        // Focus, by the protocol's number.
        _ = try await fcitx.process.wait(for: "the focus") { $0.errors.contains("header opcode: 58") ? true : nil }
    }

    func waitUntilKnown(_ text: String, _ report: ComposingApplication.Report) async throws {
        let cursor = text.prefix { $0 != "|" }.unicodeScalars.count
        let text = text.replacing("|", with: "")
        let caret = report.caret
        // The window manager may still move the window.
        func rectangle() throws -> [String] {
            let origin = try origin()
            return [origin.x + caret.minX, origin.y + caret.minY, caret.width, caret.height].map { "\(Int($0))" }
        }
        let isKnown: Bool
        switch method {
        case .fcitx where isServer:
            // The protocol has no text around the caret, and fcitx doesn't report the caret.
            isKnown = true
        case .fcitx(let fcitx):
            isKnown = try await Patience.eventually {
                try fcitx.monitor.messages("SetSurroundingText").last == [text, "\(cursor)", "\(cursor)"]
                    && fcitx.monitor.messages("SetCursorRect").last == rectangle()
            }
        case .ibus(let daemon) where isServer:
            isKnown = try await Patience.eventually {
                let origin = try origin()
                let (x, y) = (Int(origin.x + caret.minX), Int(origin.y + caret.maxY))
                return daemon.bodies(of: "SetCursorLocation").last == "(\(x), \(y), 0, 0)"
            }
        case .ibus(let daemon):
            let content = "<('IBusText', @a{sv} {}, '\(text)', <('IBusAttrList', @a{sv} {}, @av [])>)>"
            isKnown = try await Patience.eventually {
                try daemon.bodies(of: "SetSurroundingText").last == "(\(content), uint32 \(cursor), uint32 \(cursor))"
                    && daemon.bodies(of: "SetCursorLocation").last == "(\(rectangle().joined(separator: ", ")))"
            }
        }
        guard isKnown else {
            throw ProcessFailure.tooLate(
                waitingFor: "the text \(text) and the caret \(try rectangle())", report: application.process.report)
        }
    }

    func hasToldInputMethod(_ part: String) -> Bool {
        switch method {
        case .fcitx(let fcitx):
            !fcitx.monitor.messages("ProcessKeyEvent").isEmpty || fcitx.process.report.errors.contains("XIM Key Event")
                || fcitx.monitor.messages("SetSurroundingText").contains { $0.first?.contains(part) == true }
        case .ibus(let daemon):
            !daemon.bodies(of: "ProcessKeyEvent").isEmpty
                || daemon.bodies(of: "SetSurroundingText").contains { $0.contains(part) }
        }
    }

    func endInputMethod() async throws {
        switch method {
        case .fcitx(let fcitx):
            fcitx.process.send(SIGKILL, toGroup: true)
            _ = try await fcitx.process.end()
        case .ibus(let daemon): try await daemon.end()
        }
        guard let selection else { return }
        let hand = hand
        guard await Patience.eventually({ !hand.isOwned(selection) }) else {
            throw ProcessFailure.tooLate(waitingFor: "the end of the server", report: method.report)
        }
    }

    func pixels(in rect: CGRect) async throws -> [[UInt32]] {
        let origin = try origin()
        let width = Int(rect.width)
        let pixels =
            hand.pixels(
                x: Int(origin.x + rect.minX), y: Int(origin.y + rect.minY), width: width, height: Int(rect.height))
            ?? []
        return stride(from: 0, to: pixels.count, by: width).map { Array(pixels[$0..<$0 + width]) }
    }
}
