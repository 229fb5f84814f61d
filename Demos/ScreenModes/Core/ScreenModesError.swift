// SPDX-License-Identifier: MIT
package import Windowing

/// What keeps a wish about screens from being carried out, as sentences for the person who had it.
package enum ScreenModesError: Error, Hashable, Sendable {
    /// A part of the command line: what it stands for, its text, and what would be accepted.
    case unreadable(what: String, text: String, expected: String)
    case unknownOutput(name: String, known: [String])
    case unknownMode(output: String, request: ModeRequest, available: [ScreenMode])
    /// An output was named, but nothing about it was to change.
    case nothingAsked(output: String)
    /// The desktop lets nobody change its screens, by any interface that was looked for.
    case noRoute(desktop: String, missing: [ScreenConfiguration.MissingRoute])
    /// The screens are not as they were before, and why.
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
            "\(output.printable) tells no modes, so \(request) can only be tried as a custom one (--custom)."
        case .unknownMode(let output, let request, let available):
            "\(output.printable) has no mode \(request), only \(Self.list(available)); --custom tries it all the same."
        case .nothingAsked(let output):
            "Nothing was asked of \(output.printable): name a mode, or --scale, --transform, --position, --on or --off."
        case .noRoute(let desktop, let missing) where missing.isEmpty:
            "The \(desktop.printable) desktop has no way to change its screens."
        case .noRoute(let desktop, let missing):
            missing.reduce("The \(desktop.printable) desktop has no way to change its screens:") { text, route in
                text + "\n  \(route.route.printable): \(route.reason.printable)"
            }
        case .notRestored(let reason):
            "The screens are not as they were: \(reason)"
        }
    }

    /// Enough to choose from; a television announces more modes than fit on a terminal.
    private static func list(_ modes: [ScreenMode]) -> String {
        let shown = modes.prefix(12).map(\.title).joined(separator: ", ")
        return modes.count > 12 ? "\(shown) and \(modes.count - 12) more" : shown
    }
}
