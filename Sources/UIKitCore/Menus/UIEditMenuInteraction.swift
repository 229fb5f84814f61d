// SPDX-License-Identifier: MIT
public import Foundation

/// Shows what can be done with a selection: a bar with an arrow after a touch, a list at the pointer.
///
/// A bar is shown when `presentEditMenu(with:)` is called, as by a recognizer of long presses. A list is opened by the
/// pointer's right button, and by the Menu key or Shift+F10 where the keyboard's focus is, without being asked for.
///
/// Commands are looked for from the first responder on, if it is the interaction's view or inside of it, else from that
/// view on. A bar leaves out those that nobody can perform now; a list shows them grey.
@MainActor
public final class UIEditMenuInteraction: UIInteraction {
    /// Makes an interaction, to be added to a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        press.addTarget(self, action: UIEditMenuInteraction.pressed)
    }

    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// Shows the delegate's menu in place of one that is open: a bar, or a list if the pointer was pressed last.
    public func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        let isForTouch = UIApplication.running?.popups.wasPressedByFinger ?? false
        present(configuration, as: isForTouch ? .bar : .list(highlightsFirst: false))
    }

    /// Takes the menu away.
    public func dismissMenu() {
        bar?.dismiss()
        session?.dismiss()
    }

    /// Asks the delegate for the menu again, and shows what has changed.
    public func reloadVisibleMenu() {
        guard let configuration = visible, let menu = menu(for: configuration) else { return }
        visibleMenu = menu
        reloadBar()
        session?.levels.first?.replace(menu)
    }

    /// Asks the delegate where the bar belongs, and brings it there; a list stays where it was opened.
    ///
    /// > Note: Differs from UIKit: on a surface of its own the bar moves at once, as the desktop does it.
    public func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let visible, let target = target(of: visible) else { return }
        if animated { bar.move(to: target) } else { UIView.performWithoutAnimation { bar.move(to: target) } }
    }

    /// Where the menu was asked for, in the coordinates of `view`, or of the window for `nil`.
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

    /// Serves a view that the interaction is not part of: there is no recognizer, and commands go to the first responder
    /// wherever it is.
    func serve(_ view: UIView) {
        self.view = view
        isDetached = true
    }

    // MARK: - State of the concerns

    /// Called before the pointer or a key opens a list, with the place in the view that the pointer is at.
    var onRequest: ((CGPoint?) -> Void)?

    private let press = SecondaryPressRecognizer()
    private(set) var isDetached = false
    var place = CGPoint.zero
    /// What the open menu was asked for with.
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
