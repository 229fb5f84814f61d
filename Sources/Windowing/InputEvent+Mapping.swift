// SPDX-License-Identifier: MIT
package import Foundation

extension InputEvent {
    /// Returns the event with its positions transformed.
    package func mapped(_ transform: (CGPoint) -> CGPoint) -> InputEvent {
        switch self {
        case .pointer(var event):
            event.location = transform(event.location)
            return .pointer(event)
        case .scroll(var event):
            event.location = transform(event.location)
            return .scroll(event)
        case .touches(var touches):
            for index in touches.indices { touches[index].location = transform(touches[index].location) }
            return .touches(touches)
        case .touchpadGesture(var event):
            event.location = transform(event.location)
            return .touchpadGesture(event)
        case .pen(var event):
            event.location = transform(event.location)
            return .pen(event)
        case .key, .keyboardFocus, .modifiers, .relativeMotion: return self
        }
    }

    /// Returns the event with another timestamp.
    package func stamped(at time: TimeInterval) -> InputEvent {
        switch self {
        case .pointer(var event):
            event.timestamp = time
            return .pointer(event)
        case .scroll(var event):
            event.timestamp = time
            return .scroll(event)
        case .key(var event):
            event.timestamp = time
            return .key(event)
        case .touches(var touches):
            for index in touches.indices { touches[index].timestamp = time }
            return .touches(touches)
        case .touchpadGesture(var event):
            event.timestamp = time
            return .touchpadGesture(event)
        case .pen(var event):
            event.timestamp = time
            return .pen(event)
        case .relativeMotion(var event):
            event.timestamp = time
            return .relativeMotion(event)
        case .keyboardFocus, .modifiers: return self
        }
    }
}
