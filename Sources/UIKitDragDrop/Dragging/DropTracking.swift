// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// Finds the interactions under a drag, and asks their delegates.
@MainActor
final class DropTracking {
    let session: DropSession
    /// The interaction that receives the drag.
    private(set) var target: UIDropInteraction?
    /// The last proposal of the target.
    private(set) var proposal: UIDropProposal?
    /// The effect of a drop: the proposed one, within what the source permits.
    private(set) var operation = UIDropOperation.cancel {
        didSet { session.operation = operation }
    }

    /// The answers of delegates to the question whether they can handle the drag.
    private var answers: [ObjectIdentifier: Bool] = [:]
    private var entered: [UIDropInteraction] = []
    /// The spring-loaded view under the drag.
    private weak var spring: UISpringLoadedInteraction?
    private var isOver = false
    /// Whether the items have been dropped, and may still be animated.
    private(set) var isDropped = false

    init(_ session: DropSession) {
        self.session = session
        DropRouter.shared.add(self)
    }

    // MARK: - Moving

    @discardableResult
    func move(to place: CGPoint, in window: UIWindow) -> UIDropOperation {
        guard !isOver, place.x.isFinite, place.y.isFinite else { return operation }
        session.window = window
        session.place = place
        let views = window.hitTest(place, with: nil)?.ancestors ?? []
        setTarget(interaction(of: views))
        ask()
        setSpring(views)
        return operation
    }

    /// Asks again at the same location, after the items or the modifier keys have changed.
    func update() {
        guard let window = session.window else { return }
        move(to: session.place, in: window)
    }

    func itemsDidChange() {
        answers = [:]
        update()
    }

    /// Returns the interaction of the innermost of the views under the drag that can handle it.
    private func interaction(of views: [UIView]) -> UIDropInteraction? {
        for view in views {
            for case let interaction as UIDropInteraction in view.interactions where canHandle(interaction) {
                return interaction
            }
        }
        return nil
    }

    private func setSpring(_ views: [UIView]) {
        var found: UISpringLoadedInteraction?
        for view in views where found == nil {
            found = view.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
        }
        if found !== spring { spring?.leave() }
        spring = found
        found?.drag(session)
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        guard let delegate = interaction.delegate,
            interaction.allowsSimultaneousDropSessions || !DropRouter.shared.isTarget(interaction, except: self)
        else { return false }
        if let answer = answers[ObjectIdentifier(interaction)] { return answer }
        let answer = delegate.dropInteraction(interaction, canHandle: session)
        answers[ObjectIdentifier(interaction)] = answer
        return answer
    }

    private func setTarget(_ new: UIDropInteraction?) {
        guard new !== target else { return }
        exitTarget()
        target = new
        guard let new else { return }
        if !entered.contains(where: { $0 === new }) { entered.append(new) }
        new.delegate?.dropInteraction(new, sessionDidEnter: session)
    }

    private func ask() {
        guard let target, let delegate = target.delegate else {
            proposal = nil
            operation = .cancel
            return
        }
        let proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
        self.proposal = proposal
        operation = permitted(proposal.operation)
    }

    private func permitted(_ operation: UIDropOperation) -> UIDropOperation {
        switch operation {
        case .cancel, .forbidden: return operation
        case .move where !DropRouter.shared.isCopyRequested:
            return session.allowsMoveOperation ? .move : .forbidden
        case .copy, .move:
            if case .foreign(let drag) = session.source, !drag.operations.isEmpty, !drag.operations.contains(.copy) {
                return .forbidden
            }
            return .copy
        }
    }

    // MARK: - Leaving

    /// Notifies the target that the drag has left it.
    func exit() {
        spring?.leave()
        spring = nil
        exitTarget()
    }

    private func exitTarget() {
        guard let target else { return }
        self.target = nil
        proposal = nil
        operation = .cancel
        target.delegate?.dropInteraction(target, sessionDidExit: session)
    }

    /// Ends the drag without a drop.
    func cancel() {
        exit()
        end()
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        spring?.leave()
        DropRouter.shared.remove(self)
        for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    }

    /// Called before an interaction is removed from its view.
    func forget(_ interaction: UIDropInteraction) {
        if target === interaction { exit() }
    }

    // MARK: - Dropping

    /// Performs the drop, and animates the previews of the items.
    func drop(_ platter: DragPlatter?, completion: @escaping @MainActor () -> Void) {
        guard let target, let delegate = target.delegate else {
            platter?.removeFromSuperview()
            cancel()
            return completion()
        }
        isDropped = true
        spring?.leave()
        spring = nil
        delegate.dropInteraction(target, performDrop: session)
        var targets: [UIDragItem: UITargetedPreview] = [:]
        var animators: [DragAnimator] = []
        for item in session.items {
            guard let standard = standardPreview(of: item, platter) else { continue }
            let preview = delegate.dropInteraction(target, previewForDropping: item, withDefault: standard)
            if let preview, preview !== standard { targets[item] = preview }
            guard preview != nil else { continue }
            let animator = DragAnimator()
            delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
            animators.append(animator)
        }
        let animate = { @MainActor in for animator in animators { animator.animate() } }
        let conclude = { @MainActor [self] in
            for animator in animators { animator.complete(.end) }
            delegate.dropInteraction(target, concludeDrop: session)
            end()
            completion()
        }
        if let platter {
            platter.settle(targets, keepsPlace: false, animations: animate, completion: conclude)
        } else {
            UIView.animate(withDuration: animators.isEmpty ? 0 : Theme.DragDrop.dropDuration) {
                animate()
            } completion: { _ in
                conclude()
            }
        }
    }

    /// Returns a preview of an item where it was dropped.
    private func standardPreview(of item: UIDragItem, _ platter: DragPlatter?) -> UITargetedDragPreview? {
        guard let window = session.window else { return nil }
        let view = platter?.view(of: item) ?? UIView(frame: .zero)
        let center = platter == nil ? session.place : view.center
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: window, center: center))
    }
}
