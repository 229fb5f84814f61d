// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The identity of an element of a collection view.
enum CollectionElement: Hashable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var indexPath: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// The kinds of elements that aren't cells.
    enum Kind: Hashable {
        case supplementary(String)
        case decoration(String)

        func element(at path: IndexPath) -> CollectionElement {
            switch self {
            case .supplementary(let name): .supplementary(name, path)
            case .decoration(let name): .decoration(name, path)
            }
        }
    }

    /// The element's kind; `nil` for a cell.
    var kind: Kind? {
        switch self {
        case .cell: nil
        case .supplementary(let name, _): .supplementary(name)
        case .decoration(let name, _): .decoration(name)
        }
    }

    /// Returns the same kind of element at another index path.
    func at(_ path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }
}
