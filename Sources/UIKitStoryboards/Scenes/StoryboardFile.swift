// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The scenes of a storyboard, each of which is read when its controller is first created.
@MainActor
final class StoryboardFile: StoryboardArchive {
    typealias Creator = (NSCoder) -> UIViewController?

    let context: InterfaceContext
    /// It owns this object.
    private weak var storyboard: UIStoryboard?
    /// The scenes by the identifiers of their controllers in the file, and by those that the application uses.
    private var places: [String: Int] = [:]
    private var names: [String: Int] = [:]
    /// The scenes that have been read.
    private var elements: [Int: InterfaceElement] = [:]

    init(_ context: InterfaceContext, storyboard: UIStoryboard) {
        self.context = context
        self.storyboard = storyboard
        for (place, scene) in context.file.scenes.enumerated() {
            for head in scene.heads {
                if let id = head.id, places[id] == nil { places[id] = place }
                if let name = head.storyboardIdentifier, names[name] == nil { names[name] = place }
            }
        }
    }

    // MARK: - Controllers

    func initialController(_ creator: Creator?) -> UIViewController? {
        guard let id = context.file.document["initialViewController"] else { return nil }
        guard places[id] != nil else {
            context.report("The initial view controller \(id) is in none of the scenes.", at: context.file.document)
            return nil
        }
        return controller(id: id, creator)
    }

    func controller(_ identifier: String, _ creator: Creator?) -> UIViewController? {
        guard let place = names[identifier] else { return nil }
        return controller(at: place, creator)
    }

    /// Creates the controller with that identifier in the file, and those to which relationships lead.
    func controller(id: String, _ creator: Creator?) -> UIViewController? {
        places[id].flatMap { controller(at: $0, creator) }
    }

    private func controller(at place: Int, _ creator: Creator?) -> UIViewController? {
        var group = SceneGroup(file: self)
        let controller = group.create(at: place, creator)
        group.finish()
        return controller
    }

    // MARK: - Scenes

    /// Returns a scene for a new controller; `nil`, with a report, if its content is invalid.
    func scene(at place: Int) -> StoryboardScene? {
        guard let storyboard, let element = element(at: place) else { return nil }
        guard let objects = element.child("objects"),
            let controller = objects.children.first(where: { $0["sceneMemberID"] == "viewController" })
                ?? objects.children.first(where: { ElementKinds.controllers[$0.name] != nil })
        else {
            context.report("The scene has no view controller.", at: element)
            return nil
        }
        return StoryboardScene(storyboard: storyboard, file: self, objects: objects, controllerElement: controller)
    }

    func place(of id: String) -> Int? { places[id] }

    private func element(at place: Int) -> InterfaceElement? {
        if let element = elements[place] { return element }
        do throws(InterfaceDocumentError) {
            let element = try context.file.element(of: context.file.scenes[place])
            elements[place] = element
            return element
        } catch {
            context.report("The scene can't be read. \(error.description)", at: context.file.document)
            return nil
        }
    }
}

/// The controllers that are created together, because relationships connect them.
@MainActor
struct SceneGroup {
    let file: StoryboardFile
    private var scenes: [StoryboardScene] = []
    /// The scenes being created around the present one, which guards against cycles.
    private var open: Set<Int> = []

    init(file: StoryboardFile) {
        self.file = file
    }

    mutating func create(at place: Int, _ creator: StoryboardFile.Creator?) -> UIViewController? {
        guard let scene = file.scene(at: place) else { return nil }
        guard open.insert(place).inserted else {
            file.context.report("A relationship leads back to its own controller.", at: scene.controllerElement)
            return nil
        }
        defer { open.remove(place) }
        if scene.controllerElement.name == "viewControllerPlaceholder" {
            return StoryboardReference.controller(scene.controllerElement, storyboard: scene.storyboard, file.context)
        }
        guard let controller = scene.createController(creator) else { return nil }
        scenes.append(scene)
        var related: [(relationship: String, controller: UIViewController)] = []
        for segue in scene.segues(of: scene.controllerElement) where segue["kind"] == "relationship" {
            guard let id = segue["destination"], let place = file.place(of: id) else {
                file.context.report("The relationship leads to no scene.", at: segue)
                continue
            }
            if let child = create(at: place, nil) { related.append((segue["relationship"] ?? "", child)) }
        }
        SceneRelationships.connect(controller, related, scene.controllerElement, file.context)
        return controller
    }

    /// Connects and notifies the controllers, once all are there.
    func finish() {
        for scene in scenes { scene.finishController() }
        for scene in scenes { scene.awake() }
    }
}

/// Controllers in other storyboards.
@MainActor
enum StoryboardReference {
    /// The references being followed, which guards against storyboards that refer to each other.
    private static var open: [String] = []

    static func controller(
        _ element: InterfaceElement, storyboard: UIStoryboard, _ context: InterfaceContext
    ) -> UIViewController? {
        guard let name = element["storyboardName"] else {
            context.report("The reference names no storyboard.", at: element)
            return nil
        }
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? storyboard.bundle
        let identifier = element["referencedIdentifier"]
        let key = "\(bundle?.bundlePath ?? "")/\(name)/\(identifier ?? "")"
        guard !open.contains(key), open.count < 32 else {
            context.report(
                "The storyboards \(open.joined(separator: ", ")) refer to each other without end.", at: element)
            return nil
        }
        open.append(key)
        defer { open.removeLast() }
        let other = UIStoryboard(name: name, bundle: bundle)
        let controller =
            identifier.map { other.instantiateViewController(withIdentifier: $0) }
            ?? other.instantiateInitialViewController()
        if controller == nil { context.report("The storyboard \(name) has no initial controller.", at: element) }
        return controller
    }
}
