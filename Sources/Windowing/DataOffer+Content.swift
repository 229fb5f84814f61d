// SPDX-License-Identifier: MIT
package import Foundation

extension DataOffer {
    /// Returns the content for use in this process.
    ///
    /// No other application is involved, so only the size is limited.
    package func content(_ type: String, limits: TransferLimits) async throws -> Data {
        guard types.contains(type) else { throw TransferError.typeNotOffered(type: type, offered: types) }
        let content = try await data(type)
        try Task.checkCancellation()
        guard content.count <= limits.size else {
            throw TransferError.tooLarge(type: type, limit: limits.size)
        }
        return content
    }
}
