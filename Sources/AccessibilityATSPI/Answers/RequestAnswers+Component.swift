// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// The origin of coordinates in a request.
private enum CoordinateOrigin: Int {
    case screen, window, parent
}

extension RequestAnswers {
    func component(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        switch member {
        case "Contains":
            let frame = try frame(of: object.element, origin: arguments.int(2))
            return [.boolean(frame.contains(x: Double(arguments.int(0)), y: Double(arguments.int(1))))]
        case "GetAccessibleAtPoint":
            return [reference(try element(at: arguments, in: object.element))]
        case "GetExtents":
            return [.structure(Self.members(try frame(of: object.element, origin: arguments.int(0))))]
        case "GetPosition":
            return Array(Self.members(try frame(of: object.element, origin: arguments.int(0))).prefix(2))
        case "GetSize": return Array(Self.members(object.element.frame).suffix(2))
        case "GetLayer": return [.unsigned(object.element.parent == .application ? 7 : 3)]
        case "GetMDIZOrder": return [.short(0)]
        case "GetAlpha": return [.number(1)]
        case "GrabFocus": return [.boolean(isElement(object) && provider.focus(object.id))]
        // The layout determines the frames.
        case "SetExtents", "SetPosition", "SetSize": return [.boolean(false)]
        case "ScrollTo", "ScrollToPoint": return [.boolean(isElement(object) && provider.reveal(object.id))]
        default: throw .unknownMethod(member)
        }
    }

    private func isElement(_ object: ServedObject) -> Bool {
        if case .element = object.path { true } else { false }
    }

    static func members(_ frame: AccessibilityFrame) -> [BusArgument] {
        [.coordinate(frame.x), .coordinate(frame.y), .coordinate(frame.width), .coordinate(frame.height)]
    }

    /// Returns an element's frame relative to an origin.
    func frame(of element: AccessibilityElement, origin: Int) throws(Refusal) -> AccessibilityFrame {
        guard element.parent != .application else {
            // A window's frame is that of the screen, and its parent has no position.
            var frame = element.frame
            if origin == CoordinateOrigin.window.rawValue { (frame.x, frame.y) = (0, 0) }
            return frame
        }
        return try moved(element.frame, of: element, by: 1, origin: origin)
    }

    /// Converts a rectangle of an element's window to an origin, with a factor of 1, or back, with -1.
    func moved(
        _ frame: AccessibilityFrame, of element: AccessibilityElement, by factor: Double, origin: Int
    ) throws(Refusal) -> AccessibilityFrame {
        var frame = frame
        switch CoordinateOrigin(rawValue: origin) {
        case .screen:
            if let window = provider.window(of: element.id).flatMap({ provider.element($0, .frame) }) {
                frame.x += window.frame.x * factor
                frame.y += window.frame.y * factor
            }
        case .window: break
        case .parent:
            if let parent = element.parent.flatMap({ provider.element($0, [.frame, .parent]) }),
                parent.parent != .application, parent.id != .application
            {
                frame.x -= parent.frame.x * factor
                frame.y -= parent.frame.y * factor
            }
        case nil: throw .invalidArguments("There is no such type of coordinates.")
        }
        return frame
    }

    private func element(
        at arguments: Arguments, in element: AccessibilityElement
    ) throws(Refusal) -> AccessibilityID? {
        guard let window = provider.window(of: element.id) else { return nil }
        let point = try moved(
            AccessibilityFrame(x: Double(arguments.int(0)), y: Double(arguments.int(1))), of: element, by: -1,
            origin: arguments.int(2))
        return provider.element(atX: point.x, y: point.y, in: window)
    }

    // MARK: - Image

    func image(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        switch member {
        case "GetImageExtents": return try component("GetExtents", arguments, object)
        case "GetImagePosition": return try component("GetPosition", arguments, object)
        case "GetImageSize": return try component("GetSize", arguments, object)
        default: throw .unknownMethod(member)
        }
    }

    func imageProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        switch name {
        case "ImageDescription": WireText.name(description(of: object.element))
        case "ImageLocale": .text(locale(of: object.element))
        default: throw .unknownProperty(name)
        }
    }
}
