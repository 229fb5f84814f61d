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
}
