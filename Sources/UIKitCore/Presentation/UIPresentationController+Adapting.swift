// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// A presentation that the application knows may be shown by another one: a popover by a sheet in a narrow window. The
/// one is the other's `primary`, keeps its delegate, and takes over again when there is room.
extension UIPresentationController {
    /// The style in surroundings with `traits`; `.none` for the presentation's own.
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

    /// What shows the controller in surroundings with `traits`: this, or what stands for it there.
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
        let standIn = isPlainSheet ? UISheetPresentationController.like(self, for: style) : makeStandIn(for: style)
        guard let standIn else { return self }
        standIn.show(replacement ?? presentedViewController)
        standIn.style = style
        standIn.primary = self
        self.standIn = standIn
        delegate?.presentationController(self, prepare: standIn)
        return standIn
    }

    /// Whether the presentation shows `style` itself: its own, and a sheet the other kind of sheet.
    private func takes(_ style: UIModalPresentationStyle) -> Bool {
        style == .none || self is UISheetPresentationController && (style == .pageSheet || style == .formSheet)
    }

    /// The window's size classes are others.
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

    // MARK: - Changing places

    /// Has `next` show the controller from now on, at once and without a word to the controller itself.
    private func give(to next: UIPresentationController) {
        guard let presenter, let source else { return }
        let main = primary ?? self
        let presented = presentedViewController
        let responder = presented.viewIfLoaded?.window?.firstResponder
        let isTyping = (responder as? UIView)?.isDescendant(of: presented.view) == true
        let upper = presented.presentationInTree
        // Until the end its view's way from one place to the other is nobody's business.
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

    /// Shows the presented controller as it is at the end of the way in.
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

    /// What the controller has presented stays in front.
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
    /// The size classes may be others: presentations take the style that goes with them.
    func adaptPresentations() {
        for presentation in presentations + allPopups.flatMap(\.presentations) {
            presentation.adapt(coordinator: sizeTransition?.coordinator)
        }
    }
}
