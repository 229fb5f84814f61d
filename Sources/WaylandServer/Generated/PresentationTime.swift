// SPDX-License-Identifier: MIT
// Generated from Protocols/presentation-time.xml by `make generate`.
internal import WaylandWire

/// The server's side of `wp_presentation`, up to version 1.
public final class WpPresentationResource: Resource {
    static let blank = WireInterface("wp_presentation", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("feedback", "on", [WlSurfaceResource.blank, WpPresentationFeedbackResource.blank]),
        ],
        events: [WireMessage("clock_id", "u")]
    )
    override class var interface: WireInterface { table }

    /// Values of `wp_presentation.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidTimestamp = ErrorCode(rawValue: 0)
        public static let invalidFlag = ErrorCode(rawValue: 1)
    }

    /// The requests of `wp_presentation`.
    public enum Request {
        /// `wp_presentation.destroy`: request 0, destroys the object.
        case destroy
        /// `wp_presentation.feedback`: request 1.
        case feedback(surface: WlSurfaceResource, callback: WpPresentationFeedbackResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(
                .feedback(
                    surface: values.requiredObject(0, as: WlSurfaceResource.self),
                    callback: values.newObject(1, as: WpPresentationFeedbackResource.self)))
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }

    /// `wp_presentation.clock_id`: event 0.
    public func sendClockId(clkId: UInt32) {
        post(0, [.uint(clkId)])
    }
}

/// The server's side of `wp_presentation_feedback`, up to version 1.
public final class WpPresentationFeedbackResource: Resource {
    static let blank = WireInterface("wp_presentation_feedback", version: 1)
    private static let table = blank.filled(
        events: [
            WireMessage("sync_output", "o", [WlOutputResource.blank]),
            WireMessage("presented", "uuuuuuu"),
            WireMessage("discarded", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Bits of `wp_presentation_feedback.kind`; unknown values are preserved.
    public struct Kind: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let vsync = Kind(rawValue: 1)
        public static let hwClock = Kind(rawValue: 2)
        public static let hwCompletion = Kind(rawValue: 4)
        public static let zeroCopy = Kind(rawValue: 8)
    }

    /// `wp_presentation_feedback.sync_output`: event 0.
    public func sendSyncOutput(output: WlOutputResource) {
        post(0, [.object(output)])
    }

    /// `wp_presentation_feedback.presented`: event 1, destroys the object.
    public func sendPresented(
        tvSecHi: UInt32, tvSecLo: UInt32, tvNsec: UInt32, refresh: UInt32, seqHi: UInt32, seqLo: UInt32, flags: Kind
    ) {
        post(
            1,
            [
                .uint(tvSecHi), .uint(tvSecLo), .uint(tvNsec), .uint(refresh), .uint(seqHi), .uint(seqLo),
                .uint(flags.rawValue),
            ])
    }

    /// `wp_presentation_feedback.discarded`: event 2, destroys the object.
    public func sendDiscarded() {
        post(2)
    }
}
