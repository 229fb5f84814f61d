// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Finds what is wrong in a UI file without creating its objects.
@MainActor
package struct InterfaceValidator {
    private let context: InterfaceContext
    /// The first element with each identifier.
    private var elements: [String: InterfaceElement] = [:]
    /// The scenes with what has been read of them, and the scene of each identifier.
    private var scenes: [(scene: InterfaceScene, element: InterfaceElement)] = []
    private var sceneOfID: [String: Int] = [:]

    /// Returns messages about the content of a file that is unknown, unreachable, ambiguous, or connected to nothing, in
    /// the order of their lines.
    ///
    /// Throws an error if the file is no UI file, or not complete.
    package static func messages(
        about bytes: [UInt8], named name: String
    ) throws(InterfaceFailure) -> [InterfaceMessage] {
        let file: InterfaceFile
        do throws(InterfaceDocumentError) {
            file = try InterfaceFile(bytes)
        } catch {
            throw InterfaceFailure(description: error.description)
        }
        let context = InterfaceContext(file, name: name, bundle: .main)
        context.collectsMessages = true
        var validator = InterfaceValidator(context)
        validator.validate()
        return context.messages.sorted { ($0.line, $0.sentence) < ($1.line, $1.sentence) }
    }

    private init(_ context: InterfaceContext) {
        self.context = context
    }

    private mutating func validate() {
        switch context.file.kind {
        case .nib: validateNib()
        case .storyboard: validateStoryboard()
        }
    }

    // MARK: - Files

    private mutating func validateNib() {
        guard
            let objects = read("the objects", { () throws(InterfaceDocumentError) in try context.file.part("objects") })
        else { return context.report("The file has no objects.", at: context.file.document) }
        collect(objects)
        ElementChecks(context: context).check(objects)
        ConnectionChecks(context: context, elements: elements, scenes: nil).check(objects)
        checkUnused(in: objects)
    }

    private mutating func validateStoryboard() {
        for scene in context.file.scenes {
            let element = read(
                "the scene", { () throws(InterfaceDocumentError) in try context.file.element(of: scene) })
            guard let element else { continue }
            for head in scene.heads { if let id = head.id { sceneOfID[id] = scenes.count } }
            scenes.append((scene, element))
            collect(element)
        }
        for (_, element) in scenes {
            guard let objects = element.child("objects") else { continue }
            ElementChecks(context: context).check(objects)
            ConnectionChecks(context: context, elements: elements, scenes: Set(sceneOfID.keys)).check(objects)
            checkUnused(in: objects)
        }
        checkReachability()
    }

    private func read(
        _ what: String, _ read: () throws(InterfaceDocumentError) -> InterfaceElement?
    ) -> InterfaceElement? {
        do throws(InterfaceDocumentError) {
            return try read()
        } catch {
            context.report("\(what) can't be read. \(error.description)", at: context.file.document)
            return nil
        }
    }

    private mutating func collect(_ element: InterfaceElement) {
        for child in element.children {
            // Connections and constraints have identifiers of their own.
            if let id = child.id {
                if let first = elements[id], first !== child {
                    context.report("The identifier \(id) is also that of line \(first.line).", at: child)
                }
                elements[id] = child
            }
            collect(child)
        }
    }

    // MARK: - Use

    /// Reports top-level objects to which nothing is connected, and which are connected to nothing.
    private func checkUnused(in objects: InterfaceElement) {
        let used = destinations(objects)
        for object in objects.children where object.name == "customObject" || object.name.hasSuffix("Recognizer") {
            if let id = object.id, !used.contains(id) {
                context.report("Nothing is connected to \(object["customClass"] ?? id).", at: object)
            }
        }
    }

    private func destinations(_ element: InterfaceElement) -> Set<String> {
        element.children.reduce(into: []) { result, child in
            if let id = child["destination"] { result.insert(id) }
            result.formUnion(destinations(child))
        }
    }

    /// Reports scenes that no segue and no identifier leads to.
    private func checkReachability() {
        var reached: Set<Int> = []
        var pending: [Int] = []
        func reach(_ place: Int?) {
            if let place, reached.insert(place).inserted { pending.append(place) }
        }
        reach(context.file.document["initialViewController"].flatMap { sceneOfID[$0] })
        for (place, entry) in scenes.enumerated()
        where entry.scene.heads.contains(where: { $0.storyboardIdentifier != nil }) {
            reach(place)
        }
        while let place = pending.popLast() {
            for id in destinations(scenes[place].element) { reach(sceneOfID[id]) }
        }
        if let id = context.file.document["initialViewController"], sceneOfID[id] == nil {
            context.report("The initial view controller \(id) is in none of the scenes.", at: context.file.document)
        }
        for (place, entry) in scenes.enumerated() where !reached.contains(place) {
            let name = entry.scene.heads.first.map { "<\($0.name)>" } ?? "an empty scene"
            context.report("No segue and no identifier leads to \(name).", at: entry.element)
        }
    }
}

