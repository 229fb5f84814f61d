// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing

/// Moves a popup's window to the position for the next frame, and sets its shape if there is no compositor.
@RenderActor
final class PopupGeometry: FrameFitting {
    private struct Place: Hashable {
        var x: Int
        var y: Int
    }

    private let hasShapes: Bool
    /// Whether the window's shape is the opaque part of its content, because the rest would be black.
    private var clips: Bool
    private var places: [(serial: UInt32, place: Place)] = []
    private var place = Place(x: 0, y: 0)
    private var frame: PixelRect?
    private var geometry = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private var input: PixelRect?
    /// The opaque part of the last frame; `nil` before the first one.
    private var parts: OpaqueParts?
    private var shape: [PixelRect]?

    nonisolated init(clips: Bool, hasShapes: Bool) {
        self.clips = clips && hasShapes
        self.hasShapes = hasShapes
    }

    /// Sets the position of the visible part, in root window pixels, for the frame with `serial`.
    func expect(x: Int, y: Int, for serial: UInt32) {
        places.append((serial, Place(x: x, y: y)))
    }

    /// Called when a compositor starts or ends.
    func setClips(_ clips: Bool, of target: X11FrameTarget) {
        let clips = clips && hasShapes
        guard clips != self.clips else { return }
        self.clips = clips
        target.fitAgain()
    }

    // MARK: - FrameFitting

    func fit(_ canvas: Canvas, to configuration: FrameConfiguration) {
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
        geometry = visible
        let input = configuration.inputRegion.map { Self.pixels($0, configuration.scale) } ?? visible
        if hasShapes, input != self.input {
            self.input = input
            canvas.connection.setShape(.input, of: canvas.window, to: [input])
        }
    }

    func fit(_ canvas: Canvas, to buffer: SurfaceBuffer, damage: [PixelRect]) -> Bool {
        guard clips else {
            parts = nil
            if shape != nil { canvas.connection.removeShape(.bounding, of: canvas.window) }
            shape = nil
            return true
        }
        let area = geometry.intersection(PixelRect(buffer.size))
        var parts = parts ?? OpaqueParts(area: area)
        var damage = damage
        if self.parts?.area != area {
            parts = OpaqueParts(area: area)
            damage = [area]
        }
        self.parts = nil
        for rect in damage { unsafe parts.read(rect) { unsafe buffer.row($0) } }
        self.parts = parts
        let shape = parts.rectangles
        if shape != self.shape {
            self.shape = shape
            canvas.connection.setShape(.bounding, of: canvas.window, to: shape)
        }
        return !shape.isEmpty
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

    private static func pixels(_ rect: CGRect, _ scale: CGFloat) -> PixelRect {
        let (x, y) = (Int(pixels: rect.minX * scale), Int(pixels: rect.minY * scale))
        return PixelRect(
            x: x, y: y, width: Int(pixels: rect.maxX * scale) - x, height: Int(pixels: rect.maxY * scale) - y)
    }
}
