// SPDX-License-Identifier: MIT
package import Localization

extension Phrase {
    /// The phrase in the language of the application's user.
    @MainActor
    package var text: String { UIApplication.strings[self] }

    /// The phrase with its argument.
    @MainActor
    package func text(_ argument: String) -> String { UIApplication.strings.text(self, argument) }

    /// The phrase with its two arguments.
    @MainActor
    package func text(_ first: String, _ second: String) -> String { UIApplication.strings.text(self, first, second) }
}

extension UIApplication {
    /// The table of the running application, English without one.
    fileprivate static var strings: StringTable { running?.strings ?? StringTable(.english) }
}
