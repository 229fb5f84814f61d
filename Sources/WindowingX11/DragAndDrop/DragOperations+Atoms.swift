// SPDX-License-Identifier: MIT
internal import Windowing

/// XDND's names for what a drop does.
extension DragOperations {
    /// The highest version of the protocol that is spoken here, and the lowest.
    static let protocolVersion: UInt32 = 5
    static let lowestProtocolVersion: UInt32 = 3

    /// The one operation that an atom stands for; empty for none, and copying for those that only some programs know.
    init(atom: UInt32, atoms: Atoms) {
        switch atoms.name(of: atom) {
        case .dragMove: self = .move
        case .dragAsk: self = .ask
        default: self = atom == 0 ? [] : .copy
        }
    }

    /// The atoms of all that are in the set.
    func list(_ atoms: Atoms) -> [UInt32] {
        [.copy, .move, .ask].filter { contains($0) }.map { $0.atom(atoms) }
    }

    /// The atom of the first of copying, moving and asking that is in the set; 0 for an empty one.
    func atom(_ atoms: Atoms) -> UInt32 {
        if contains(.copy) { return atoms[.dragCopy] }
        if contains(.move) { return atoms[.dragMove] }
        return contains(.ask) ? atoms[.dragAsk] : 0
    }
}
