// SPDX-License-Identifier: MIT
internal import SystemFiles
public import WaylandServer

/// The seat, with the objects of all clients, through which a test sends input.
///
/// Nothing is grouped or sent automatically: a client receives exactly the events that a test sends.
public final class DeskSeat {
    /// The types of devices.
    public enum Device: Hashable, Sendable {
        case pointer, keyboard, touch
    }

    /// The seat's devices.
    ///
    /// Clients are notified of changes.
    public var devices: Set<Device> = [] {
        didSet {
            guard devices != oldValue else { return }
            for seat in seats { seat.sendCapabilities(capabilities: capabilities) }
        }
    }

    /// The keymap for new keyboards, unless a test sends another one.
    public var keymap = Array(testKeymap.utf8) + [0]
    /// The repeat rate per second and the delay in milliseconds.
    public var repeatInfo = (rate: Int32(25), delay: Int32(500))

    /// The live pointers of all clients.
    public var pointers: [WlPointerResource] { allPointers.filter(\.isAlive) }
    /// The live keyboards of all clients.
    public var keyboards: [WlKeyboardResource] { allKeyboards.filter(\.isAlive) }
    /// The live touch devices of all clients.
    public var touches: [WlTouchResource] { allTouches.filter(\.isAlive) }
    /// The surface of the last `wl_pointer.set_cursor`, if any.
    public private(set) weak var cursorSurface: WlSurfaceResource?

    /// Serials of presses, which a popup can use for its grab.
    public internal(set) var pressSerials: Set<UInt32> = []
    /// The surface that has the pointer.
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
            if let file = OwnedFileDescriptor.holding(keymap) {
                keyboard.sendKeymap(format: .xkbV1, fd: file, size: UInt32(keymap.count))
            }
            keyboard.sendRepeatInfo(rate: repeatInfo.rate, delay: repeatInfo.delay)
        case .getTouch(let touch):
            allTouches.append(touch)
        case .release:
            break
        }
    }

    /// Sends arbitrary data as a keymap; `size` is that of the data by default.
    public func sendKeymap(_ bytes: [UInt8], size: UInt32? = nil, format: WlKeyboardResource.KeymapFormat = .xkbV1) {
        guard let file = OwnedFileDescriptor.holding(bytes) else { return }
        for keyboard in keyboards {
            keyboard.sendKeymap(format: format, fd: file, size: size ?? UInt32(bytes.count))
        }
    }
}
