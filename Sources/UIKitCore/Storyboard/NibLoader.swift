// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

/// Makes the objects of a document once.
@MainActor
final class NibLoader {
    let document: InterfaceDocument
    let bundle: Bundle
    let owner: Any?
    /// What is made so far, by the file's identifiers; placeholders are there from the start.
    var objects: [String: Any] = [:]

    init(document: InterfaceDocument, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) {
        self.document = document
        self.bundle = bundle
        self.owner = owner
        for placeholder in document.placeholders {
            switch placeholder.role {
            case .owner: objects[placeholder.id] = owner
            case .firstResponder: continue
            case .named(let name):
                if externalObjects[name] == nil {
                    Log.misuse("The UI file has a placeholder \(name), for which no external object was given.")
                }
                objects[placeholder.id] = externalObjects[name]
            }
        }
    }

    func load() -> [Any] {
        let outermost = document.objects.compactMap { view(for: $0) }
        let all = objectsInOrder()
        for object in all { activateConstraints(of: object) }
        connect(all)
        for object in all { (objects[object.id] as? UIView)?.awakeFromNib() }
        return outermost
    }

    /// Makes the view of an object, with its subviews, from its description.
    func view(for object: InterfaceObject) -> UIView? {
        let viewClass = viewClass(for: object)
        guard let view = viewClass.init(coder: InterfaceCoder(object, loader: self)) else {
            Log.misuse("Line \(object.line): \(viewClass).init(coder:) returned nil, so \(object.id) is left out.")
            return nil
        }
        objects[object.id] = view
        for guide in object.guides {
            switch guide.role {
            case .safeArea: objects[guide.id] = view.safeAreaLayoutGuide
            }
        }
        return view
    }

    /// All of the document's objects, those outside before those in them.
    private func objectsInOrder() -> [InterfaceObject] {
        var result: [InterfaceObject] = []
        var pending = Array(document.objects.reversed())
        while let object = pending.popLast() {
            result.append(object)
            pending.append(contentsOf: object.subviews.reversed())
        }
        return result
    }

    // MARK: - Classes

    private func viewClass(for object: InterfaceObject) -> UIView.Type {
        let standard = object.kind.viewClass
        guard let name = object.customClass else { return standard }
        guard let found = NibClassFinder.find(name, for: owner) else {
            Log.misuse("Line \(object.line): there is no class \(name); \(standard) takes its place.")
            return standard
        }
        guard let viewClass = found as? UIView.Type else {
            Log.misuse("Line \(object.line): \(found) is no UIView; \(standard) takes its place.")
            return standard
        }
        return viewClass
    }
}

extension InterfaceObject.Kind {
    @MainActor
    var viewClass: UIView.Type {
        switch self {
        case .view: UIView.self
        case .label: UILabel.self
        case .button: UIButton.self
        case .imageView: UIImageView.self
        case .stackView: UIStackView.self
        }
    }
}
