// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Windowing

/// A renderer of single-color frames.
@RenderActor
enum Frames {
    /// The result of a frame.
    struct Outcome: Sendable {
        var time: FrameTime
        /// `nil` if there was no buffer.
        var age: Int?
        var identifier: Int?
    }

    /// Requests a frame and, when it is due, fills it with a color and presents it.
    static func show(
        on target: any FrameTarget, _ configuration: FrameConfiguration, color: UInt32 = 0xff11_2233,
        damage: [PixelRect]? = nil, then: @escaping @RenderActor (Outcome) -> Void = { _ in }
    ) {
        target.requestFrame { time in
            guard let buffer = target.nextBuffer(size: configuration.pixelSize) else {
                return then(Outcome(time: time))
            }
            fill(buffer, color)
            target.present(buffer, damage: damage ?? [PixelRect(buffer.size)], configuration: configuration)
            then(Outcome(time: time, age: buffer.age, identifier: buffer.identifier))
        }
    }

    /// Shows a frame, and waits until it has been presented.
    static func show(
        on target: any FrameTarget, _ configuration: FrameConfiguration, color: UInt32 = 0xff11_2233,
        damage: [PixelRect]? = nil
    ) async -> Outcome {
        await withCheckedContinuation { continuation in
            show(on: target, configuration, color: color, damage: damage) { continuation.resume(returning: $0) }
        }
    }

    static func fill(_ buffer: PixelBuffer, _ color: UInt32) {
        for row in 0..<buffer.size.height {
            for column in 0..<buffer.size.width {
                unsafe buffer.baseAddress.storeBytes(
                    of: color, toByteOffset: row * buffer.bytesPerRow + column * 4, as: UInt32.self)
            }
        }
    }
}
