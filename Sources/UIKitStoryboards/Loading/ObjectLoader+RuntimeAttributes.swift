// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import StoryboardDocument
internal import UIKitCore

extension ObjectLoader {
    /// Sets the user defined runtime attributes, which are properties of an application's class by name.
    func setRuntimeAttributes(_ element: InterfaceElement, of object: AnyObject) {
        guard let list = element.child("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
            guard let keyPath = attribute["keyPath"] else { continue }
            set(keyPath, attribute, of: object)
        }
    }

    private func set(_ keyPath: String, _ attribute: InterfaceElement, of object: AnyObject) {
        guard let owner = object as? any OutletOwner else {
            return context.report("\(type(of: object)) is no OutletOwner, so \(keyPath) can't be set.", at: attribute)
        }
        let table = OutletTables.table(of: type(of: owner))
        guard let setter = table.setter(for: keyPath) else {
            let known = table.names.sorted().joined(separator: ", ")
            return context.report(
                "\(type(of: object)).outlets has no attribute \(keyPath); it has \(known).", at: attribute)
        }
        let meanings = meanings(of: attribute)
        if meanings.isEmpty, attribute["type"] == "nil" { return }
        // The file doesn't distinguish types of numbers, so each is tried.
        if !meanings.contains(where: { setter(object, $0) }) {
            context.report("The attribute \(keyPath) of \(type(of: object)) has another type.", at: attribute)
        }
    }

    /// Returns the possible interpretations of a value, most likely first.
    private func meanings(of attribute: InterfaceElement) -> [Any] {
        let child = attribute.children.first
        let value = InterfaceValue(
            source: child.map { .element($0) } ?? .attribute(attribute["value"] ?? ""), owner: attribute,
            name: attribute["keyPath"] ?? "", context: context)
        switch attribute["type"] {
        case "boolean": return attribute["value"] == "YES" ? [true] : attribute["value"] == "NO" ? [false] : []
        case "string", "localizedString":
            // Short strings are attributes, others are separate elements; without either the string is empty.
            return [attribute["value"] ?? value.text ?? ""]
        case "number": return numbers(child?["value"])
        case "color": return UIColor.decoded(value).map { [$0, $0.cgColor] } ?? []
        case "point": return CGPoint.decoded(value).map { [$0] } ?? []
        case "size": return CGSize.decoded(value).map { [$0] } ?? []
        case "rect": return CGRect.decoded(value).map { [$0] } ?? []
        case "image": return UIImage.decoded(value).map { [$0] } ?? []
        case "range":
            guard let location = child?["location"].flatMap(InterfaceNumbers.integer),
                let length = child?["length"].flatMap(InterfaceNumbers.integer), location >= 0, length >= 0
            else { return [] }
            return [NSRange(location: location, length: length)]
        default: return []
        }
    }

    private func numbers(_ text: String?) -> [Any] {
        guard let text, let number = InterfaceNumbers.number(text) else { return [] }
        if let integer = Int(text) { return [integer, CGFloat(integer), Double(integer), Float(integer)] }
        return [CGFloat(number), number, Float(number)]
    }
}
