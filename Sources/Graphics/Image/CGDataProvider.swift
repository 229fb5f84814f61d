// SPDX-License-Identifier: MIT
public import Foundation

/// Bytes that a picture is made from.
public final class CGDataProvider: Sendable {
    /// All bytes; never `nil`, optional only as in Core Graphics.
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }

    /// Reads a file; `nil` where that fails.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
}
