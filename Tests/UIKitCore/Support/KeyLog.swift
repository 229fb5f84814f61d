// SPDX-License-Identifier: MIT
package import UIKitCore

/// Records the characters of the keys that it receives.
package final class KeyLog: UIView {
    package var characters: [String] = []
    package override var canBecomeFirstResponder: Bool { true }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        characters.append(contentsOf: presses.compactMap { $0.key?.characters })
    }
}
