// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// Non-rectangular windows; only for servers with the SHAPE extension.
extension XConnection {
    enum ShapeKind {
        /// The visible area of the window.
        case bounding
        /// The area of the window that accepts input.
        case input
    }

    /// Sets a window's shape to `rects`, in its own pixels.
    ///
    /// A shape of more than `OpaqueParts.maximumCount` rectangles can exceed the maximum request length.
    func setShape(_ kind: ShapeKind, of window: UInt32, to rects: [PixelRect]) {
        let rectangles = rects.map {
            xcb_rectangle_t(
                x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: max(0, $0.width)),
                height: UInt16(clamping: max(0, $0.height)))
        }
        unsafe _ = xcb_shape_rectangles(
            pointer, UInt8(XCB_SHAPE_SO_SET.rawValue), kind.number, 0, window, 0, 0, UInt32(rectangles.count),
            rectangles)
    }

    /// Resets a window's shape to its rectangle.
    func removeShape(_ kind: ShapeKind, of window: UInt32) {
        unsafe _ = xcb_shape_mask(pointer, UInt8(XCB_SHAPE_SO_SET.rawValue), kind.number, window, 0, 0, 0)
    }
}

extension XConnection.ShapeKind {
    fileprivate var number: UInt8 {
        switch self {
        case .bounding: UInt8(XCB_SHAPE_SK_BOUNDING.rawValue)
        case .input: UInt8(XCB_SHAPE_SK_INPUT.rawValue)
        }
    }
}
