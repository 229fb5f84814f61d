// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    /// The maximum number of children in one reply; further ones are reached by index.
    static let maximumChildCount = 10_000

    func accessible(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let element = object.element
        switch member {
        case "GetChildAtIndex":
            let index = arguments.int(0)
            return [reference(index < 0 ? nil : provider.child(of: object.id, at: index))]
        case "GetChildren":
            let count = min(element.childCount, Self.maximumChildCount)
            return [references(count > 0 ? provider.children(of: object.id, in: 0..<count) : [])]
        case "GetIndexInParent": return [.int(index(of: object))]
        case "GetRelationSet": return [relations(of: element)]
        case "GetRole": return [.unsigned(element.role.wire.number)]
        case "GetRoleName": return [.text(element.role.wire.name)]
        case "GetLocalizedRoleName":
            return [.text(information.roleName?(element.role) ?? element.role.wire.name)]
        case "GetState": return [states(of: element)]
        case "GetAttributes": return [.dictionary(attributes(of: element).mapValues(Self.attribute))]
        case "GetApplication": return [reference(.application)]
        case "GetInterfaces": return [.texts(object.interfaces.map(\.busName))]
        default: throw .unknownMethod(member)
        }
    }

    func accessibleProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        let element = object.element
        switch name {
        case "Name": return WireText.name(element.name)
        case "Description": return WireText.name(description(of: element))
        case "Parent": return parent(of: object)
        case "ChildCount": return .int(element.childCount)
        case "Locale": return .text(locale(of: element))
        case "AccessibleId": return WireText.name(element.identifier)
        case "HelpText": return WireText.name(element.details)
        default: throw .unknownProperty(name)
        }
    }

    func index(of object: ServedObject) -> Int {
        guard case .element = object.path, !object.isApplication else { return -1 }
        return provider.index(of: object.id) ?? -1
    }

    func parent(of object: ServedObject) -> BusArgument {
        object.isApplication ? desktop.argument : reference(object.element.parent)
    }

    func states(of element: AccessibilityElement) -> BusArgument {
        let bits = WireState.bits(element.states, role: element.role)
        return .array(of: "u", [.unsigned(UInt32(truncatingIfNeeded: bits)), .unsigned(UInt32(bits >> 32))])
    }

    /// The value, if the object has no other way to report it, and the hint.
    func description(of element: AccessibilityElement) -> String {
        guard !element.value.isEmpty, element.range == nil, !element.hasText, !element.states.contains(.checkable)
        else { return element.details }
        return element.details.isEmpty ? element.value : "\(element.value), \(element.details)"
    }

    func locale(of element: AccessibilityElement) -> String {
        element.language.isEmpty ? information.locale : element.language
    }

    func attributes(of element: AccessibilityElement) -> [String: String] {
        var attributes = element.attributes
        if !element.identifier.isEmpty { attributes["id"] = element.identifier }
        if element.level > 0 { attributes["level"] = "\(element.level)" }
        if !element.value.isEmpty, element.range != nil { attributes["valuetext"] = element.value }
        if let name = element.role.ariaName, attributes["xml-roles"] == nil { attributes["xml-roles"] = name }
        return attributes
    }

    static func attribute(_ value: String) -> String {
        WireText.bounded(value, to: WireText.maximumNameLength, mark: "…")
    }

    private func relations(of element: AccessibilityElement) -> BusArgument {
        let relations = element.relations.filter { !$0.value.isEmpty }.sorted { $0.key.number < $1.key.number }
        return .array(
            of: "(ua(so))",
            relations.map { .structure([.unsigned($0.key.number), references($0.value)]) })
    }

    // MARK: - Application

    func application(_ member: String, _ arguments: Arguments) throws(Refusal) -> [BusArgument] {
        switch member {
        case "GetLocale":
            guard arguments.int(0) <= 5 else { throw .invalidArguments("There is no such category of locales.") }
            return [.text(information.locale)]
        // There are no connections from client to client.
        case "GetApplicationBusAddress": return [.text("")]
        default: throw .unknownMethod(member)
        }
    }

    func applicationProperty(_ name: String) throws(Refusal) -> BusArgument {
        switch name {
        case "ToolkitName": return .text("Shoji")
        case "Version", "ToolkitVersion": return .text(information.toolkitVersion)
        case "AtspiVersion": return .text("2.1")
        case "InterfaceVersion": return .unsigned(1)
        case "Id": return .int(applicationNumber)
        default: throw .unknownProperty(name)
        }
    }
}
