// SPDX-License-Identifier: MIT
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// The surface that shows a cursor image.
@MainActor
final class CursorSurface {
    let surface: WlSurface
    private let memory: WlShm
    private let viewport: WpViewport?
    /// The current buffer; the previous one can be destroyed once this one is committed.
    private var buffer: (pool: SharedMemoryPool, object: WlBuffer)?

    init(session: Session) {
        surface = session.compositor.createSurface()
        memory = session.memory
        viewport = session.optional.viewporter?.getViewport(surface: surface)
    }

    /// Shows the image on the surface; does nothing if memory can't be allocated.
    ///
    /// `offset`, in points, moves the surface relative to its previous top-left corner, for devices whose hotspot can't
    /// be set by a request.
    func show(_ image: CursorImage, offset: (x: Int32, y: Int32) = (0, 0)) {
        // The buffer's width must be a multiple of the scale; the image's need not be.
        let scale = viewport == nil ? image.bufferScale : 1
        let width = (image.picture.width + scale - 1) / scale * scale
        let height = (image.picture.height + scale - 1) / scale * scale
        guard let pool = try? SharedMemoryPool(memory, size: width * height * 4),
            let object = try? pool.makeBuffer(width: width, height: height, stride: width * 4, format: .argb8888)
        else { return }
        for (row, start) in stride(from: 0, to: image.picture.pixels.count, by: image.picture.width).enumerated() {
            for column in 0..<image.picture.width {
                unsafe pool.memory.bytes.storeBytes(
                    of: image.picture.pixels[start + column], toByteOffset: (row * width + column) * 4, as: UInt32.self)
            }
        }
        viewport?.setDestination(width: image.width, height: image.height)
        surface.setBufferScale(scale: Int32(scale))
        if surface.version >= 5 {
            surface.attach(buffer: object, x: 0, y: 0)
            if offset != (0, 0) { surface.offset(x: offset.x, y: offset.y) }
        } else {
            surface.attach(buffer: object, x: offset.x, y: offset.y)
        }
        surface.damageBuffer(x: 0, y: 0, width: Int32(width), height: Int32(height))
        surface.commit()
        buffer = (pool, object)
    }
}
