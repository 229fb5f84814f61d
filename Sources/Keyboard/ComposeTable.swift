// SPDX-License-Identifier: MIT
internal import CXKBCommon

/// Owns a compiled compose table and the state of the current sequence.
@safe
final class ComposeTable {
    private let table: OpaquePointer
    private let state: OpaquePointer

    /// Loads the table of a locale such as `de_DE.UTF-8`; `nil` if none is installed.
    convenience init?(locale: String) {
        guard let context = try? XKBContext(searchesSystem: false) else { return nil }
        unsafe self.init(
            owning: xkb_compose_table_new_from_locale(context.pointer, locale, XKB_COMPOSE_COMPILE_NO_FLAGS))
    }

    convenience init?(text: String) {
        guard let context = try? XKBContext(searchesSystem: false) else { return nil }
        unsafe self.init(
            owning: xkb_compose_table_new_from_buffer(
                context.pointer, text, text.utf8.count, "C", XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS))
    }

    private init?(owning table: OpaquePointer?) {
        guard let table = unsafe table else { return nil }
        guard let state = unsafe xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
            unsafe xkb_compose_table_unref(table)
            return nil
        }
        unsafe self.table = unsafe table
        unsafe self.state = unsafe state
    }

    deinit {
        unsafe xkb_compose_state_unref(state)
        unsafe xkb_compose_table_unref(table)
    }

    func reset() {
        unsafe xkb_compose_state_reset(state)
    }

    func feed(_ keysym: UInt32) -> Compose.Outcome {
        // Modifiers are ignored: Shift can be pressed between an accent and its letter.
        guard unsafe xkb_compose_state_feed(state, keysym) == XKB_COMPOSE_FEED_ACCEPTED else { return .none }
        switch unsafe xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING:
            return .composing
        case XKB_COMPOSE_COMPOSED:
            let text = composedText
            reset()
            return .composed(text)
        case XKB_COMPOSE_CANCELLED:
            reset()
            return .cancelled
        default:
            return .none
        }
    }

    private var composedText: String {
        // Entries of the installed tables are a few scalars long; a longer one is requested again with the required
        // capacity.
        var capacity = 64
        while true {
            var length = 0
            let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
                length = unsafe Int(xkb_compose_state_get_utf8(state, buffer.baseAddress, buffer.count))
                guard length > 0, length < buffer.count, let start = buffer.baseAddress else { return "" }
                return unsafe String(cString: start)
            }
            if length < capacity { return text }
            capacity = length + 1
        }
    }
}
