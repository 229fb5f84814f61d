// SPDX-License-Identifier: MIT

/// A server event for the main actor.
enum XEvent: Sendable {
    case message(ClientMessage)
    case configured(Configure)
    case mapped(window: UInt32)
    case unmapped(window: UInt32)
    case destroyed(window: UInt32)
    /// A child of the root window was moved, resized or restacked; `sibling` is now directly below it.
    case restacked(window: UInt32, sibling: UInt32)
    case visibility(window: UInt32, isFullyObscured: Bool)
    case property(PropertyChange)
    case selectionLost(selection: UInt32, time: UInt32)
    case selectionRequested(SelectionRequest)
    case selectionAnswered(SelectionAnswer)
    /// A selection has a new owner, or none (0), since a server time.
    case selectionOwner(selection: UInt32, owner: UInt32, time: UInt32)
    case screensChanged
    case keyboardState(KeyboardMasks)
    case keymapChanged
    case device(DeviceEvent)
    case crossing(CrossingEvent)
    case rawMotion(RawMotion)
    case deviceClasses(device: UInt16, source: UInt16, [DeviceClass])
    case devicesChanged

    struct ClientMessage: Sendable {
        var window: UInt32
        var type: UInt32
        /// Five numbers; zeros if the message consists of smaller items.
        var numbers: [UInt32]
        /// The 20 bytes of data.
        var bytes: [UInt8]
        var format: Int
    }

    struct Configure: Sendable {
        var window: UInt32
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        /// Whether the window manager sent it, with root-relative coordinates; the server's own are relative to the
        /// parent.
        var isSynthetic: Bool
    }

    struct PropertyChange: Sendable {
        var window: UInt32
        var property: UInt32
        var time: UInt32
        var isDeleted: Bool
    }

    struct SelectionRequest: Sendable {
        var requestor: UInt32
        var selection: UInt32
        var target: UInt32
        var property: UInt32
        var time: UInt32
    }

    struct SelectionAnswer: Sendable {
        var requestor: UInt32
        var selection: UInt32
        var target: UInt32
        /// 0 if the request was refused.
        var property: UInt32
        var time: UInt32
    }

    /// The XKB state for `KeyboardState.update`.
    struct KeyboardMasks: Hashable, Sendable {
        var depressed: UInt32 = 0
        var latched: UInt32 = 0
        var locked: UInt32 = 0
        var layout: UInt32 = 0
    }

    /// An event of a key, button, movement or touch.
    struct DeviceEvent: Sendable {
        enum Kind: Sendable {
            case keyPress, keyRelease, buttonPress, buttonRelease, motion, touchBegin, touchUpdate, touchEnd
        }

        var kind: Kind
        var window: UInt32
        var time: UInt32
        var device: UInt16
        var source: UInt16
        /// The keycode, the button, or the touch's identifier.
        var detail: UInt32
        /// The position in the window and on the root window, in pixels.
        var x: Double
        var y: Double
        var rootX: Double
        var rootY: Double
        var masks: KeyboardMasks
        var isRepeat: Bool
        /// Whether the server emulated it from another event, such as button 4 from a scroll valuator.
        var isEmulated: Bool
        /// The changed values by axis number.
        var valuators: [Int: Double]
    }

    /// The device's raw movement, independent of the pointer's.
    struct RawMotion: Sendable {
        var time: UInt32
        var source: UInt16
        /// With the server's acceleration.
        var x: Double
        var y: Double
        var rawX: Double
        var rawY: Double
        /// Whether one of the first two axes changed; other axes scroll.
        var movesPointer: Bool
    }

    struct CrossingEvent: Sendable {
        enum Kind: Sendable {
            case enter, leave, focusIn, focusOut
        }

        var kind: Kind
        var window: UInt32
        var time: UInt32
        var device: UInt16
        var source: UInt16
        /// Whether it was caused by the begin or end of a grab.
        var isGrab: Bool
        var isUngrab: Bool
        /// Whether focus follows the pointer here, or the crossing was within the window's own hierarchy.
        var isInferiorOrPointer: Bool
        var x: Double
        var y: Double
        var masks: KeyboardMasks
    }

    /// A capability of a device.
    enum DeviceClass: Sendable {
        case valuator(
            number: Int, label: UInt32, minimum: Double, maximum: Double, value: Double, isAbsolute: Bool)
        case scroll(number: Int, isHorizontal: Bool, increment: Double)
        case touch
        case other
    }
}
