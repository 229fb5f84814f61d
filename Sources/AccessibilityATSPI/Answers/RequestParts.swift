// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    /// The interface whose method is called, or whose property is asked for; `nil` if it isn't known.
    static func interface(of request: BusRequest) -> Interface? {
        guard request.interface == propertiesInterface else { return Interface(busName: request.interface) }
        return request.arguments.first?.text.flatMap(Interface.init(busName:))
    }

    /// The properties of the object that a request to an interface needs.
    ///
    /// A screen reader asks for most properties one by one, and none is kept between its requests.
    static func parts(for request: BusRequest, _ interface: Interface?) -> AccessibilityParts {
        guard let interface else { return .all }
        guard request.interface == propertiesInterface else { return interface.parts(forMethod: request.member) }
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
    static let interfaces: AccessibilityParts = [.role, .value, .childCount, .actions, .text, .collection]
    /// The properties of which the description of an object is made.
    static let description: AccessibilityParts = [.details, .value, .states, .text]
    /// The properties of which attributes are made.
    static let attributesOfObject: AccessibilityParts = [.attributes, .role, .value]
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
        case .value: .value
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
