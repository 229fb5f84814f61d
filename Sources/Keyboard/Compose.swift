// SPDX-License-Identifier: MIT
internal import CXKBCommon
public import Foundation

/// Dead keys and the Compose key: several strokes that give one text.
///
/// The locale's table costs a few milliseconds and a few hundred kilobytes; it is read at the first key that starts a
/// sequence, and never for people whose keyboard has none.
@safe
public final class Compose {
    /// What a key press meant to the sequence.
    enum Outcome: Hashable {
        /// The key has nothing to do with a sequence.
        case none
        /// The key was taken; more are needed.
        case composing
        /// The sequence is complete and stands for this text.
        case composed(String)
        /// No sequence goes on like this; the key was taken all the same.
        case cancelled
    }

    private enum Table {
        case unread
        case unavailable
        case read(ComposeTable)
    }

    private let source: () -> ComposeTable?
    private var table = Table.unread

    /// Sequences of the locale that `LC_ALL`, `LC_CTYPE` or `LANG` names, and of the user's own `~/.XCompose`.
    ///
    /// - Parameter environment: Where the variables are looked up.
    public convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        self.init { ComposeTable(locale: locale) ?? ComposeTable(locale: "en_US.UTF-8") }
    }

    /// Sequences from a table in the format of `~/.XCompose`.
    convenience init(text: String) {
        self.init { ComposeTable(text: text) }
    }

    private init(source: @escaping () -> ComposeTable?) {
        self.source = source
    }

    /// Tells the sequence of a key press.
    func feed(_ keysym: UInt32) -> Outcome {
        if case .unread = table, Keysym.startsComposition(keysym) {
            table = source().map(Table.read) ?? .unavailable
        }
        guard case .read(let table) = table else { return .none }
        return table.feed(keysym)
    }

    /// Forgets a sequence that has begun.
    func cancel() {
        if case .read(let table) = table { table.reset() }
    }
}
