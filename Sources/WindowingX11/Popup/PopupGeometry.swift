// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Puts a popup's window where the frame that is about to be shown wants it.
@RenderActor
final class PopupGeometry {
    private struct Place: Hashable {
        var x: Int
        var y: Int
    }

    /// The shadow cannot be seen through, so it is cut off.
    private let clips: Bool
    private let shapesInput: Bool
    private var places: [(serial: UInt32, place: Place)] = []
    private var place = Place(x: 0, y: 0)
    private var frame: PixelRect?
    private var geometry: PixelRect?
    private var input: PixelRect?

    nonisolated init(clips: Bool, shapesInput: Bool) {
        self.clips = clips
        self.shapesInput = shapesInput
    }

    /// The frame that quotes `serial` has its visible part here, in pixels of the root window.
    func expect(x: Int, y: Int, for serial: UInt32) {
        places.append((serial, Place(x: x, y: y)))
    }

    /// Moves and shapes the canvas's window for a frame.
    func apply(_ configuration: FrameConfiguration, to canvas: Canvas) {
        if let serial = configuration.serial {
            while let first = places.first, Int32(bitPattern: serial &- first.serial) >= 0 {
                place = first.place
                places.removeFirst()
            }
        }
        let visible = Self.pixels(configuration.windowGeometry, configuration.scale)
        move(
            to: PixelRect(
                x: place.x - visible.x, y: place.y - visible.y, width: configuration.pixelSize.width,
                height: configuration.pixelSize.height), canvas)
        if clips, visible != geometry {
            geometry = visible
            setShape(XCB_SHAPE_SK_BOUNDING, visible, canvas)
        }
        let input = configuration.inputRegion.map { Self.pixels($0, configuration.scale) } ?? visible
        if shapesInput, input != self.input {
            self.input = input
            setShape(XCB_SHAPE_SK_INPUT, input, canvas)
        }
    }

    private func move(to frame: PixelRect, _ canvas: Canvas) {
        guard frame != self.frame else { return }
        self.frame = frame
        let mask =
            XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue | XCB_CONFIG_WINDOW_WIDTH.rawValue
            | XCB_CONFIG_WINDOW_HEIGHT.rawValue
        let values = [
            UInt32(bitPattern: Int32(clamping: frame.x)), UInt32(bitPattern: Int32(clamping: frame.y)),
            UInt32(clamping: max(1, frame.width)), UInt32(clamping: max(1, frame.height)),
        ]
        unsafe _ = xcb_configure_window(canvas.connection.pointer, canvas.window, UInt16(mask), values)
    }

    private func setShape(_ kind: xcb_shape_sk_t, _ rect: PixelRect, _ canvas: Canvas) {
        let rectangles = [
            xcb_rectangle_t(
                x: Int16(clamping: rect.x), y: Int16(clamping: rect.y), width: UInt16(clamping: max(0, rect.width)),
                height: UInt16(clamping: max(0, rect.height)))
        ]
        unsafe _ = xcb_shape_rectangles(
            canvas.connection.pointer, UInt8(XCB_SHAPE_SO_SET.rawValue), UInt8(kind.rawValue), 0, canvas.window, 0, 0,
            1,
            rectangles)
    }

    private static func pixels(_ rect: CGRect, _ scale: CGFloat) -> PixelRect {
        let (x, y) = (Int(pixels: rect.minX * scale), Int(pixels: rect.minY * scale))
        return PixelRect(
            x: x, y: y, width: Int(pixels: rect.maxX * scale) - x, height: Int(pixels: rect.maxY * scale) - y)
    }
}
