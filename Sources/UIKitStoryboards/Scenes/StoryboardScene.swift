// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore
internal import UIKitTables

/// A controller's part of a storyboard: what it was created from, and what its view will be created from.
@MainActor
final class StoryboardScene: ControllerArchive {
    let storyboard: UIStoryboard
    let file: StoryboardFile
    /// All objects of the scene.
    let objects: InterfaceElement
    let controllerElement: InterfaceElement
    private(set) weak var controller: UIViewController?
    private var shell: ObjectLoader?
    /// The objects that exist besides the views, such as bar items, by identifier.
    private var shellObjects: [String: AnyObject] = [:]
    /// Objects that nothing else owns: custom objects, and the targets of items that trigger segues.
    var kept: [AnyObject] = []
    private var known: [String: WeakObject] = [:]
    private lazy var templates = SegueTemplates(controllerElement)

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(
        storyboard: UIStoryboard, file: StoryboardFile, objects: InterfaceElement, controllerElement: InterfaceElement
    ) {
        self.storyboard = storyboard
        self.file = file
        self.objects = objects
        self.controllerElement = controllerElement
    }

    var context: InterfaceContext { file.context }

    // MARK: - Controller

    /// Creates the controller without its view.
    func createController(_ creator: StoryboardFile.Creator?) -> UIViewController? {
        let loader = ObjectLoader(context, owner: nil)
        loader.scene = self
        addFirstResponders(to: loader)
        let coder = InterfaceCoder(controllerElement, loader: loader)
        let made = creator?(coder)
        if let made { loader.register(made, for: controllerElement) }
        guard let controller = made ?? loader.create(controllerElement) as? UIViewController else { return nil }
        shell = loader
        self.controller = controller
        controller.controllerArchive = self
        return controller
    }

    /// Connects the objects that exist before the view.
    func finishController() {
        guard let shell else { return }
        shell.connect()
        for (element, object) in shell.created { shell.setRuntimeAttributes(element, of: object) }
    }

    func awake() {
        guard let shell else { return }
        shell.awake()
        shellObjects = shell.objects
        remember(shell)
        // The controller owns this object.
        if let id = controllerElement.id { shellObjects[id] = nil }
        shell.release()
        self.shell = nil
    }

    private func addFirstResponders(to loader: ObjectLoader) {
        for element in objects.children where element["placeholderIdentifier"] == "IBFirstResponder" {
            if let id = element.id { loader.firstResponders.insert(id) }
        }
    }

    // MARK: - View

    func loadView(of controller: UIViewController) {
        let loader = ObjectLoader(context, owner: controller)
        loader.scene = self
        addFirstResponders(to: loader)
        loader.objects = shellObjects
        if let id = controllerElement.id { loader.objects[id] = controller }
        if let element = controllerElement.child(key: "view") {
            controller.view = loader.create(element) as? UIView
        } else if let name = controllerElement["nibName"] {
            _ = UINib(nibName: name, bundle: storyboard.bundle).instantiate(withOwner: controller)
        }
        for element in objects.children where element !== controllerElement && isObject(element) {
            if let object = loader.create(element) { kept.append(object) }
        }
        if let element = controllerElement.child(key: "refreshControl"),
            let control = loader.create(element) as? UIRefreshControl
        {
            (controller.viewIfLoaded as? UIScrollView)?.refreshControl = control
        }
        loader.finish(besides: [(controllerElement, controller)])
        remember(loader)
        loader.release()
    }

    private func isObject(_ element: InterfaceElement) -> Bool {
        !["placeholder", "exit"].contains(element.name) && ElementKinds.controllers[element.name] == nil
            && element.name != "viewControllerPlaceholder"
    }

    private func remember(_ loader: ObjectLoader) {
        for (id, object) in loader.objects { known[id] = WeakObject(object: object) }
    }

    /// Returns an object of the scene that still exists.
    func object(_ id: String) -> AnyObject? { known[id]?.object }

    /// Returns the objects that parts of the view that are created later can refer to.
    var surroundings: [String: AnyObject] {
        var result = shellObjects
        if let controller, let id = controllerElement.id { result[id] = controller }
        return result
    }

    // MARK: - Segues

    func segues(of element: InterfaceElement) -> [InterfaceElement] {
        element.child("connections")?.children.filter { $0.name == "segue" } ?? []
    }

    func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
        guard let template = templates[identifier] else { return false }
        SeguePerformer(scene: self, template: template).perform(from: controller, sender: sender)
        return true
    }
}

/// The segues of a scene, by identifier.
struct SegueTemplates {
    private var elements: [String: InterfaceElement] = [:]

    init(_ controller: InterfaceElement) {
        collect(controller)
    }

    private mutating func collect(_ element: InterfaceElement) {
        for child in element.children {
            if child.name == "segue", let identifier = child["identifier"], elements[identifier] == nil {
                elements[identifier] = child
            }
            collect(child)
        }
    }

    subscript(identifier: String) -> InterfaceElement? { elements[identifier] }
}
