// SPDX-License-Identifier: MIT
import TestDesktops
import Testing

/// The real input methods, and the protocols by which applications reach them.
enum InputMethodKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    /// By `zwp_text_input_v3`.
    case fcitxOnSway = "fcitx5 on sway"
    /// By the message bus.
    case fcitxOnX = "fcitx5 on Xvfb"
    case ibusOnX = "IBus on Xvfb"
    /// By the X Input Method protocol.
    case fcitxServer = "fcitx5 on Xvfb by XIM"
    case ibusServer = "IBus on Xvfb by XIM"

    var testDescription: String { rawValue }

    /// The missing programs, if it can't run.
    var missingProgram: String? {
        switch self {
        case .fcitxOnSway: Sway.isInstalled && Fcitx.isInstalled ? nil : "sway, grim, and fcitx5 with Pinyin"
        case .fcitxOnX: Self.hasX && Fcitx.isInstalled ? nil : "Xvfb, openbox, and fcitx5 with Pinyin"
        case .ibusOnX: Self.hasX && IBusDaemon.isInstalled ? nil : "Xvfb, openbox, and IBus with Anthy"
        case .fcitxServer: Self.fcitxOnX.missingProgram
        case .ibusServer: IBusDaemon.hasServer ? Self.ibusOnX.missingProgram : "ibus-x11"
        }
    }

    private static let hasX = XServer.isInstalled && WindowManagerProcess.isInstalled

    /// The input methods that can run here.
    static let installed = allCases.filter { $0.missingProgram == nil }

    /// Starts the desktop, the input method, and the fixture, whose first field is edited then.
    func start() async throws -> any InputMethodDesktop {
        switch self {
        case .fcitxOnSway: try await SwayInputMethodDesktop()
        case .fcitxOnX: try await XInputMethodDesktop(.fcitx)
        case .ibusOnX: try await XInputMethodDesktop(.ibus)
        case .fcitxServer: try await XInputMethodDesktop(.fcitxServer)
        case .ibusServer: try await XInputMethodDesktop(.ibusServer)
        }
    }

    /// The composition after typing "n" and "i", and its text.
    var syllable: (shown: String, text: String) {
        switch self {
        case .fcitxOnSway: ("[ni|]", "ni")
        // The caret stays at the start, so that the candidates don't move.
        case .fcitxOnX, .fcitxServer: ("[|ni]", "ni")
        case .ibusOnX, .ibusServer: ("[に|]", "に")
        }
    }

    /// Whether the composed text remains if another window gets the keyboard focus or the input method ends.
    ///
    /// Wayland's protocol discards it.
    var keepsText: Bool { self != .fcitxOnSway }

    /// Keys, and the composition or text that each group of them yields; the last group commits.
    var phrase: [(keys: [VirtualHand.Key], text: String)] {
        switch self {
        case .fcitxOnSway: [([.n, .i, .h, .a, .o], "[ni_hao|]"), ([.space], "你好|")]
        case .fcitxOnX, .fcitxServer: [([.n, .i, .h, .a, .o], "[|ni_hao]"), ([.space], "你好|")]
        case .ibusOnX: [([.n, .i, .h, .o, .n, .n], "[にほん|]"), ([.space], "[|日本]"), ([.enter], "日本|")]
        // Its server puts the caret at the end.
        case .ibusServer: [([.n, .i, .h, .o, .n, .n], "[にほん|]"), ([.space], "[日本|]"), ([.enter], "日本|")]
        }
    }
}
