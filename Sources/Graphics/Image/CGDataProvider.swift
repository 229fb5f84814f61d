// SPDX-License-Identifier: MIT
public import Foundation

/// The data from which an image is created.
public final class CGDataProvider: Sendable {
    /// All bytes; never `nil`, optional for compatibility with Core Graphics.
    public let data: CFData?

    /// Creates a provider of `data`; never `nil`, optional for compatibility with Core Graphics.
    public init?(data: CFData) {
        self.data = data
    }

    /// Creates a provider with the content of a file; `nil` if the file can't be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
}
