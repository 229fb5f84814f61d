// SPDX-License-Identifier: MIT

/// A compiled catalog that can't be read or written.
package enum AssetCatalogError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The file doesn't begin as a compiled catalog does.
    case notACatalog(path: String)
    case unknownVersion(path: String, found: Int, supported: Int)
    /// The file is shorter than its header says.
    case truncated(path: String, needed: Int, found: Int)
    /// The content exceeds what the positions in the file can address.
    case tooLarge(bytes: Int)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): can't be read: \(reason)"
        case .notACatalog(let path): "\(path): not a compiled asset catalog"
        case .unknownVersion(let path, let found, let supported):
            "\(path): a compiled asset catalog of version \(found); version \(supported) is supported"
        case .truncated(let path, let needed, let found):
            "\(path): a compiled asset catalog of \(needed) bytes, of which only \(found) are present"
        case .tooLarge(let bytes): "an asset catalog of \(bytes) bytes; at most 4 GiB are possible"
        }
    }
}
