// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

// Foundation's function takes any number of arguments, and the compiler prefers those with a fixed number. They are
// generic, because literals as arguments would make functions with existential parameters ambiguous.

extension String {
    /// Returns the text of a format in the user's locale.
    ///
    /// If `format` is the result of `NSLocalizedString` for an entry with plural forms, the text has the forms that the
    /// arguments require.
    ///
    /// > Note: Differs from UIKit: with more than five arguments, and with literals as arguments other than one integer,
    /// > it's Foundation's function, which doesn't know plural forms on Linux.
    public static func localizedStringWithFormat(_ format: String, _ first: some CVarArg) -> String {
        String(userFormat: format, arguments: [first])
    }

    /// Returns the text of a format with an integer.
    public static func localizedStringWithFormat(_ format: String, _ first: Int) -> String {
        String(userFormat: format, arguments: [first])
    }

    /// Returns the text of a format with two arguments.
    public static func localizedStringWithFormat(
        _ format: String, _ first: some CVarArg, _ second: some CVarArg
    ) -> String {
        String(userFormat: format, arguments: [first, second])
    }

    /// Returns the text of a format with three arguments.
    public static func localizedStringWithFormat(
        _ format: String, _ first: some CVarArg, _ second: some CVarArg, _ third: some CVarArg
    ) -> String {
        String(userFormat: format, arguments: [first, second, third])
    }

    /// Returns the text of a format with four arguments.
    public static func localizedStringWithFormat(
        _ format: String, _ first: some CVarArg, _ second: some CVarArg, _ third: some CVarArg, _ fourth: some CVarArg
    ) -> String {
        String(userFormat: format, arguments: [first, second, third, fourth])
    }

    /// Returns the text of a format with five arguments.
    public static func localizedStringWithFormat(
        _ format: String, _ first: some CVarArg, _ second: some CVarArg, _ third: some CVarArg, _ fourth: some CVarArg,
        _ fifth: some CVarArg
    ) -> String {
        String(userFormat: format, arguments: [first, second, third, fourth, fifth])
    }
}
