// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

/// The relationships of containers to the controllers in them.
@MainActor
enum SceneRelationships {
    typealias Related = (relationship: String, controller: UIViewController)

    static func connect(
        _ container: UIViewController, _ related: [Related], _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        guard !related.isEmpty else { return }
        switch container {
        case let navigation as UINavigationController:
            navigation.setViewControllers(related.map(\.controller), animated: false)
        case let tabs as UITabBarController:
            tabs.setViewControllers(related.map(\.controller), animated: false)
        case let split as UISplitViewController: connect(split, related)
        default:
            context.report("\(type(of: container)) has no relationships to other controllers.", at: element)
        }
    }

    private static func connect(_ split: UISplitViewController, _ related: [Related]) {
        let columns: [String: UISplitViewController.Column] = [
            "masterViewController": .primary, "primaryViewController": .primary,
            "supplementaryViewController": .supplementary, "detailViewController": .secondary,
            "secondaryViewController": .secondary, "compactViewController": .compact,
        ]
        guard split.style == .unspecified else {
            for (relationship, controller) in related {
                if let column = columns[relationship] { split.setViewController(controller, for: column) }
            }
            return
        }
        let order = ["masterViewController", "detailViewController"]
        split.viewControllers = related.sorted { left, right in
            (order.firstIndex(of: left.relationship) ?? 2) < (order.firstIndex(of: right.relationship) ?? 2)
        }.map(\.controller)
    }
}