/// The reason why a UI file can't be read at all.
package struct InterfaceFailure: Error, CustomStringConvertible {
    package let description: String
}

/// Finds elements and attributes that are unknown, and views without a place.
@MainActor
private struct ElementChecks {
    let context: InterfaceContext

    /// Checks the objects in a list.
    func check(_ list: InterfaceElement) {
        for element in list.children { checkObject(element) }
    }

    private func checkObject(_ element: InterfaceElement) {
        if let type = ElementKinds.type(of: element) {
            UnknownContent.report(element, type: type, context)
        } else if !["placeholder", "exit", "customObject", "viewControllerPlaceholder"].contains(element.name),
            !element.name.hasSuffix("GestureRecognizer")
        {
            context.report("<\(element.name)> is unknown.", at: element)
        }
        let constrained = constrainedIDs(element)
        for child in element.children {
            switch child.name {
            case "subviews":
                for view in child.children { checkPlace(view, in: element, constrained) }
                check(child)
            case "prototypes", "cells", "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems":
                check(child)
            case "sections": for section in child.children { section.child("cells").map(check) }
            case "fontDescription" where child["style"] != nil: _ = InterfaceFonts.font(child, context: context)
            default: if ElementKinds.type(of: child) != nil { checkObject(child) }
            }
        }
    }

    /// Reports a view whose frame nothing determines.
    private func checkPlace(_ view: InterfaceElement, in parent: InterfaceElement, _ constrained: Set<String>) {
        guard view["translatesAutoresizingMaskIntoConstraints"] == "NO", view["fixedFrame"] != "YES",
            parent.name != "stackView", let id = view.id, !constrained.contains(id)
        else { return }
        context.report("No constraint determines the frame of \(view["userLabel"] ?? id).", at: view)
    }

    /// Returns the items of the constraints in a view.
    private func constrainedIDs(_ element: InterfaceElement) -> Set<String> {
        (element.child("constraints")?.children ?? []).reduce(into: []) { result, constraint in
            if let id = constraint["firstItem"] { result.insert(id) }
            if let id = constraint["secondItem"] { result.insert(id) }
        }
    }
}

/// Finds connections that lead to nothing.
@MainActor
private struct ConnectionChecks {
    let context: InterfaceContext
    let elements: [String: InterfaceElement]
    /// The identifiers of the objects in scenes; `nil` for a nib.
    let scenes: Set<String>?

    private static let kinds: Set<String> = [
        "show", "showDetail", "replace", "push", "presentation", "modal", "popoverPresentation", "popover", "embed",
        "custom", "unwind", "relationship",
    ]

    func check(_ element: InterfaceElement) {
        for child in element.children {
            if child.name == "connections" {
                for connection in child.children { checkConnection(connection, of: element) }
            } else {
                check(child)
            }
        }
    }

    private func checkConnection(_ connection: InterfaceElement, of source: InterfaceElement) {
        guard let id = connection["destination"] else {
            return context.report("The <\(connection.name)> of <\(source.name)> has no destination.", at: connection)
        }
        let name =
            connection["property"] ?? connection["selector"] ?? connection["identifier"] ?? connection["kind"] ?? ""
        if elements[id] == nil {
            context.report("The \(connection.name) \(name) leads to \(id), which does not exist.", at: connection)
        }
        guard connection.name == "segue" else { return }
        let kind = connection["kind"] ?? "show"
        if !Self.kinds.contains(kind) { context.report("\(kind) is no kind of segue.", at: connection) }
        if kind == "custom", connection["customClass"] == nil {
            context.report("The custom segue \(name) names no class.", at: connection)
        }
        if kind == "unwind", connection["unwindAction"] == nil {
            context.report("The unwind segue \(name) names no action.", at: connection)
        }
        if let scenes, elements[id] != nil, !scenes.contains(id) {
            context.report("The segue \(name) leads to an object that is no controller.", at: connection)
        }
    }
}
