// SPDX-License-Identifier: MIT
public import WaylandServer

/// The seat: its objects of all clients, through which input is sent by hand.
///
/// Nothing is grouped or followed up by itself: what a test sends is what the client gets.
public final class DeskSeat {
    /// A kind of device.
    public enum Device: Hashable, Sendable {
        case pointer, keyboard, touch
    }

    /// What the seat has; clients are told of changes.
    public var devices: Set<Device> = [] {
        didSet {
            guard devices != oldValue else { return }
            for seat in seats { seat.sendCapabilities(capabilities: capabilities) }
        }
    }

    /// What new keyboards are told, unless a test sends another one.
    public var keymap = Array(testKeymap.utf8) + [0]
    public var repeatInfo = (rate: Int32(25), delay: Int32(500))

    /// The clients' live objects.
    public var pointers: [WlPointerResource] { allPointers.filter(\.isAlive) }
    public var keyboards: [WlKeyboardResource] { allKeyboards.filter(\.isAlive) }
    public var touches: [WlTouchResource] { allTouches.filter(\.isAlive) }
    /// Of the last `wl_pointer.set_cursor`: the surface, if any.
    public private(set) weak var cursorSurface: WlSurfaceResource?

    /// Serials of presses that were made by hand, which a popup may quote.
    public internal(set) var pressSerials: Set<UInt32> = []
    /// Where the hand is.
    var pointerFocus: WeakSurface?
    var keyboardFocus: WeakSurface?
    var time: UInt32 = 0

    private weak var desk: Desk?
    private var seats: [WlSeatResource] = []
    private var allPointers: [WlPointerResource] = []
    private var allKeyboards: [WlKeyboardResource] = []
    private var allTouches: [WlTouchResource] = []

    private var capabilities: WlSeatResource.Capability {
        var capabilities: WlSeatResource.Capability = []
        if devices.contains(.pointer) { capabilities.insert(.pointer) }
        if devices.contains(.keyboard) { capabilities.insert(.keyboard) }
        if devices.contains(.touch) { capabilities.insert(.touch) }
        return capabilities
    }

    func add(_ seat: WlSeatResource, desk: Desk) {
        self.desk = desk
        seats.append(seat)
        seat.handler = { [weak self] in self?.receive($0) }
        seat.sendCapabilities(capabilities: capabilities)
        seat.sendName(name: "seat0")
    }

    private func receive(_ request: WlSeatResource.Request) {
        switch request {
        case .getPointer(let pointer):
            allPointers.append(pointer)
            pointer.handler = { [weak self, weak pointer] request in
                guard let self, let pointer, case .setCursor(let serial, let surface, let x, let y) = request else {
                    return
                }
                desk?.record("wl_pointer.set_cursor \(serial) \(x) \(y)", from: pointer)
                cursorSurface = surface
            }
        case .getKeyboard(let keyboard):
            allKeyboards.append(keyboard)
            if let file = ServerFileDescriptor.holding(keymap) {
                keyboard.sendKeymap(format: .xkbV1, fd: file, size: UInt32(keymap.count))
            }
            keyboard.sendRepeatInfo(rate: repeatInfo.rate, delay: repeatInfo.delay)
        case .getTouch(let touch):
            allTouches.append(touch)
        case .release:
            break
        }
    }

    /// Sends a keymap whatever its sense; `size` is by default that of the bytes.
    public func sendKeymap(_ bytes: [UInt8], size: UInt32? = nil, format: WlKeyboardResource.KeymapFormat = .xkbV1) {
        guard let file = ServerFileDescriptor.holding(bytes) else { return }
        for keyboard in keyboards {
            keyboard.sendKeymap(format: format, fd: file, size: size ?? UInt32(bytes.count))
        }
    }
}
