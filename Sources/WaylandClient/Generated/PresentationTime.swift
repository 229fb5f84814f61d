// SPDX-License-Identifier: MIT
// Generated from Protocols/presentation-time.xml by `make generate`.
public import WaylandWire

/// The client's side of `wp_presentation`, up to version 1.
public final class WpPresentation: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_presentation", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("feedback", "on", [WlSurface.blank, WpPresentationFeedback.blank]),
        ],
        events: [WireMessage("clock_id", "u")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wp_presentation.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidTimestamp = ErrorCode(rawValue: 0)
        public static let invalidFlag = ErrorCode(rawValue: 1)
    }

    /// The events of `wp_presentation`.
    public enum Event: Sendable {
        /// `wp_presentation.clock_id`: event 0.
        case clockId(clkId: UInt32)
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.clockId(clkId: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wp_presentation.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wp_presentation.feedback`: request 1.
    public func feedback(surface: WlSurface, on queue: EventQueue? = nil) -> WpPresentationFeedback {
        create(WpPresentationFeedback.self, 1, [.object(surface), .newObject], on: queue)
    }
}

/// The client's side of `wp_presentation_feedback`, up to version 1.
public final class WpPresentationFeedback: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_presentation_feedback", version: 1)
    private static let table = blank.filled(
        events: [
            WireMessage("sync_output", "o", [WlOutput.blank]),
            WireMessage("presented", "uuuuuuu"),
            WireMessage("discarded", ""),
        ]
    )
    override public class var interface: WireInterface { table }

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

    /// The events of `wp_presentation_feedback`.
    public enum Event: Sendable {
        /// `wp_presentation_feedback.sync_output`: event 0.
        case syncOutput(output: WlOutput?)
        /// `wp_presentation_feedback.presented`: event 1, destroys the object.
        case presented(
            tvSecHi: UInt32, tvSecLo: UInt32, tvNsec: UInt32, refresh: UInt32, seqHi: UInt32, seqLo: UInt32, flags: Kind
        )
        /// `wp_presentation_feedback.discarded`: event 2, destroys the object.
        case discarded
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.syncOutput(output: values.object(0, as: WlOutput.self)))
        case 1:
            listener.deliver(
                .presented(
                    tvSecHi: values.uint(0), tvSecLo: values.uint(1), tvNsec: values.uint(2), refresh: values.uint(3),
                    seqHi: values.uint(4), seqLo: values.uint(5), flags: Kind(rawValue: values.bits(6))))
            discard()
        case 2:
            listener.deliver(.discarded)
            discard()
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }
}
