// SPDX-License-Identifier: MIT
import Foundation
import UIKitTesting

@testable import UIKitCore

/// A stage with a view that has an edit menu, and a record of its delegate's calls.
@MainActor
final class EditMenuScene: UIEditMenuInteractionDelegate {
    let stage: Stage
    let view = Subject(frame: CGRect(x: 100, y: 120, width: 200, height: 60))
    var target = CGRect.null
    var makeMenu: (([UIMenuElement]) -> UIMenu?)?
    var log: [String] = []
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

    init(size: CGSize = CGSize(width: 400, height: 300)) {
        stage = Stage(size: size)
        stage.show(view)
        view.addInteraction(interaction)
        view.onAction = { [weak self] in self?.log.append($0) }
    }

    /// A view that performs two standard commands and a custom one.
    @MainActor
    final class Subject: UIView {
        var onAction: (String) -> Void = { _ in }
        var mayCopy = true

        override class var actions: ActionTable {
            super.actions
                .adding("copy:") { (view: Subject) in { (_: Any?) in view.onAction("copy") } }
                .adding("delete:") { (view: Subject) in { (_: Any?) in view.onAction("delete") } }
                .adding("changeColor:") { (view: Subject) in { (_: Any?) in view.onAction("changeColor") } }
        }

        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" ? mayCopy : super.canPerformAction(action, withSender: sender)
        }
    }

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak self] in self?.log.append($0.title) }
    }

    /// Presents the menu after a touch, or after a press of a mouse button.
    func present(
        at point: CGPoint = CGPoint(x: 100, y: 30), _ direction: UIEditMenuArrowDirection = .automatic,
        byPointer: Bool = false
    ) throws {
        // A point without a view that handles the press.
        let corner = CGPoint(x: 4, y: stage.window.bounds.height - 4)
        if byPointer { stage.click(at: corner) } else { stage.tap(at: corner) }
        let configuration = UIEditMenuConfiguration(identifier: "menu", sourcePoint: point)
        configuration.preferredArrowDirection = direction
        interaction.presentEditMenu(with: configuration)
        try stage.settle()
    }

    var bar: EditMenuPopup? { stage.application.popups.popups.compactMap { $0 as? EditMenuPopup }.last }
    var list: MenuPopup? { stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last }

    /// The titles of the bar's cells.
    var titles: [String] { bar?.bar.cells.map { $0.accessibilityLabel ?? "" } ?? [] }

    // MARK: - UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { makeMenu?(suggestedActions) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("will present")
        animator.addCompletion { [weak self] in self?.log.append("did present") }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("will dismiss")
        animator.addCompletion { [weak self] in self?.log.append("did dismiss") }
    }
}
