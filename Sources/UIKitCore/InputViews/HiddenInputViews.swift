// SPDX-License-Identifier: MIT

/// The parts of an input panel that the user has hidden while a text is edited.
@MainActor
struct HiddenInputViews {
    struct Parts: OptionSet {
        let rawValue: Int

        static let input = Parts(rawValue: 1 << 0)
        static let shortcuts = Parts(rawValue: 1 << 1)
    }

    private weak var responder: UIResponder?
    private var parts: Parts = []

    /// Returns the hidden parts for a first responder, and forgets those of another one, or of none.
    mutating func parts(for first: UIResponder?) -> Parts {
        if first == nil || first !== responder { self = HiddenInputViews() }
        return parts
    }

    mutating func insert(_ new: Parts, for first: UIResponder) {
        parts = parts(for: first).union(new)
        responder = first
    }
}
