// SPDX-License-Identifier: MIT
public import Foundation

/// The application's one edit menu, for what the first responder can do and the commands in `menuItems`.
///
/// It is always shown as a bar.
@available(*, deprecated, message: "Use UIEditMenuInteraction instead.")
@MainActor
public final class UIMenuController {
    public static let shared = UIMenuController()

    /// Commands of the application's own, which follow the standard ones where somebody in the responder chain takes them.
    public var menuItems: [UIMenuItem]?

    /// Which way the bar's arrow points; `default` puts the bar above the target.
    public var arrowDirection = ArrowDirection.default

    /// Whether the menu is seen; setting it shows or hides the menu in a movement.
    public var isMenuVisible: Bool {
        get { interaction.bar != nil }
        set { setMenuVisible(newValue, animated: true) }
    }

    /// Where the bar is, in points of the window that it belongs to; `.zero` while it is not seen.
    ///
    /// > Note: Differs from UIKit, which counts from the screen's corner: on a desktop nobody knows where that is.
    public var menuFrame: CGRect { interaction.bar?.place ?? .zero }

    /// Says what the arrow points at, in `targetView`'s coordinates; a bar that is seen stays where it is.
    public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu at the target, always with a movement, or hides it, at once unless `animated`.
    public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        if menuVisible { show() } else { interaction.bar?.dismiss(animated: animated) }
    }

    /// Shows the menu for a rectangle of `targetView`.
    public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu if it belongs to `targetView`.
    public func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    public func hideMenu() {
        setMenuVisible(false, animated: true)
    }

    /// Asks the responders again what they can do now.
    public func update() {
        interaction.reloadVisibleMenu()
    }

    // MARK: - State

    private let interaction: UIEditMenuInteraction
    private let source = MenuControllerSource()
    private weak var targetView: UIView?
    private var targetRect = CGRect.null

    private init() {
        interaction = UIEditMenuInteraction(delegate: source)
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
    /// Which way the bar's arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// Down, from a bar above the target; up where there is no room for that.
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    nonisolated public static let willShowMenuNotification = MenuControllerSource.willShow
    nonisolated public static let didShowMenuNotification = MenuControllerSource.didShow
    nonisolated public static let willHideMenuNotification = MenuControllerSource.willHide
    nonisolated public static let didHideMenuNotification = MenuControllerSource.didHide
}

/// A command of the application's own in the shared edit menu.
@available(*, deprecated, message: "Use UICommand in an edit menu's UIMenu instead.")
@MainActor
public final class UIMenuItem {
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }

    public var title: String
    /// What is sent to the first in the responder chain that can perform it.
    public var action: Selector
}

/// What the shared menu's interaction asks and tells.
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
