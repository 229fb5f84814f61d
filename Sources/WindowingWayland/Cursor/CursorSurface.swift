// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// The surface that shows a pointer's picture.
@MainActor
final class CursorSurface {
    let surface: WlSurface
    private let memory: WlShm
    private let viewport: WpViewport?
    /// On the surface; the one before it may go once this one is committed.
    private var buffer: (pool: SharedMemoryPool, object: WlBuffer)?

    init(session: Session) {
        surface = session.compositor.createSurface()
        memory = session.memory
        viewport = session.optional.viewporter?.getViewport(surface: surface)
    }

    /// Puts the picture on the surface; nothing changes if there is no memory for it.
    ///
    /// `offset`, in points, moves the surface against where its top left corner was: for pictures whose hotspot no
    /// request tells.
    func show(_ image: CursorImage, offset: (x: Int32, y: Int32) = (0, 0)) {
        // The buffer must be a whole number of points wide, the picture need not be.
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
