// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// Adaptation to size classes.
///
/// A presentation may be replaced with another, such as a popover with a sheet in a compact width. The original is the
/// `primary` of its stand-in, keeps its delegate, and is used again when the size classes allow it.
extension UIPresentationController {
    /// The requested style for `traits`; `.none` for the presentation's own.
    func styleAsked(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let asked =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
            ?? adaptivePresentationStyle(for: traits)
        switch asked {
        case presentationStyle, .none, .custom, .popover: return .none
        case .automatic: return .pageSheet
        default: return asked
        }
    }

    /// Returns the presentation to use for `traits`: this one, or its stand-in.
    func adapted(
        to traits: UITraitCollection, coordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> UIPresentationController {
        let style = styleAsked(for: traits)
        let before = adaptedStyle
        adaptedStyle = style
        if style != .none || before != .none {
            delegate?.presentationController(
                self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        }
        standIn = nil
        let isPlainSheet = takes(style)
        let other =
            style == .none
            ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        let replacement = other === presentedViewController ? nil : other
        if isPlainSheet, replacement == nil { return self }
        let standIn = isPlainSheet ? makeSheet() : makeStandIn(for: style)
        guard let standIn else { return self }
        standIn.show(replacement ?? presentedViewController)
        standIn.style = style
        standIn.primary = self
        self.standIn = standIn
        delegate?.presentationController(self, prepare: standIn)
        return standIn
    }

    /// Whether this presentation can show `style` itself.
    ///
    /// A sheet can show both kinds of sheet.
    private func takes(_ style: UIModalPresentationStyle) -> Bool {
        style == .none || isSheet && (style == .pageSheet || style == .formSheet)
    }

    /// Adapts to changed size classes.
    func adapt(coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let main = primary ?? self
        guard phase == .presented || phase == .presenting,
            let traits = container?.window?.rootWindow.traitCollection,
            main.styleAsked(for: traits) != main.adaptedStyle
        else { return }
        if phase == .presenting { finishAtOnce() }
        guard phase == .presented else { return }
        let next = main.adapted(to: traits, coordinator: coordinator)
        if next !== self { give(to: next) }
        next.container?.setNeedsLayout()
    }

    // MARK: - Moving between presentations

    /// Moves the presented controller to `next`, immediately and without appearance callbacks.
    private func give(to next: UIPresentationController) {
        guard let presenter, let source else { return }
        let main = primary ?? self
        let presented = presentedViewController
        let responder = presented.viewIfLoaded?.window?.firstResponder
        let isTyping = (responder as? UIView)?.isDescendant(of: presented.view) == true
        let upper = presented.presentationInTree
        // The open transition suppresses callbacks while the view moves from one container to the other.
        let holds = presented === next.presentedViewController
        if holds { presented.beginAppearanceTransition(true, animated: false) }
        UIView.performWithoutAnimation {
            dismissalTransitionWillBegin()
            if removedView != nil { showPresenter(presenter) }
            let (keys, focus) = (savedFirstResponder, savedFocus)
            takeDown()
            dismissalTransitionDidEnd(true)
            if next !== main { next.primary = main }
            next.link(source: source, context: presenter)
            next.install(below: upper)
            (next.savedFirstResponder, next.savedFocus) = (keys, focus)
        }
        if holds { presented.endAppearanceTransition() }
        if isTyping { responder?.becomeFirstResponder() }
    }

    private func showPresenter(_ presenter: UIViewController) {
        presenter.beginAppearanceTransition(true, animated: false)
        restorePresentersView()
        presenter.endAppearanceTransition()
    }

    /// Presents the controller immediately, in its final state.
    private func install(below upper: UIPresentationController?) {
        guard let presenter, let container = makeContainer(for: presenter, animated: false) else {
            Log.error("\(type(of: presentedViewController)) cannot be shown any more: there is no window for it.")
            return takeDown()
        }
        self.container = container
        applyTraits()
        cover()
        phase = .presented
        let isNew = !presentedViewController.isSeen
        if isNew { presentedViewController.beginAppearanceTransition(true, animated: false) }
        presentationTransitionWillBegin()
        if let view = presentedView {
            container.addSubview(view)
            view.setNeedsLayout()
            container.layoutIfNeeded()
            view.layoutIfNeeded()
        }
        if shouldRemovePresentersView {
            presenter.beginAppearanceTransition(false, animated: false)
            removePresentersView()
            presenter.endAppearanceTransition()
        }
        presentationTransitionDidEnd(true)
        if isNew { presentedViewController.endAppearanceTransition() }
        container.setNeedsLayout()
        if let upper { stay(below: upper) }
    }

    /// Keeps the controllers presented from this one above it.
    private func stay(below upper: UIPresentationController) {
        guard let front = upper.container, let window = front.window else { return }
        if let container, container.superview === front.superview, container.window === window {
            container.superview?.insertSubview(container, belowSubview: front)
            window.presentations.removeAll { $0 === self }
            let index = window.presentations.firstIndex { $0 === upper } ?? window.presentations.endIndex
            window.presentations.insert(self, at: index)
        } else {
            upper.cover()
        }
    }
}

extension UIWindow {
    /// Adapts all presentations to changed size classes.
    func adaptPresentations() {
        for presentation in presentations + allPopups.flatMap(\.presentations) {
            presentation.adapt(coordinator: sizeTransition?.coordinator)
        }
    }
}
