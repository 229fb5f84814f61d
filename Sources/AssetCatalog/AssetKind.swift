// SPDX-License-Identifier: MIT

/// The kind of an asset; assets of different kinds may share a name.
package enum AssetKind: UInt8, CaseIterable, Sendable {
    case image = 1
    case color
    case data
    case symbol
}
