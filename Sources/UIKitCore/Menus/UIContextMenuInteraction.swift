// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// An interaction that opens a context menu for a view: on a right click, on a long press by a finger or pen, and on
/// the Menu key or Shift+F10 if the view or a descendant is focused.
///
/// The menu is a separate popup surface. With the pointer, a single press can open the menu and select an element on
/// release. A menu opened by touch dims the window, and lifts the view or shows the preview that the configuration
/// provides; tapping the preview performs the delegate's preview action.
@preconcurrency @MainActor
public final class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Creates an interaction, which takes effect when added to a view.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: UIContextMenuInteraction.pressed)
        rest.addTarget(self, action: UIContextMenuInteraction.rested)
        rest.allowedTouchTypes = [.direct, .pencil]
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The object that provides the configurations and is notified of menus.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The appearance of the open menu; `unknown` if none is open.
    public var menuAppearance: Appearance { session == nil ? .unknown : screen == nil ? .compact : .rich }

    /// The appearances of a context menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// A menu with a preview.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// Returns the point at which the menu was requested, in the coordinates of `view` or, if it is `nil`, of the
    /// window.
    public func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return place }
        return view?.convert(place, from: own) ?? own.convert(place, to: nil)
    }

    /// Dismisses the open menu.
    public func dismissMenu() {
        session?.dismiss()
    }

    /// Replaces the open menu with the one that `block` returns.
    public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let old = visibleMenu, let session, let popup = session.levels.first else { return }
        let new = block(old)
        visibleMenu = new
        popup.replace(new)
    }

    // MARK: - UIInteraction

    public func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        dismissMenu()
        old.removeGestureRecognizer(press)
        old.removeGestureRecognizer(rest)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(rest)
    }

    // MARK: - Presentation

    private let press = SecondaryPressRecognizer()
    private let rest = UILongPressGestureRecognizer()
    private var place = CGPoint.zero
    private var visibleMenu: UIMenu?
    private weak var session: MenuSession?
    /// The view that covers the window while a menu opened by touch is visible.
    private(set) weak var screen: ContextMenuScreen?
    private var commitStyle: UIContextMenuInteractionCommitStyle?

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        present(at: recognizer.location(in: view), isForTouch: false)
    }

    private func rested(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        present(at: recognizer.location(in: view), isForTouch: true)
    }

    /// Opens the menu at a point of the view.
    ///
    /// - Returns: Whether there is a menu.
    @discardableResult
    func present(
        at location: CGPoint, isForTouch: Bool, highlightsFirst: Bool = false, below subject: UIControl? = nil
    ) -> Bool {
        guard session == nil, let view, let window = view.window, let delegate else { return false }
        place = location
        guard
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
            let menu = configuration.actionProvider?([])
        else { return false }
        let session = MenuSession(responder: view, sender: view, isForTouch: isForTouch)
        session.showsTitle = true
        self.session = session
        visibleMenu = menu
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var anchor = PopupAnchor.at(view.convert(location, to: window), isRightToLeft: isRightToLeft)
        var preview: UIViewController?
        var screen: ContextMenuScreen?
        if let subject {
            let frame = subject.convert(subject.bounds, to: window)
            anchor = .below(frame, isRightToLeft: isRightToLeft, gap: Theme.Menu.gap)
            session.minimumWidth = frame.width
            session.isSingleSelection = subject.showsSelectedElement
            session.onChoose = { [weak subject] in subject?.menuDidChoose($0) }
            subject.isHighlighted = true
        } else if isForTouch, view.superview != nil {
            preview = configuration.previewProvider?()
            let source = delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            let made = ContextMenuScreen(
                source: source ?? UITargetedPreview(view: view), controller: preview, window: window,
                menuSize: session.size(of: menu))
            anchor = made.layout.anchor
            screen = made
        }
        let animator = ContextMenuAnimator(preview: preview)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        session.onEnd = { [weak self] in self?.didEnd(configuration, preview) }
        if let screen {
            screen.onCommit = { [weak self] in self?.commit(configuration, preview) }
            window.addSubview(screen)
            self.screen = screen
        }
        guard
            session.open(
                menu, in: window, anchor: anchor, highlightsFirst: highlightsFirst,
                passthroughViews: screen.map { [$0.platter] } ?? [])
        else { return false }
        guard let screen else {
            animator.run(over: Theme.Popup.appearance)
            return true
        }
        screen.appear(with: animator.animate, completion: animator.complete)
        return true
    }

    private func didEnd(_ configuration: UIContextMenuConfiguration, _ preview: UIViewController?) {
        visibleMenu = nil
        session = nil
        (view as? UIControl)?.isHighlighted = false
        let animator = ContextMenuAnimator(preview: preview)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        // A tapped preview has its own animation.
        guard let screen, commitStyle == nil else { return animator.run(over: Theme.Popup.disappearance) }
        let target = delegate?.contextMenuInteraction(
            self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        screen.disappear(to: target, with: animator.animate, completion: animator.complete)
    }

    /// Performs the preview action after a tap on the preview.
    private func commit(_ configuration: UIContextMenuConfiguration, _ preview: UIViewController?) {
        guard let screen else { return }
        let animator = ContextMenuAnimator(preview: preview)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        guard session != nil else { return animator.run(over: Theme.ContextMenu.disappearance) }
        commitStyle = animator.preferredCommitStyle
        session?.dismiss()
        commitStyle = nil
        switch animator.preferredCommitStyle {
        case .pop: screen.expand(with: animator.animate, completion: animator.complete)
        case .dismiss: screen.disappear(to: nil, with: animator.animate, completion: animator.complete)
        }
    }
}

/// A recognizer of presses of the right mouse button, which recognizes on button-down.
@MainActor
final class SecondaryPressRecognizer: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [.indirectPointer, .pencil]
    }

    override func acceptsButtons(_ mask: UIEvent.ButtonMask) -> Bool { mask.contains(.secondary) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = event.buttonMask.contains(.secondary) ? .began : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}

extension UIContextMenuInteraction: KeyOpenedMenu {
    func openByKey() -> Bool {
        guard let view else { return false }
        // A collection of items refers to the focused one.
        let subject = view.window?.focusedView.flatMap { $0.isDescendant(of: view) ? $0 : nil } ?? view
        let middle = view.convert(CGPoint(x: subject.bounds.midX, y: subject.bounds.midY), from: subject)
        return present(at: middle, isForTouch: false, highlightsFirst: true)
    }
}
