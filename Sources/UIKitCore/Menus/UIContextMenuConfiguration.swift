// SPDX-License-Identifier: MIT
public import Foundation

/// What a context menu has in it: made when the user asks for one, and its menu when it opens.
@MainActor
public final class UIContextMenuConfiguration {
    /// Makes the menu of what the system suggests, which is nothing on this desktop; `nil` shows no menu.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// What the application knows the menu's subject by.
    public let identifier: AnyHashable
    let actionProvider: ActionProvider?

    /// Makes a configuration; without an identifier it gets one that no other has.
    public init(identifier: AnyHashable? = nil, actionProvider: ActionProvider? = nil) {
        Self.made += 1
        self.identifier = identifier ?? AnyHashable("context-menu-\(Self.made)")
        self.actionProvider = actionProvider
    }

    private static var made = 0
}

/// Makes and hears of an interaction's menus.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu for a place of the interaction's view; `nil` for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu is about to be seen; what is added to `animator` happens with it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go, whether anything was chosen or not.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Changes that go together with the appearance or the end of a menu.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Has `animations` run with the menu's own.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Has `completion` called when the movement is over.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Collects what goes with a menu's movement, then runs it.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionAnimating {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
    }

    func run(over duration: Double) {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
