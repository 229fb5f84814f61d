// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

/// The top or bottom layout guide of a controller in older files.
///
/// Its inner edge is the safe area's; nothing else of it is used in constraints.
@MainActor
final class OldLayoutGuide {
    private weak var controller: UIViewController?
    private let isTop: Bool
    private var made: UILayoutGuide?

    init(isTop: Bool, of controller: UIViewController) {
        self.isTop = isTop
        self.controller = controller
    }

    /// A guide that covers the view above or below the safe area.
    var guide: UILayoutGuide? {
        if let made { return made }
        guard let view = controller?.view else { return nil }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        if isTop {
            guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
        } else {
            guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor).isActive = true
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        made = guide
        return guide
    }
}

extension ObjectLoader {
    func addOldGuide(_ element: InterfaceElement, of controller: UIViewController) {
        guard let id = element.id, element.name == "viewControllerLayoutGuide" else { return }
        objects[id] = OldLayoutGuide(isTop: element["type"] != "bottom", of: controller)
    }

    /// Adds a guide of the designer's own, or one that the view provides.
    func addGuide(_ element: InterfaceElement, to view: UIView) {
        guard let id = element.id else { return }
        switch element.key {
        case "safeArea": objects[id] = view.safeAreaLayoutGuide
        case "layoutMargins": objects[id] = view.layoutMarginsGuide
        case "readableContent": objects[id] = view.readableContentGuide
        case "keyboard": objects[id] = view.keyboardLayoutGuide
        default:
            let guide = UILayoutGuide()
            guide.identifier = element["userLabel"] ?? ""
            view.addLayoutGuide(guide)
            objects[id] = guide
        }
    }
}
