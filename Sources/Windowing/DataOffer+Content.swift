// SPDX-License-Identifier: MIT
package import Foundation

extension DataOffer {
    /// The content for somebody in this process: no other application takes part, so only the size can be too much.
    package func content(_ type: String, limits: TransferLimits) async throws -> Data {
        guard types.contains(type) else { throw WindowingError.typeNotOffered(type: type, offered: types) }
        let content = try await data(type)
        try Task.checkCancellation()
        guard content.count <= limits.size else {
            throw WindowingError.transferTooLarge(type: type, limit: limits.size)
        }
        return content
    }
}
