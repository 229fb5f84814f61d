// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// Answers the requests of assistive technology about the objects of a provider.
@MainActor
final class RequestAnswers {
    static let propertiesInterface = "org.freedesktop.DBus.Properties"

    let provider: any AccessibilityProvider
    let information: ApplicationInformation
    /// The unique name of this application on the bus.
    let connection: String
    /// The object that contains the applications.
    var desktop = ObjectReference.null
    /// The number that the registry has given to the application.
    var applicationNumber = -1
    /// The messages that are read out, by their numbers.
    var announcements: [UInt64: String] = [:]

    init(provider: any AccessibilityProvider, information: ApplicationInformation, connection: String) {
        self.provider = provider
        self.information = information
        self.connection = connection
    }

    /// Returns the reply to a request.
    func answer(_ request: BusRequest) -> BusReply {
        do throws(Refusal) {
            return .values(try values(request))
        } catch {
            return error.reply
        }
    }

    private func values(_ request: BusRequest) throws(Refusal) -> [BusArgument] {
        let named = Self.interface(of: request)
        let object = try object(at: request.path, Self.parts(for: request, named))
        switch request.interface {
        case Self.propertiesInterface:
            return try properties(request, named, object)
        case "org.freedesktop.DBus.Introspectable" where request.member == "Introspect":
            let interfaces = object.interfaces.map { $0.description.xml($0.busName) }
            return [.text("<node>\n\(interfaces.joined(separator: "\n"))\n</node>\n")]
        default: break
        }
        // A call can omit the interface.
        let interface =
            request.interface.isEmpty
            ? object.interfaces.first { $0.description.signature(of: request.member) != nil }
            : named
        guard let interface, object.implements(interface) else {
            throw .unknownInterface(request.interface)
        }
        guard let signature = interface.description.signature(of: request.member) else {
            throw .unknownMethod(request.member)
        }
        guard signature == request.signature else {
            throw .invalidArguments("The arguments of \(request.member) are \"\(signature)\".")
        }
        let arguments = Arguments(request.arguments)
        switch interface {
        case .accessible: return try accessible(request.member, arguments, object)
        case .application: return try application(request.member, arguments)
        case .component: return try component(request.member, arguments, object)
        case .action: return try action(request.member, arguments, object)
        case .value: throw .unknownMethod(request.member)
        case .text: return try text(request.member, arguments, object)
        case .editableText: return try editableText(request.member, arguments, object)
        case .hypertext: return try hypertext(request.member, arguments, object)
        case .hyperlink: return try hyperlink(request.member, arguments, object)
        case .selection: return try selection(request.member, arguments, object)
        case .table: return try table(request.member, arguments, object)
        case .tableCell: return try tableCell(request.member, object)
        case .image: return try image(request.member, arguments, object)
        case .document: return try document(request.member, arguments, object)
        case .collection: return try collection(request.member, arguments, object)
        case .cache: return [.array(of: CacheItem.signature, cacheItems())]
        }
    }

    // MARK: - Objects

    func object(at path: String, _ parts: AccessibilityParts = .all) throws(Refusal) -> ServedObject {
        guard let parsed = ObjectPath(path) else { throw .unknownObject(path) }
        switch parsed {
        case .cache:
            return ServedObject(
                path: parsed, element: AccessibilityElement(id: .application, parent: nil, role: .unknown))
        case .announcement(let number):
            guard let message = announcements[number] else { throw .unknownObject(path) }
            var element = AccessibilityElement(id: .application, parent: .application, role: .notification)
            element.name = message
            element.states = [.enabled, .visible, .showing]
            return ServedObject(path: parsed, element: element)
        case .element(let id), .link(let id, _):
            guard let element = provider.element(id, parts) else { throw .unknownObject(path) }
            return ServedObject(path: parsed, element: element)
        }
    }

    func reference(_ id: AccessibilityID?) -> BusArgument {
        guard let id else { return ObjectReference.null.argument }
        return ObjectReference(connection: connection, path: ObjectPath.path(id)).argument
    }

    func references(_ ids: [AccessibilityID]) -> BusArgument {
        .array(of: "(so)", ids.map { reference($0) })
    }

    // MARK: - Properties

    private func properties(
        _ request: BusRequest, _ interface: Interface?, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        guard let interface, object.implements(interface) else {
            throw .unknownInterface(request.arguments.first?.text ?? "")
        }
        switch (request.member, request.signature) {
        case ("Get", "ss"):
            return [.variant(try property(request.arguments[1].text ?? "", interface, object))]
        case ("GetAll", "s"):
            var all: [String: BusArgument] = [:]
            for description in interface.description.properties {
                all[description.name] = try property(description.name, interface, object)
            }
            return [.properties(all)]
        case ("Set", "ssv"):
            try set(request.arguments[1].text ?? "", to: request.arguments[2], interface, object)
            return []
        case ("Get", _), ("GetAll", _), ("Set", _):
            throw .invalidArguments("\(request.member) has other arguments.")
        default: throw .unknownMethod(request.member)
        }
    }

    private func property(
        _ name: String, _ interface: Interface, _ object: ServedObject
    ) throws(Refusal) -> BusArgument {
        // Clients since 2024 ask each interface for its version.
        if name == "version" { return .unsigned(1) }
        return switch interface {
        case .accessible: try accessibleProperty(name, object)
        case .application: try applicationProperty(name)
        case .action where name == "NActions": .int(object.element.actions.count)
        case .value: try valueProperty(name, object)
        case .text: try textProperty(name, object)
        case .hyperlink: try hyperlinkProperty(name, object)
        case .selection where name == "NSelectedChildren": .int(provider.selectedChildren(of: object.id).count)
        case .table: try tableProperty(name, object)
        case .tableCell: try tableCellProperty(name, object)
        case .image: try imageProperty(name, object)
        case .document: try documentProperty(name)
        default: throw .unknownProperty(name)
        }
    }

    private func set(
        _ name: String, to value: BusValue, _ interface: Interface, _ object: ServedObject
    ) throws(Refusal) {
        switch (interface, name) {
        case (.application, "Id"):
            guard let number = value.integer else { throw .invalidArguments("Id is an integer.") }
            applicationNumber = number
        case (.value, "CurrentValue"):
            guard let number = value.number else { throw .invalidArguments("CurrentValue is a finite number.") }
            _ = provider.setValue(number, of: object.id)
        default:
            _ = try property(name, interface, object)
            throw .readOnly(name)
        }
    }
}

/// The arguments of a request, whose types have been checked.
struct Arguments {
    private let values: [BusValue]

    init(_ values: [BusValue]) {
        self.values = values
    }

    subscript(_ index: Int) -> BusValue { values.indices.contains(index) ? values[index] : .unreadable }
    func int(_ index: Int) -> Int { self[index].integer ?? 0 }
    func text(_ index: Int) -> String { self[index].text ?? "" }
    func boolean(_ index: Int) -> Bool { self[index].boolean ?? false }
}

/// The properties of the application that aren't part of its tree.
struct ApplicationInformation: Sendable {
    var toolkitVersion: String
    /// The locale in the format of the C library, such as `de_DE.UTF-8`.
    var locale: String
    /// Returns the name of a role in the user's language.
    var roleName: (@MainActor @Sendable (AccessibilityRole) -> String)?
}
