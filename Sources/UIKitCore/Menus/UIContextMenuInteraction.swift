// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// Opens a menu at a view: by the pointer's right button, by a finger or pen that rests, by the Menu key or Shift+F10
/// where the keyboard's focus is.
///
/// The menu is a surface of the desktop in front of the window. A pointer may open it with one press and choose by
/// letting go. While a finger's menu is open, the view it belongs to is lifted a little.
///
/// > Note: Differs from UIKit: there are no previews; the menu opens at the pointer.
@MainActor
public final class UIContextMenuInteraction: UIInteraction {
    /// Makes an interaction, to be added to a view.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        press.addTarget(self, action: UIContextMenuInteraction.pressed)
        rest.addTarget(self, action: UIContextMenuInteraction.rested)
        rest.allowedTouchTypes = [.direct, .pencil]
    }

    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// How the menu looks that is open, or would.
    public let menuAppearance = Appearance.compact

    /// How much of the subject a menu shows.
    public enum Appearance: Int, Sendable {
        case unknown = 0
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// Where the menu was asked for, in the coordinates of `view`, or of the window for `nil`.
    public func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return place }
        return view?.convert(place, from: own) ?? own.convert(place, to: nil)
    }

    /// Takes the menu away.
    public func dismissMenu() {
        session?.dismiss()
    }

    /// Puts another menu in the place of the one that is open.
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

    // MARK: - Opening

    private let press = SecondaryPressRecognizer()
    private let rest = UILongPressGestureRecognizer()
    private var place = CGPoint.zero
    private var visibleMenu: UIMenu?
    private weak var session: MenuSession?

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        present(at: recognizer.location(in: view), isForTouch: false)
    }

    private func rested(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        present(at: recognizer.location(in: view), isForTouch: true)
    }

    /// Opens the menu at a place of the view.
    ///
    /// - Returns: whether there is one.
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
        let animator = ContextMenuAnimator()
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        let isLifted = isForTouch && subject == nil
        session.onEnd = { [weak self] in self?.didEnd(configuration, isLifted: isLifted) }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var anchor = PopupAnchor.at(view.convert(location, to: window), isRightToLeft: isRightToLeft)
        if let subject {
            let frame = subject.convert(subject.bounds, to: window)
            anchor = .below(frame, isRightToLeft: isRightToLeft, gap: Theme.Menu.gap)
            session.leastWidth = frame.width
            session.isSingleSelection = (subject as? UIButton)?.changesSelectionAsPrimaryAction == true
            session.onChoose = { [weak subject] in subject?.menuDidChoose($0) }
            subject.isHighlighted = true
        }
        guard session.open(menu, in: window, anchor: anchor, highlightsFirst: highlightsFirst) else { return false }
        animator.run(over: Theme.Popup.appearance)
        if isLifted { lift(view, isUp: true) }
        return true
    }

    private func didEnd(_ configuration: UIContextMenuConfiguration, isLifted: Bool) {
        visibleMenu = nil
        session = nil
        if isLifted, let view { lift(view, isUp: false) }
        (view as? UIControl)?.isHighlighted = false
        let animator = ContextMenuAnimator()
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.run(over: Theme.Popup.disappearance)
    }

    /// The layer alone moves: the view's own transform is its program's.
    private func lift(_ view: UIView, isUp: Bool) {
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = isUp ? 1 : Theme.Menu.liftScale
        animation.toValue = isUp ? Theme.Menu.liftScale : 1
        animation.duration = Theme.Popup.appearance
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = !isUp
        view.layer.add(animation, forKey: "contextMenuLift")
    }
}

/// Recognizes the pointer's right button as it goes down.
@MainActor
final class SecondaryPressRecognizer: UIGestureRecognizer {
    override init(target: (any ActionTarget)?, action: Selector?) {
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
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return present(at: middle, isForTouch: false, highlightsFirst: true)
    }
}
