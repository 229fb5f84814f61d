// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension WpCursorShapeDeviceV1.Shape {
    /// Creates the protocol's value for a shape; its list is the same as CSS's, without the hidden cursor.
    init?(_ shape: CursorShape) {
        guard shape != .hidden else { return nil }
        self =
            switch shape {
            case .default, .hidden: .`default`
            case .contextMenu: .contextMenu
            case .help: .help
            case .pointer: .pointer
            case .progress: .progress
            case .wait: .wait
            case .cell: .cell
            case .crosshair: .crosshair
            case .text: .text
            case .verticalText: .verticalText
            case .alias: .alias
            case .copy: .copy
            case .move: .move
            case .noDrop: .noDrop
            case .notAllowed: .notAllowed
            case .grab: .grab
            case .grabbing: .grabbing
            case .eResize: .eResize
            case .nResize: .nResize
            case .neResize: .neResize
            case .nwResize: .nwResize
            case .sResize: .sResize
            case .seResize: .seResize
            case .swResize: .swResize
            case .wResize: .wResize
            case .ewResize: .ewResize
            case .nsResize: .nsResize
            case .neswResize: .neswResize
            case .nwseResize: .nwseResize
            case .colResize: .colResize
            case .rowResize: .rowResize
            case .allScroll: .allScroll
            case .zoomIn: .zoomIn
            case .zoomOut: .zoomOut
            }
    }
}
