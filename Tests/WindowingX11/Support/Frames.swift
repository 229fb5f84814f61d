// SPDX-License-Identifier: MIT
import RenderThread
import Windowing
import WindowingBackends

@testable import WindowingX11

/// A renderer of single-color frames, one at a time.
@RenderActor
enum Frames {
    /// Waits until a frame is due, presents it, and returns the age of its buffer; -1 without a buffer.
    static func show(on target: X11FrameTarget, _ frame: FrameConfiguration, color: UInt32) async -> Int {
        await withCheckedContinuation { continuation in
            target.requestFrame { _ in
                guard let buffer = target.nextBuffer(size: frame.pixelSize) else {
                    return continuation.resume(returning: -1)
                }
                Painting.fill(buffer, color)
                target.present(buffer, damage: [PixelRect(frame.pixelSize)], configuration: frame)
                continuation.resume(returning: buffer.age)
            }
        }
    }

    /// Waits until the last frame has been shown.
    static func settle(_ target: X11FrameTarget) async {
        await withCheckedContinuation { continuation in
            target.requestFrame { _ in continuation.resume() }
        }
    }

    static func bufferCount(of target: X11FrameTarget) -> Int { target.buffers.count }
}
