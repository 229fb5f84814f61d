// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension DragOperations {
    /// In order of preference.
    private static let each: [(operation: DragOperations, action: WlDataDeviceManager.DndAction)] = [
        (.copy, .copy), (.move, .move), (.ask, .ask),
    ]

    init(_ actions: WlDataDeviceManager.DndAction) {
        self = Self.each.reduce(into: []) { if actions.contains($1.action) { $0.formUnion($1.operation) } }
    }

    /// The preferred single operation; `nil` if there is none.
    var first: DragOperations? {
        Self.each.first { contains($0.operation) }?.operation
    }

    /// The corresponding protocol actions.
    fileprivate var actions: WlDataDeviceManager.DndAction {
        Self.each.reduce(into: []) { if contains($1.operation) { $0.formUnion($1.action) } }
    }
}

extension WlDataDeviceManager.DndAction {
    init(_ operations: DragOperations) {
        self = operations.actions
    }
}
