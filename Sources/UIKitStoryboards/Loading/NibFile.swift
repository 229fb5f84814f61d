// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The content of an `.xib` file.
@MainActor
final class NibFile: NibArchive {
    private let context: InterfaceContext
    private let objects: InterfaceElement

    init(_ file: InterfaceFile, name: String, bundle: Bundle) throws(UINibError) {
        do throws(InterfaceDocumentError) {
            guard let objects = try file.part("objects") else {
                throw .malformed(line: file.document.line, "the document has no objects.")
            }
            self.objects = objects
        } catch {
            throw .invalid(file: name, reason: error.description)
        }
        context = InterfaceContext(file, name: name, bundle: bundle)
    }

    func instantiate(
        withOwner owner: Any?, externalObjects: [String: Any]
    ) throws(UINibError) -> [Any] {
        let owner = owner.map { $0 as AnyObject }
        let loader = ObjectLoader(context, owner: owner)
        var placeholders: [(element: InterfaceElement, object: AnyObject)] = []
        for element in objects.children where element.name == "placeholder" {
            guard let id = element.id else { continue }
            var object: AnyObject?
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner": object = owner
            case "IBFirstResponder": loader.firstResponders.insert(id)
            case let name?:
                object = externalObjects[name].map { $0 as AnyObject }
                if object == nil {
                    context.report("No external object was given for the placeholder \(name).", at: element)
                }
            case nil: break
            }
            guard let object else { continue }
            loader.objects[id] = object
            placeholders.append((element, object))
        }
        var outermost: [Any] = []
        for element in objects.children where element.name != "placeholder" {
            if let object = loader.create(element) { outermost.append(object) }
        }
        loader.finish(besides: placeholders)
        loader.release()
        return outermost
    }
}
