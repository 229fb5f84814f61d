// SPDX-License-Identifier: MIT
import Foundation
import Windowing

/// Content that another application drags over a window.
@MainActor
final class TestOffer: PlatformDragOffer {
    let types: [String]
    var operations: DragOperations = [.copy, .move]
    private(set) var result: DragOperations??
    private(set) var readTypes: [String] = []
    private let content: (String) throws -> Data

    init(_ types: [String], content: @escaping (String) throws -> Data) {
        self.types = types
        self.content = content
    }

    func accept(_ operations: DragOperations, preferred: DragOperations) {}

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        readTypes.append(type)
        let data = try content(type)
        guard data.count <= limits.size else { throw TransferError.tooLarge(type: type, limit: limits.size) }
        return data
    }

    func finish(_ operation: DragOperations?) {
        result = .some(operation)
    }
}
