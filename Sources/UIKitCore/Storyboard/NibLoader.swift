// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import StoryboardDocument

/// Creates the objects of a document once.
@MainActor
final class NibLoader {
    let document: InterfaceDocument
    private let name: String
    let bundle: Bundle
    let owner: Any?
    /// The objects created so far, by identifier in the file.
    ///
    /// Placeholders are included from the start.
    var objects: [String: Any] = [:]
    /// The file's identifiers for the first responder.
    private(set) var firstResponders: Set<String> = []

    init(
        document: InterfaceDocument, name: String, bundle: Bundle, owner: Any?, externalObjects: [String: Any]
    ) {
        self.document = document
        self.name = name
        self.bundle = bundle
        self.owner = owner
        for placeholder in document.placeholders {
            switch placeholder.role {
            case .owner: objects[placeholder.id] = owner
            case .firstResponder: firstResponders.insert(placeholder.id)
            case .named(let name):
                if externalObjects[name] == nil {
                    report("No external object was given for the placeholder \(name).", line: placeholder.line)
                }
                objects[placeholder.id] = externalObjects[name]
            }
        }
    }

    /// Logs parts of the file that are unsupported or invalid.
    func report(_ sentence: String, line: Int) {
        Log.misuse("\(name), line \(line): \(sentence)")
    }

    func load() -> [Any] {
        let outermost = document.objects.compactMap { view(for: $0) }
        let all = objectsInOrder()
        for object in all { activateConstraints(of: object) }
        connect(all)
        for object in all { setAttributes(of: object) }
        for object in all { (objects[object.id] as? UIView)?.awakeFromNib() }
        return outermost
    }

    /// Creates the view of an object, and its subviews, from the description.
    func view(for object: InterfaceObject) -> UIView? {
        let viewClass = viewClass(for: object)
        guard let view = viewClass.init(coder: InterfaceCoder(object, loader: self)) else {
            report("\(viewClass).init(coder:) returned nil, so \(object.id) is left out.", line: object.line)
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

    /// All objects of the document, containers before their contents.
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
            report("There is no class \(name); \(standard) takes its place.", line: object.line)
            return standard
        }
        guard let viewClass = found as? UIView.Type else {
            report("\(found) is no UIView; \(standard) takes its place.", line: object.line)
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
        case .textField: UITextField.self
        case .textView: UITextView.self
        }
    }
}
