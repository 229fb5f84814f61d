// SPDX-License-Identifier: MIT

extension InputEvent {
    /// Whether the event is the press of a button, a touch or a pen contact, which dismisses popups elsewhere.
    public var isPress: Bool {
        switch self {
        case .pointer(let event):
            if case .pressed = event.kind { true } else { false }
        case .touches(let points): points.contains { $0.phase == .began }
        case .pen(let event): event.kind == .down
        case .scroll, .key, .keyboardFocus, .modifiers, .touchpadGesture, .relativeMotion: false
        }
    }

    /// The serial of a press of a button, a key, a touch or a pen; `nil` for other events and if there is none.
    package var pressSerial: UInt32? {
        let serial: UInt32
        switch self {
        case .pointer(let event) where isPress: serial = event.serial
        case .touches(let points): serial = points.last { $0.phase == .began }?.serial ?? 0
        case .pen(let event) where isPress: serial = event.serial
        case .key(let event) where event.phase == .down: serial = event.serial
        case .pointer, .pen, .key, .scroll, .keyboardFocus, .modifiers, .touchpadGesture, .relativeMotion: return nil
        }
        return serial == 0 ? nil : serial
    }
}
