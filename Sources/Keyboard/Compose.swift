// SPDX-License-Identifier: MIT
internal import CXKBCommon
public import Foundation

/// Dead keys and the Compose key: sequences of key presses that produce one text.
///
/// The locale's table takes a few milliseconds and a few hundred kilobytes. It is loaded when a key first starts a
/// sequence, and so never for keyboards without such keys.
@safe
public final class Compose {
    /// The effect of a key press on the sequence.
    enum Outcome: Hashable {
        /// The key is not part of a sequence.
        case none
        /// The key was consumed; the sequence is incomplete.
        case composing
        /// The sequence is complete and produces this text.
        case composed(String)
        /// The key was consumed, but no sequence continues with it.
        case cancelled
    }

    private enum Table {
        case unread
        case unavailable
        case read(ComposeTable)
    }

    private let source: () -> ComposeTable?
    private var table = Table.unread

    /// Creates sequences from the locale in `LC_ALL`, `LC_CTYPE` or `LANG`, and from the user's `~/.XCompose`.
    ///
    /// - Parameter environment: The environment variables.
    public convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        self.init { ComposeTable(locale: locale) ?? ComposeTable(locale: "en_US.UTF-8") }
    }

    /// Creates sequences from a table in the format of `~/.XCompose`.
    convenience init(text: String) {
        self.init { ComposeTable(text: text) }
    }

    private init(source: @escaping () -> ComposeTable?) {
        self.source = source
    }

    /// Processes a key press.
    func feed(_ keysym: UInt32) -> Outcome {
        if case .unread = table, Keysym.startsComposition(keysym) {
            table = source().map(Table.read) ?? .unavailable
        }
        guard case .read(let table) = table else { return .none }
        return table.feed(keysym)
    }

    /// Discards a pending sequence.
    func cancel() {
        if case .read(let table) = table { table.reset() }
    }
}
