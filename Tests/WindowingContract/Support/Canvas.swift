// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Windowing

/// The content of test applications: four quarters with different colors.
struct Quarters: Hashable, Sendable {
    /// `0xRRGGBB`: top left, top right, bottom left, bottom right.
    var colors: [UInt32]

    static let plain = Quarters(colors: [0xc02020, 0x20c020, 0x2020c0, 0xc0c020])
    static let other = Quarters(colors: [0x108080, 0x801080, 0x808010, 0x404040])

    func draw(into buffer: PixelBuffer) {
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let color = colors[(y * 2 < buffer.size.height ? 0 : 2) + (x * 2 < buffer.size.width ? 0 : 1)]
                unsafe buffer.baseAddress.storeBytes(
                    of: color | 0xff00_0000, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
    }

    /// Returns whether each pixel is as drawn: nothing is shifted, scaled or tinted.
    func isWhole(_ picture: Picture) -> Bool {
        for y in 0..<picture.size.height {
            for x in 0..<picture.size.width {
                let color = colors[(y * 2 < picture.size.height ? 0 : 2) + (x * 2 < picture.size.width ? 0 : 1)]
                if picture[x, y] != color { return false }
            }
        }
        return true
    }
}

/// A surface's frames, one at a time.
@RenderActor
enum Canvas {
    /// Waits until the surface is ready, shows a frame, and waits until the display is ready for the next one.
    static func show(
        _ quarters: Quarters, on target: any FrameTarget, _ frame: FrameConfiguration,
        onPresent: @escaping @MainActor () -> Void, onShown: @escaping @MainActor () -> Void
    ) {
        target.requestFrame { _ in
            guard let buffer = target.nextBuffer(size: frame.pixelSize) else {
                // The display holds all buffers; the next request waits until one is released.
                return show(quarters, on: target, frame, onPresent: onPresent, onShown: onShown)
            }
            quarters.draw(into: buffer)
            target.present(buffer, damage: [PixelRect(buffer.size)], configuration: frame)
            DispatchQueue.main.async { MainActor.assumeIsolated(onPresent) }
            target.requestFrame { _ in
                DispatchQueue.main.async { MainActor.assumeIsolated(onShown) }
            }
        }
    }
}

extension FrameConfiguration {
    /// Creates the configuration of a frame without shadow or decorations.
    init(serial: UInt32?, size: CGSize, scale: CGFloat) {
        self.init(
            serial: serial,
            pixelSize: PixelSize(
                width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())),
            size: size, scale: scale, windowGeometry: CGRect(origin: .zero, size: size))
    }
}
