// SPDX-License-Identifier: MIT
internal import DesktopBus

/// The reason for which a request isn't answered.
struct Refusal: Error, Hashable {
    var name: String
    var message: String

    private init(_ name: String, _ message: String) {
        self.name = "org.freedesktop.DBus.Error.\(name)"
        self.message = message
    }

    var reply: BusReply { .error(name: name, message: message) }

    static func unknownObject(_ path: String) -> Refusal { Refusal("UnknownObject", "There is no object \(path).") }
    static func unknownInterface(_ name: String) -> Refusal {
        Refusal("UnknownInterface", "The object doesn't implement \(name).")
    }
    static func unknownMethod(_ name: String) -> Refusal { Refusal("UnknownMethod", "There is no method \(name).") }
    static func unknownProperty(_ name: String) -> Refusal {
        Refusal("UnknownProperty", "There is no property \(name).")
    }
    static func readOnly(_ name: String) -> Refusal { Refusal("PropertyReadOnly", "\(name) can't be set.") }
    static func invalidArguments(_ message: String) -> Refusal { Refusal("InvalidArgs", message) }
}
