// SPDX-License-Identifier: MIT
import Foundation
import TestBus
import TestDesktops
import TestProcesses

/// Xvfb and openbox with an input method, to which applications connect themselves.
final class XInputMethodDesktop: InputMethodDesktop {
    enum Kind {
        case fcitx, ibus
        /// With composed text that the engine discards when the focus moves.
        case discardingIBus
        /// By the X Input Method protocol.
        case fcitxServer, ibusServer
        /// By that protocol, with the composed text in a window of the input method.
        case fcitxWindowServer
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
    /// The number of keys that are typed before a test.
    private let earlyKeyCount: Int

    /// Starts the desktop; with `warmsUp`, once the engine has composed a letter.
    init(_ kind: Kind, warmsUp: Bool = false) async throws {
        server = try await XServer()
        manager = try await WindowManagerProcess(server)
        hand = try XHand(display: server.display)
        var environment = ["DISPLAY": server.display]
        switch kind {
        case .fcitx, .ibus, .discardingIBus: selection = nil
        case .fcitxServer, .fcitxWindowServer: selection = "@server=fcitx"
        case .ibusServer: selection = "@server=ibus"
        }
        switch kind {
        case .fcitx:
            let fcitx = try await Fcitx(.bus, environment: [:])
            environment["DBUS_SESSION_BUS_ADDRESS"] = fcitx.bus.address
            environment["XMODIFIERS"] = "@im=fcitx"
            method = .fcitx(fcitx)
        case .fcitxServer, .fcitxWindowServer:
            environment["XMODIFIERS"] = "@im=fcitx"
            method = .fcitx(
                try await Fcitx(.server(showsPreedit: kind == .fcitxWindowServer), environment: environment))
            environment["HOME"] = "/nonexistent"
        case .ibus, .discardingIBus:
            let daemon = try await IBusDaemon(display: server.display, keepsText: kind == .ibus)
            environment.merge(daemon.environment) { $1 }
            environment["XMODIFIERS"] = "@im=ibus"
            method = .ibus(daemon)
        case .ibusServer:
            method = .ibus(try await IBusDaemon(display: server.display, servesDisplay: true))
            environment.merge(["XMODIFIERS": "@im=ibus", "HOME": "/nonexistent"]) { $1 }
        }
        // Each key is pressed and released.
        earlyKeyCount = kind == .ibusServer ? 4 : 0
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
        // The engines take long for their first key, longer than applications wait on a busy machine, and can lose what
        // is composed before all their dictionaries are there.
        if kind == .fcitxWindowServer || warmsUp { try await warmUp() }
        guard kind == .ibusServer, case .ibus(let daemon) = method else { return }
        try type(.n)
        try await application.wait(for: "x[n|]")
        try type(.escape)
        try await application.wait(for: "x|")
        let count = earlyKeyCount
        guard await Patience.eventually({ daemon.bodies(of: "ProcessKeyEvent").count == count }) else {
            throw ProcessFailure.tooLate(waitingFor: "the first keys", report: daemon.report)
        }
    }

    /// Types a letter until the engine composes it.
    private func warmUp() async throws {
        let (hand, application) = (hand, application)
        for _ in 0..<10 {
            try type(.n)
            var isComposed = false
            _ = await Patience.eventually {
                isComposed = hand.window(titled: Self.candidatesTitle).map(hand.isViewable) ?? false
                return isComposed || application.texts(in: .first).last == "xn|"
            }
            guard !isComposed else {
                try type(.escape)
                return try await waitUntilCandidatesAreHidden()
            }
            try type(.backspace)
            try await application.wait(for: "x|")
        }
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
        try await fcitx.waitUntilReady()
        if isServer { try await fcitx.waitForFocus() }
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
            daemon.bodies(of: "ProcessKeyEvent").count > earlyKeyCount
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

    /// Starts fcitx5 as a server again.
    func startServer() async throws -> Fcitx {
        try await Fcitx(
            .server(showsPreedit: false), environment: ["DISPLAY": server.display, "XMODIFIERS": "@im=fcitx"])
    }

    /// Waits until the window with candidates is shown, and returns its frame in the application's window.
    func candidates() async throws -> CGRect {
        let hand = hand
        var frame: CGRect?
        let isShown = await Patience.eventually {
            guard let window = hand.window(titled: Self.candidatesTitle), hand.isViewable(window) else { return false }
            frame = hand.frame(of: window)
            return frame != nil
        }
        guard isShown, let frame else {
            throw ProcessFailure.tooLate(waitingFor: "candidates", report: method.report)
        }
        let origin = try origin()
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Waits until the window with candidates, which covers parts of the application's, isn't shown.
    func waitUntilCandidatesAreHidden() async throws {
        let hand = hand
        let isHidden = await Patience.eventually {
            hand.window(titled: Self.candidatesTitle).map { !hand.isViewable($0) } ?? true
        }
        guard isHidden else {
            throw ProcessFailure.tooLate(waitingFor: "the end of candidates", report: method.report)
        }
    }

    private static let candidatesTitle = "Fcitx5 Input Window"

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
