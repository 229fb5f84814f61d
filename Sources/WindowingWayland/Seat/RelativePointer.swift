// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// `zwp_relative_pointer_v1`: the movement of a seat's mice, whether or not the pointer moves.
@MainActor
final class RelativePointer {
    private let object: ZwpRelativePointerV1

    /// Creates the object.
    ///
    /// `deliver` is called for each movement.
    init(
        _ manager: ZwpRelativePointerManagerV1, pointer: WlPointer, seat: Seat,
        deliver: @escaping @MainActor (RelativeMotionEvent) -> Void
    ) {
        object = manager.getRelativePointer(pointer: pointer)
        object.handler = { [weak seat] event in
            guard case .relativeMotion(let high, let low, let dx, let dy, let rawX, let rawY) = event else { return }
            MainActor.assumeIsolated {
                guard let seat else { return }
                let microseconds = UInt64(high) << 32 | UInt64(low)
                deliver(
                    RelativeMotionEvent(
                        delta: CGPoint(x: dx, y: dy), unaccelerated: CGPoint(x: rawX, y: rawY),
                        timestamp: seat.time(UInt32(truncatingIfNeeded: microseconds / 1000))))
            }
        }
    }
}
