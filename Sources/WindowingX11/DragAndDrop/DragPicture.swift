// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing

/// A window with the drag image under the pointer, without input.
@MainActor
final class DragPicture {
    let surface: XSurface
    private let size: PixelSize
    private let hotspot: (x: Int, y: Int)

    /// Creates the window; `nil` if the number of pixels doesn't match the size.
    init?(_ image: DragImage, session: Session, system: X11WindowSystem) {
        let size = image.size
        guard !size.isEmpty, size.width <= 4096, size.height <= 4096, image.pixels.count >= size.width * size.height
        else { return nil }
        let isTranslucent = system.manager.isCompositing
        let kind = isTranslucent ? session.screen.translucent ?? session.screen.opaque : session.screen.opaque
        guard
            let surface = try? XSurface(
                frame: PixelRect(size), kind: kind, overridesRedirect: true, session: session, system: system)
        else { return nil }
        self.surface = surface
        self.size = size
        hotspot = (Int(pixels: image.hotspot.x * image.scale), Int(pixels: image.hotspot.y * image.scale))
        let atoms = session.atoms
        session.connection.setProperty(
            atoms[.netWindowType], of: surface.identifier, type: atoms[.atom], to: [atoms[.netTypeDrag]])
        if session.extensions.shape.value != nil {
            session.connection.setShape(.input, of: surface.identifier, to: [])
            if !isTranslucent || session.screen.translucent == nil {
                session.connection.setShape(.bounding, of: surface.identifier, to: Self.opaqueParts(of: image))
            }
        }
        draw(image.pixels)
    }

    private static func opaqueParts(of image: DragImage) -> [PixelRect] {
        var parts = OpaqueParts(area: PixelRect(image.size))
        unsafe image.pixels.withUnsafeBufferPointer { pixels in
            unsafe parts.read(parts.area) { unsafe .init(rebasing: pixels[($0 * image.size.width)...]) }
        }
        return parts.rectangles
    }

    private func draw(_ pixels: [UInt32]) {
        let (target, size) = (surface.target, size)
        RenderActor.async {
            target.open()
            target.requestFrame { _ in
                guard let buffer = target.nextBuffer(size: size) else { return }
                for row in 0..<size.height {
                    for column in 0..<size.width {
                        unsafe buffer.baseAddress.storeBytes(
                            of: pixels[row * size.width + column], toByteOffset: row * buffer.bytesPerRow + column * 4,
                            as: UInt32.self)
                    }
                }
                target.present(buffer, damage: [PixelRect(size)], configuration: nil)
            }
        }
    }

    func move(to x: Int, _ y: Int) {
        surface.setFrame(
            PixelRect(x: x - hotspot.x, y: y - hotspot.y, width: size.width, height: size.height))
    }

    func close() {
        surface.close()
    }
}
