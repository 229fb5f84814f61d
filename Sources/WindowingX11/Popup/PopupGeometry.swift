// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing

/// Moves a popup's window to the position for the next frame, and sets its shape if there is no compositor.
@RenderActor
final class PopupGeometry: FrameFitting {
    /// A position, or a distance from one, in pixels.
    struct Place: Hashable {
        var x: Int
        var y: Int

        init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }

        init(_ point: CGPoint, scale: CGFloat) {
            self.init(x: Int(pixels: point.x * scale), y: Int(pixels: point.y * scale))
        }
    }

    private let hasShapes: Bool
    /// Whether the window's shape is the opaque part of its content, because the rest would be black.
    private var clips: Bool
    private var parentOrigin = Place(x: 0, y: 0)
    /// The positions of the visible part from the parent's origin, for frames that haven't been drawn yet.
    private var offsets: [(serial: UInt32, offset: Place)] = []
    private var offset = Place(x: 0, y: 0)
    private var frame: PixelRect?
    private var geometry = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private var size = PixelSize(width: 0, height: 0)
    private var input: PixelRect?
    /// The opaque part of the last frame; `nil` before the first one.
    private var parts: OpaqueParts?
    private var shape: [PixelRect]?

    nonisolated init(clips: Bool, hasShapes: Bool) {
        self.clips = clips && hasShapes
        self.hasShapes = hasShapes
    }

    /// Sets the position of the visible part from the parent's origin for the frame with `serial`.
    func expect(_ offset: Place, for serial: UInt32) {
        offsets.append((serial, offset))
    }

    /// Called when the parent moved on the root window, which doesn't wait for a frame.
    func setParentOrigin(_ origin: Place, of target: X11FrameTarget) {
        guard origin != parentOrigin else { return }
        parentOrigin = origin
        target.fitAgain()
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
            while let first = offsets.first, Int32(bitPattern: serial &- first.serial) >= 0 {
                offset = first.offset
                offsets.removeFirst()
            }
        }
        let visible = Self.pixels(configuration.windowGeometry, configuration.scale)
        geometry = visible
        size = configuration.pixelSize
        move(canvas)
        let input = configuration.inputRegion.map { Self.pixels($0, configuration.scale) } ?? visible
        if hasShapes, input != self.input {
            self.input = input
            canvas.connection.setShape(.input, of: canvas.window, to: [input])
        }
    }

    func fit(_ canvas: Canvas, to buffer: SurfaceBuffer, damage: [PixelRect]) -> Bool {
        move(canvas)
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

    private func move(_ canvas: Canvas) {
        let frame = PixelRect(
            x: parentOrigin.x + offset.x - geometry.x, y: parentOrigin.y + offset.y - geometry.y, width: size.width,
            height: size.height)
        guard frame != self.frame, size.width > 0 else { return }
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
