// SPDX-License-Identifier: MIT
public import Foundation

/// An interaction that presents an edit menu: a bar with an arrow after a touch, or a list at the pointer.
///
/// The bar is presented by calling `presentEditMenu(with:)`, for example from a long-press gesture recognizer. The list
/// opens automatically on a right click, and on the Menu key or Shift+F10 if the view or a descendant is focused.
///
/// The search for the targets of commands starts at the first responder if it is the interaction's view or inside it,
/// otherwise at the interaction's view. A bar omits commands that cannot be performed; a list shows them disabled.
@preconcurrency @MainActor
public final class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Creates an interaction, which takes effect when added to a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: UIEditMenuInteraction.pressed)
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The object that provides the menus and is notified of their presentation.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// Presents the delegate's menu, replacing any open one: as a list if the last press was by the pointer, otherwise
    /// as a bar.
    public func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        let isForTouch = UIApplication.running?.popups.wasPressedByFinger ?? false
        present(configuration, as: isForTouch ? .bar : .list(highlightsFirst: false))
    }

    /// Dismisses the open menu.
    public func dismissMenu() {
        bar?.dismiss()
        session?.dismiss()
    }

    /// Requests the menu from the delegate again, and updates what is shown.
    public func reloadVisibleMenu() {
        guard let configuration = visible, let menu = menu(for: configuration, isList: session != nil)
        else { return }
        visibleMenu = menu
        reloadBar()
        session?.levels.first?.replace(menu)
    }

    /// Requests the target rectangle from the delegate again, and moves the bar there.
    ///
    /// A list does not move.
    ///
    /// > Note: Differs from UIKit: a bar with a surface of its own moves without animation.
    public func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let visible, let target = target(of: visible) else { return }
        if animated { bar.move(to: target) } else { UIView.performWithoutAnimation { bar.move(to: target) } }
    }

    /// Returns the point at which the menu was requested, in the coordinates of `view` or, if it is `nil`, of the
    /// window.
    public func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return place }
        return view?.convert(place, from: own) ?? own.convert(place, to: nil)
    }

    // MARK: - UIInteraction

    public func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        dismissMenu()
        old.removeGestureRecognizer(press)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Attaches to a view without being one of its interactions: no gesture recognizer is added, and commands are sent
    /// to the first responder wherever it is.
    func serve(_ view: UIView) {
        self.view = view
        isDetached = true
    }

    // MARK: - Internal state

    /// Called before the pointer or a key opens a list, with the pointer's position in the view.
    var onRequest: ((CGPoint?) -> Void)?

    private let press = SecondaryPressRecognizer()
    private(set) var isDetached = false
    var place = CGPoint.zero
    /// The configuration of the open menu.
    var visible: UIEditMenuConfiguration?
    var visibleMenu: UIMenu?
    weak var bar: EditMenuPopup?
    weak var session: MenuSession?
    var found: [ObjectIdentifier: [UIMenuElement]] = [:]
    var asked: Set<ObjectIdentifier> = []

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let location = recognizer.location(in: view)
        onRequest?(location)
        present(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: location), as: .list(highlightsFirst: false),
            isAtPointer: true)
    }
}
