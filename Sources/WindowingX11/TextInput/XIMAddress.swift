// SPDX-License-Identifier: MIT
internal import CXCB

/// The atoms of the X Input Method protocol, which are looked up when it is first used.
struct XIMAtoms: Sendable {
    let connect: UInt32
    let message: UInt32
    /// A part of a message that continues in another one.
    let part: UInt32
    /// The properties for long messages, which are used in turn: some servers read only a property's first message.
    let properties: [UInt32]

    fileprivate init?(_ connection: XConnection) {
        let names = ["_XIM_XCONNECT", "_XIM_PROTOCOL", "_XIM_MOREDATA"] + (0..<8).map { "_SHOJI_XIM_\($0)" }
        let atoms = connection.atoms(names)
        guard !atoms.contains(0) else { return nil }
        (connect, message, part) = (atoms[0], atoms[1], atoms[2])
        properties = Array(atoms[3...])
    }
}

/// An input method server that runs.
struct XIMAddress: Sendable {
    /// The window to which connections are requested.
    let window: UInt32
    let atoms: XIMAtoms

    /// Looks for the server with a name, with blocking requests; `nil` if there is none.
    init?(_ name: String, _ connection: XConnection) {
        let question = connection.internAtom("@server=\(name)", onlyIfExists: true)
        let selection = connection.wait(for: question)?.load(xcb_intern_atom_reply_t.self)?.atom
        guard let selection, selection != 0, let window = connection.owner(of: selection),
            let atoms = XIMAtoms(connection)
        else { return nil }
        self.window = window
        self.atoms = atoms
    }
}

extension XConnection {
    /// Selects the destruction of another client's window, and waits; returns `false` if it doesn't exist.
    func listenToDestruction(of window: UInt32) -> Bool {
        var mask = XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        return succeeds(
            unsafe xcb_change_window_attributes_checked(pointer, window, XCB_CW_EVENT_MASK.rawValue, &mask))
    }
}
