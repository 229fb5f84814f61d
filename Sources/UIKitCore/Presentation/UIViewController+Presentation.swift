// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
    /// Whether the view is removed from the window by a presentation that covers it.
    var isViewTakenAway: Bool { presentationInContext?.removedView != nil }

    // MARK: - Relationships

    /// The nearest presentation made by this controller or an ancestor.
    var nearestPresentation: UIPresentationController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.presentationAsSource ?? $0.presentationInContext }
            .first
    }

    /// The presentation of this controller or of the nearest presented ancestor.
    var presentationAround: UIPresentationController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.activePresentation).first
    }

    /// A presentation whose context is this controller or a descendant.
    var presentationInTree: UIPresentationController? {
        var pending = [self]
        while let controller = pending.popLast() {
            if let presentation = controller.presentationInContext { return presentation }
            pending.append(contentsOf: controller.children)
        }
        return nil
    }

    /// The presentation style with `.automatic` and `.none` resolved.
    var effectiveModalStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic || modalPresentationStyle == .none
            ? automaticPresentationStyle : modalPresentationStyle
    }

    // MARK: - Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard mayPresent(presented) else { return }
        let style = presented.effectiveModalStyle
        let context = context(for: style)
        let presentation: UIPresentationController
        if let prepared = presented.preparedPresentation {
            presentation = prepared
            prepared.presenter = context
        } else {
            presentation = presented.makePresentationController(presenting: context, source: self)
        }
        let shown = presentation.adapted(
            to: context.viewIfLoaded?.window?.rootWindow.traitCollection ?? .current, coordinator: nil)
        shown.link(source: self, context: context)
        shown.present(animated: animated, completion: completion)
    }

    private func mayPresent(_ presented: UIViewController) -> Bool {
        var refusal: String?
        if presented === self {
            refusal = "it cannot present itself"
        } else if presented.activePresentation != nil {
            refusal = "that is presented already"
        } else if presented.parent != nil {
            refusal = "that is a child of \(presented.parent.map { "\(type(of: $0))" } ?? ""); present the container"
        } else if let other = nearestPresentation {
            refusal = "it presents \(type(of: other.presentedViewController)) already"
        } else if presentationAround?.phase == .dismissing {
            refusal = "it is being dismissed"
        } else if viewIfLoaded?.window == nil {
            refusal = "its view is not in a window"
        } else if sequence(first: self, next: \.presentingViewController).contains(presented)
            || sequence(first: self, next: \.parent).contains(presented)
        {
            refusal = "that is around it"
        } else if context(for: presented.effectiveModalStyle).presentationInContext != nil {
            refusal = "the context presents another controller already"
        }
        guard let refusal else { return true }
        Log.misuse("\(type(of: self)) was to present \(type(of: presented)): \(refusal); the call is ignored.")
        return false
    }

    /// Returns the controller whose view a presentation in `style` covers.
    private func context(for style: UIModalPresentationStyle) -> UIViewController {
        let ancestors = Array(sequence(first: self, next: \.parent))
        if style == .currentContext || style == .overCurrentContext,
            let definer = ancestors.first(where: \.definesPresentationContext)
        {
            return definer
        }
        return ancestors.last ?? self
    }

    // MARK: - Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = nearestPresentation ?? presentationAround else { return }
        presentation.dismiss(animated: animated, completion: completion)
    }

    // MARK: - Presentation controllers

    /// The current presentation of this controller, or the one prepared for its style.
    var ownOrPreparedPresentation: UIPresentationController? {
        if let around = presentationAround { return around.primary ?? around }
        if let preparedPresentation, preparedPresentation.style == effectiveModalStyle { return preparedPresentation }
        preparedPresentation = makePresentationController(presenting: nil, source: self)
        return preparedPresentation
    }

    func makeDefaultPresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        switch effectiveModalStyle {
        case .custom:
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
            custom?.presenter = presenting
            return custom ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        default:
            return makeStandardPresentationController(presenting: presenting)
        }
    }
}

extension UIWindow {
    /// The topmost presentation that receives keys.
    var topPresentation: UIPresentationController? {
        presentations.last { $0.container?.window === self && $0.phase != .dismissing && $0.blocksPresenter }
    }

    /// The topmost presentation, whether it receives keys or not.
    var frontPresentation: UIPresentationController? {
        presentations.last { $0.container?.window === self && $0.phase != .dismissing }
    }

    /// Dismisses the topmost presentation for Escape.
    func leavePresentation(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.keyCode == .keyboardEscape, key.modifierFlags.isPlain,
            let presentation = frontPresentation ?? popups.lazy.compactMap(\.frontPresentation).last,
            presentation.isDismissableByUser
        else { return false }
        presentation.finishPresentingAtOnce()
        guard presentation.phase == .presented else { return false }
        presentation.escape()
        return true
    }
}
