// SPDX-License-Identifier: MIT
internal import Foundation

/// A maintained package with the interface of a framework that doesn't exist on Linux.
package struct Substitute: Hashable, Sendable {
    /// The module, which is also the name of the product.
    package let module: String
    /// The address of the package.
    package let url: String
    /// The oldest version that is accepted.
    package let version: String

    /// The substitutes by the names of the frameworks.
    package static let all = [
        "Combine": Substitute(
            module: "OpenCombineShim", url: "https://github.com/OpenCombine/OpenCombine.git", version: "0.14.0"),
        "CryptoKit": Substitute(
            module: "Crypto", url: "https://github.com/apple/swift-crypto.git", version: "3.12.0"),
    ]
}
