// SPDX-License-Identifier: MIT
public import Foundation

/// The shared edit menu of the application, with the standard commands of the first responder and those in `menuItems`.
///
/// It is always shown as a bar.
@available(*, deprecated, message: "Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor
public final class UIMenuController: NSObject {
    /// The shared instance.
    public static let shared = UIMenuController()

    /// Custom commands, shown after the standard ones if a responder in the chain can perform them.
    public var menuItems: [UIMenuItem]?

    /// The direction of the bar's arrow; `default` shows the bar above the target.
    public var arrowDirection = ArrowDirection.default

    /// Whether the menu is visible.
    ///
    /// Setting it shows or hides the menu with an animation.
    public var isMenuVisible: Bool {
        get { interaction.bar != nil }
        set { setMenuVisible(newValue, animated: true) }
    }

    /// The frame of the bar, in window coordinates; `.zero` while it is hidden.
    ///
    /// > Note: Differs from UIKit, which returns screen coordinates: an application does not know the position of its
    /// > windows on the screen.
    public var menuFrame: CGRect { interaction.bar?.place ?? .zero }

    /// Sets the rectangle at which the arrow points, in the coordinates of `targetView`.
    ///
    /// A visible bar does not move.
    public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu at the target, always animated, or hides it, animated if `animated`.
    public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        if menuVisible { show() } else { interaction.bar?.dismiss(animated: animated) }
    }

    /// Shows the menu for a rectangle of `targetView`.
    public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu if it was shown for `targetView`.
    public func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Hides the menu.
    public func hideMenu() {
        setMenuVisible(false, animated: true)
    }

    /// Queries the responders again for the commands that they can perform.
    public func update() {
        interaction.reloadVisibleMenu()
    }

    // MARK: - State

    private let interaction: UIEditMenuInteraction
    private let source = MenuControllerSource()
    private weak var targetView: UIView?
    private var targetRect = CGRect.null

    private override init() {
        interaction = UIEditMenuInteraction(delegate: source)
        super.init()
        source.items = { [weak self] in
            (self?.menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
        }
    }

    private func show() {
        guard let targetView, !targetRect.isNull else { return }
        interaction.serve(targetView)
        source.target = targetRect
        let configuration = UIEditMenuConfiguration(
            identifier: nil, sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.midY))
        configuration.preferredArrowDirection =
            UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        interaction.present(configuration, as: .bar)
    }
}

@available(*, deprecated, message: "Use UIEditMenuInteraction instead.")
extension UIMenuController {
    /// The directions of the bar's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// Down, with the bar above the target, or up if there is not enough space.
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = MenuControllerSource.willShow
    /// Posted after the menu has been shown.
    nonisolated public static let didShowMenuNotification = MenuControllerSource.didShow
    /// Posted before the menu is hidden.
    nonisolated public static let willHideMenuNotification = MenuControllerSource.willHide
    /// Posted after the menu has been hidden.
    nonisolated public static let didHideMenuNotification = MenuControllerSource.didHide
}

/// A custom command in the shared edit menu.
@available(*, deprecated, message: "Use UICommand in an edit menu's UIMenu instead.")
@preconcurrency @MainActor
public final class UIMenuItem: NSObject {
    /// Creates a command with a title and an action.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }

    /// The title of the command.
    public var title: String
    /// The action, sent to the first responder in the chain that can perform it.
    public var action: Selector
}

/// The delegate of the shared menu's interaction.
@MainActor
final class MenuControllerSource: UIEditMenuInteractionDelegate {
    nonisolated static let willShow = Notification.Name("UIMenuControllerWillShowMenuNotification")
    nonisolated static let didShow = Notification.Name("UIMenuControllerDidShowMenuNotification")
    nonisolated static let willHide = Notification.Name("UIMenuControllerWillHideMenuNotification")
    nonisolated static let didHide = Notification.Name("UIMenuControllerDidHideMenuNotification")

    var items: () -> [UIMenuElement] = { [] }
    var target = CGRect.null

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions + items())
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        NotificationCenter.default.post(name: Self.willShow, object: nil)
        animator.addCompletion { NotificationCenter.default.post(name: Self.didShow, object: nil) }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        NotificationCenter.default.post(name: Self.willHide, object: nil)
        animator.addCompletion { NotificationCenter.default.post(name: Self.didHide, object: nil) }
    }
}
