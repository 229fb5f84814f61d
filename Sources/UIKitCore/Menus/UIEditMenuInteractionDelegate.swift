// SPDX-License-Identifier: MIT
public import Foundation

/// Makes and hears of an interaction's edit menus; all methods have defaults.
@MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu to show, which may hold `suggestedActions`: the standard commands that somebody in the responder chain takes.
    ///
    /// `nil`, the default, shows just those; a menu without elements shows nothing.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the bar lies beside, in points of the interaction's view; the source point for `.null`, the default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to be seen; what is added to `animator` happens with it.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go, whether anything was chosen or not.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Changes that go together with the appearance or the end of an edit menu.
@MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Has `animations` run with the menu's own.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Has `completion` called when the movement is over.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
