// SPDX-License-Identifier: MIT

/// What the server tells, as far as the main actor is concerned.
enum XEvent: Sendable {
    case message(ClientMessage)
    case configured(Configure)
    case mapped(window: UInt32)
    case unmapped(window: UInt32)
    case visibility(window: UInt32, isFullyObscured: Bool)
    case property(PropertyChange)
    case selectionLost(selection: UInt32, time: UInt32)
    case selectionRequested(SelectionRequest)
    case selectionAnswered(SelectionAnswer)
    /// Some client now owns a selection, or nobody does (0).
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
        /// Five numbers; zeros if the message is made of smaller items.
        var numbers: [UInt32]
        /// The 20 bytes as they came.
        var bytes: [UInt8]
        var format: Int
    }

    struct Configure: Sendable {
        var window: UInt32
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        /// The window manager sent it, with a position on the screen; the server's own is relative to the parent.
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
        /// 0 for a refusal.
        var property: UInt32
        var time: UInt32
    }

    /// XKB's state, as `KeyboardState.update` takes it.
    struct KeyboardMasks: Hashable, Sendable {
        var depressed: UInt32 = 0
        var latched: UInt32 = 0
        var locked: UInt32 = 0
        var layout: UInt32 = 0
    }

    /// A key, button, movement or finger.
    struct DeviceEvent: Sendable {
        enum Kind: Sendable {
            case keyPress, keyRelease, buttonPress, buttonRelease, motion, touchBegin, touchUpdate, touchEnd
        }

        var kind: Kind
        var window: UInt32
        var time: UInt32
        var device: UInt16
        var source: UInt16
        /// Keycode, button or the finger's number.
        var detail: UInt32
        /// In the window and on the root window, in pixels.
        var x: Double
        var y: Double
        var rootX: Double
        var rootY: Double
        var masks: KeyboardMasks
        var isRepeat: Bool
        /// The server made it from another event, as button 4 from a scroll valuator.
        var isEmulated: Bool
        /// Changed values by the number of their axis.
        var valuators: [Int: Double]
    }

    /// What a device counted, whatever became of the pointer.
    struct RawMotion: Sendable {
        var time: UInt32
        var source: UInt16
        /// With the server's acceleration.
        var x: Double
        var y: Double
        var rawX: Double
        var rawY: Double
        /// Whether one of the two first axes took part; others scroll.
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
        /// Because of a grab's begin or end, not because the pointer or focus moved.
        var isGrab: Bool
        var isUngrab: Bool
        /// The focus follows the pointer here, or the crossing was within the window's own family.
        var isInferiorOrPointer: Bool
        var x: Double
        var y: Double
        var masks: KeyboardMasks
    }

    /// What a device can report.
    enum DeviceClass: Sendable {
        case valuator(
            number: Int, label: UInt32, minimum: Double, maximum: Double, value: Double, isAbsolute: Bool)
        case scroll(number: Int, isHorizontal: Bool, increment: Double)
        case touch
        case other
    }
}
