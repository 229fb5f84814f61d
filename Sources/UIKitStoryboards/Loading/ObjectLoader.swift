// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCollections
@_spi(Toolkit) internal import UIKitCore

/// Creates the objects of a nib, or of a part of a scene, once.
@MainActor
final class ObjectLoader {
    let context: InterfaceContext
    let finder: ClassFinder
    /// The scene to which the objects belong; `nil` for a nib.
    weak var scene: StoryboardScene?
    /// The objects that exist, by identifier in the file.
    var objects: [String: AnyObject] = [:]
    /// The identifiers of the first responder.
    var firstResponders: Set<String> = []
    /// The objects created from elements, in this order.
    var created: [(element: InterfaceElement, object: AnyObject)] = []
    var constraints: [(element: InterfaceElement, owner: UIView)] = []
    var variations: [(element: InterfaceElement, owner: UIView)] = []
    /// The prototypes of lists, collected for a preview.
    private(set) var prototypes: [(list: UIScrollView, element: InterfaceElement)] = []

    init(_ context: InterfaceContext, owner: AnyObject?) {
        self.context = context
        finder = ClassFinder(owner: owner)
    }

    // MARK: - Creating

    /// Creates the object that an element describes, with everything in it.
    func create(_ element: InterfaceElement) -> AnyObject? {
        // Before the objects in it, as in the file, although they are created first.
        let place = created.count
        guard let object = make(element) else { return nil }
        register(object, for: element, at: place)
        UnknownContent.report(element, object: object, context)
        return object
    }

    private func make(_ element: InterfaceElement) -> AnyObject? {
        let coder = InterfaceCoder(element, loader: self)
        if let type = ElementKinds.views[element.name] {
            if InterfacePreview.isActive, type == UIView.self, isMissing(element["customClass"], element) {
                return PlaceholderView(element, coder: coder)
            }
            return checked(resolve(element, type).init(coder: coder), element)
        }
        if let type = ElementKinds.controllers[element.name] {
            return checked(resolve(element, type).init(coder: coder), element)
        }
        if let type = ElementKinds.items[element.name] {
            if let item = InterfaceItems.system(element) {
                coder.applyAll(to: item)
                return item
            }
            return checked(resolve(element, type).init(coder: coder), element)
        }
        if let type = ElementKinds.layouts[element.name] {
            return checked(resolve(element, type).init(coder: coder), element)
        }
        if element.name == "navigationItem" {
            return checked(resolve(element, UINavigationItem.self).init(coder: coder), element)
        }
        if let recognizer = ElementKinds.recognizer(element) {
            if element["enabled"] == "NO" { recognizer.isEnabled = false }
            if element["cancelsTouchesInView"] == "NO" { recognizer.cancelsTouchesInView = false }
            if element["delaysTouchesBegan"] == "YES" { recognizer.delaysTouchesBegan = true }
            if element["delaysTouchesEnded"] == "NO" { recognizer.delaysTouchesEnded = false }
            return recognizer
        }
        if element.name == "customObject" { return customObject(element) }
        context.report("<\(element.name)> is unknown; a placeholder takes its place.", at: element)
        return PlaceholderView(element, coder: coder)
    }

    private func isMissing(_ name: String?, _ element: InterfaceElement) -> Bool {
        guard let name else { return false }
        return finder.find(name, module: element["customModule"]) == nil
    }

    private func checked(_ object: AnyObject?, _ element: InterfaceElement) -> AnyObject? {
        if object == nil {
            let name = element["customClass"] ?? element.name
            context.report("\(name).init(coder:) returned nil, so \(element.id ?? "it") is left out.", at: element)
        }
        return object
    }

    private func customObject(_ element: InterfaceElement) -> AnyObject? {
        guard let name = element["customClass"] else { return nil }
        switch finder.find(name, module: element["customModule"]) {
        case let type as any NibObject.Type: return type.init()
        case .some(let type): context.report("\(type) can't be created, because it is no NibObject.", at: element)
        case nil: context.report("There is no class \(name), so its object is left out.", at: element)
        }
        return nil
    }

    /// Returns the custom class of an element, or its standard one.
    private func resolve<Base: AnyObject>(_ element: InterfaceElement, _ standard: Base.Type) -> Base.Type {
        guard let name = element["customClass"] else { return standard }
        guard let found = finder.find(name, module: element["customModule"]) else {
            context.reportOnce("class \(name)", "There is no class \(name); \(standard) takes its place.", at: element)
            return standard
        }
        guard let type = found as? Base.Type else {
            context.report("\(found) is no \(standard); \(standard) takes its place.", at: element)
            return standard
        }
        return type
    }

    // MARK: - Existing objects

    /// Sets the properties of an object that exists already, such as a controller's navigation item.
    func adopt(_ object: AnyObject, as element: InterfaceElement) {
        register(object, for: element)
        InterfaceCoder(element, loader: self).applyAll(to: object)
        UnknownContent.report(element, object: object, context)
    }

    func register(_ object: AnyObject, for element: InterfaceElement, at place: Int? = nil) {
        if let id = element.id {
            if objects[id] != nil { context.report("The identifier \(id) is used more than once.", at: element) }
            objects[id] = object
        }
        created.insert((element, object), at: place ?? created.count)
    }

    // MARK: - Finishing

    /// Connects the objects with each other and with those of placeholders, and notifies them, once all are there.
    func finish(besides placeholders: [(element: InterfaceElement, object: AnyObject)] = []) {
        activateConstraints()
        applyVariations()
        connectOutlets(of: placeholders)
        connect()
        for (element, object) in created { setRuntimeAttributes(element, of: object) }
        InterfacePreview.showPrototypes(of: self)
        awake()
    }

    func collectForPreview(_ prototype: InterfaceElement, of list: UIScrollView) {
        if InterfacePreview.isActive { prototypes.append((list, prototype)) }
    }

    /// Drops the references to objects, which would keep each other alive.
    func release() {
        objects = [:]
        created = []
        constraints = []
        variations = []
        prototypes = []
    }

    func awake() {
        for (_, object) in created { (object as? UIResponder)?.awakeFromNib() }
    }
}
