// SPDX-License-Identifier: MIT
package import Windowing

/// The errors of requests, with descriptions for the user.
package enum ScreenModesError: Error, Hashable, Sendable {
    /// An argument that can't be parsed: its meaning, its text, and the expected form.
    case unreadable(what: String, text: String, expected: String)
    case unknownOutput(name: String, known: [String])
    case unknownMode(output: String, request: ModeRequest, available: [ScreenMode])
    /// An output was named without a change.
    case nothingAsked(output: String)
    /// The desktop has none of the known interfaces for changing screens.
    case noRoute(desktop: String, missing: [ScreenConfiguration.MissingRoute])
    /// The screens couldn't be restored.
    case notRestored(reason: String)
}

extension ScreenModesError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let what, let text, let expected):
            "The \(what) is \"\(text.printable)\"; expected \(expected)."
        case .unknownOutput(let name, let known) where known.isEmpty:
            "There is no output called \"\(name.printable)\"; the desktop has none at all."
        case .unknownOutput(let name, let known):
            "There is no output called \"\(name.printable)\"; there is \(known.map(\.printable).joined(separator: ", "))."
        case .unknownMode(let output, let request, let available) where available.isEmpty:
            "\(output.printable) lists no modes, so \(request) can only be tried as a custom one (--custom)."
        case .unknownMode(let output, let request, let available):
            "\(output.printable) has no mode \(request), only \(Self.list(available)). Use --custom to try it anyway."
        case .nothingAsked(let output):
            "No change was given for \(output.printable). Specify a mode, --scale, --transform, --position, --on, or --off."
        case .noRoute(let desktop, let missing) where missing.isEmpty:
            "The \(desktop.printable) desktop has no interface for changing screens."
        case .noRoute(let desktop, let missing):
            missing.reduce("The \(desktop.printable) desktop has no interface for changing screens:") { text, route in
                text + "\n  \(route.route.printable): \(route.reason.printable)"
            }
        case .notRestored(let reason):
            "The screens are not restored: \(reason)"
        }
    }

    /// Lists at most 12 modes.
    ///
    /// Televisions have more than fit on a terminal.
    private static func list(_ modes: [ScreenMode]) -> String {
        let shown = modes.prefix(12).map(\.title).joined(separator: ", ")
        return modes.count > 12 ? "\(shown) and \(modes.count - 12) more" : shown
    }
}
