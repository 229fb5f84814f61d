// SPDX-License-Identifier: MIT
internal import Diagnostics

extension KeyboardState {
    /// Returns the state for a new keymap, which `load` reads; `nil` without a keymap.
    ///
    /// An unusable keymap is logged, and the keyboard keeps working: `current` is returned, or, if there is none yet, a
    /// state for the system's default layout.
    package static func replacing(
        _ current: KeyboardState?, compose: Compose, by load: () throws(KeymapError) -> Keymap?
    ) -> KeyboardState? {
        do {
            return try state(try load(), compose)
        } catch {
            guard current == nil else {
                Log.error("\(error) The keyboard keeps the keymap that it had.")
                return current
            }
            return system(compose, after: error)
        }
    }

    private static func system(_ compose: Compose, after reason: KeymapError) -> KeyboardState? {
        do {
            let state = try state(try Keymap.system(), compose)
            Log.error("\(reason) The layout us is used instead.")
            return state
        } catch {
            Log.error("\(reason) Nor can the layout us be used: \(error) Keys type nothing.")
            return nil
        }
    }

    private static func state(_ keymap: Keymap?, _ compose: Compose) throws(KeymapError) -> KeyboardState? {
        guard let keymap else { return nil }
        return try KeyboardState(keymap: keymap, compose: compose)
    }
}
