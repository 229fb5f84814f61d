// SPDX-License-Identifier: MIT
internal import Windowing

/// XDND actions.
extension DragOperations {
    /// The supported range of protocol versions.
    static let protocolVersion: UInt32 = 5
    static let lowestProtocolVersion: UInt32 = 3

    /// Creates the operation for an atom; empty for none, and copying for private actions.
    init(atom: UInt32, atoms: Atoms) {
        switch atoms.name(of: atom) {
        case .dragMove: self = .move
        case .dragAsk: self = .ask
        default: self = atom == 0 ? [] : .copy
        }
    }

    /// Returns the atoms of all operations in the set.
    func list(_ atoms: Atoms) -> [UInt32] {
        [.copy, .move, .ask].filter { contains($0) }.map { $0.atom(atoms) }
    }

    /// Returns the atom of the first operation in the set, in the order copy, move, ask; 0 for an empty set.
    func atom(_ atoms: Atoms) -> UInt32 {
        if contains(.copy) { return atoms[.dragCopy] }
        if contains(.move) { return atoms[.dragMove] }
        return contains(.ask) ? atoms[.dragAsk] : 0
    }
}
