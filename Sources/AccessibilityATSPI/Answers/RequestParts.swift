// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    /// The properties of the object that a request needs.
    ///
    /// A screen reader asks for most properties one by one, and each is computed anew.
    static func parts(for request: BusRequest) -> AccessibilityParts {
        guard request.interface == "org.freedesktop.DBus.Properties" else {
            return Interface(busName: request.interface)?.parts(forMethod: request.member) ?? .all
        }
        guard let interface = request.arguments.first?.text.flatMap(Interface.init(busName:)) else { return .all }
        guard interface == .accessible, request.member == "Get", request.arguments.count == 2,
            let property = request.arguments[1].text
        else { return interface.parts }
        return accessibleParts(forProperty: property)
    }

    private static func accessibleParts(forProperty name: String) -> AccessibilityParts {
        switch name {
        case "Name": .name
        case "Description": .description
        case "HelpText": .details
        case "Parent": .parent
        case "ChildCount": .childCount
        case "Locale", "AccessibleId": .attributes
        default: .all
        }
    }
}

extension AccessibilityParts {
    /// The properties on which the interfaces of an object depend.
    static let interfaces: AccessibilityParts = [.role, .details, .childCount, .actions, .text, .collection]
    /// The properties of which the description of an object is made.
    static let description: AccessibilityParts = [.details, .states, .text]
    /// The properties of which attributes are made.
    static let attributesOfObject: AccessibilityParts = [.attributes, .role, .details]
    /// The properties of an object's description in a cache.
    static let cached: AccessibilityParts = interfaces.union(description).union([.name, .parent])
}

extension Interface {
    /// The properties that the interface's methods and properties need, and whether an object implements it.
    var parts: AccessibilityParts {
        switch self {
        case .accessible, .document: .all
        case .application, .cache: []
        case .component: [.frame, .parent]
        case .action: .actions
        case .value: .details
        case .text, .editableText, .hypertext: [.text, .parent]
        case .hyperlink: [.role, .parent, .attributes]
        case .selection: .collection
        case .table, .tableCell: [.collection, .childCount, .attributes]
        case .image: AccessibilityParts.description.union([.role, .frame, .parent, .attributes])
        case .collection: [.childCount, .states]
        }
    }

    func parts(forMethod name: String) -> AccessibilityParts {
        guard self == .accessible else { return parts }
        return switch name {
        case "GetChildAtIndex", "GetIndexInParent", "GetApplication": []
        case "GetChildren": .childCount
        case "GetRole", "GetRoleName", "GetLocalizedRoleName": .role
        case "GetState": [.states, .role]
        case "GetInterfaces": .interfaces
        case "GetAttributes": .attributesOfObject
        case "GetRelationSet": .attributes
        default: .all
        }
    }
}
