// SPDX-License-Identifier: MIT
import DesktopBus

/// A request of a screen reader about an object.
struct AccessibilityQuestion {
    var interface: String
    var member: String
    var arguments: [BusArgument] = []

    private static let accessible = "org.a11y.atspi.Accessible"

    private static func property(_ name: String) -> AccessibilityQuestion {
        AccessibilityQuestion(
            interface: "org.freedesktop.DBus.Properties", member: "Get", arguments: [.text(accessible), .text(name)])
    }

    private static func method(_ name: String) -> AccessibilityQuestion {
        AccessibilityQuestion(interface: accessible, member: name)
    }

    /// The requests about each object, without those for its children.
    static let ofObject = [
        method("GetRole"), property("Name"), method("GetState"), property("Parent"), method("GetInterfaces"),
        AccessibilityQuestion(
            interface: "org.a11y.atspi.Component", member: "GetExtents", arguments: [.unsigned(0)]),
    ]
    static let childCount = property("ChildCount")
    /// The number of requests about each object, with those of its parent for it.
    static let countOfObject = ofObject.count + 2

    static func child(_ index: Int) -> AccessibilityQuestion {
        AccessibilityQuestion(
            interface: accessible, member: "GetChildAtIndex", arguments: [.integer(Int32(clamping: index))])
    }

    // MARK: - In the process

    /// Returns the request as the application receives it.
    func request(_ path: String) -> BusRequest {
        var (signature, values) = ("", [BusValue]())
        for argument in arguments {
            switch argument {
            case .text(let text):
                signature += "s"
                values.append(.text(text))
            case .integer(let number):
                signature += "i"
                values.append(.integer(Int64(number)))
            case .unsigned(let number):
                signature += "u"
                values.append(.unsigned(UInt64(number)))
            default: break
            }
        }
        return BusRequest(
            sender: ":1.2", path: path, interface: interface, member: member, signature: signature, arguments: values)
    }

    /// Returns the number in the reply to `childCount`.
    static func count(_ reply: BusReply) -> Int {
        guard case .values(let values) = reply, case .variant(.integer(let count))? = values.first else { return 0 }
        return Int(count)
    }

    /// Returns the path in the reply to `child(_:)`.
    static func path(_ reply: BusReply) -> String? {
        guard case .values(let values) = reply, case .structure(let members)? = values.first, members.count == 2,
            case .path(let path) = members[1], !path.hasSuffix("/null")
        else { return nil }
        return path
    }
}
