// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// Shows the input view and the accessory view of a window's first responder at the window's bottom edge.
@MainActor
final class InputPanel {
    private weak var window: UIWindow?
    private let container = InputPanelContainer()
    private var panelView: InputPanelView { container.panelView }
    /// The set that is shown, or is about to be.
    private(set) var inputSet = InputSet()
    /// The frame in the window to which the panel moves; empty at the bottom edge while nothing is shown.
    private(set) var frame: CGRect
    /// The distance by which a finger has dragged the panel down.
    private var draggedDistance: CGFloat = 0
    /// The scroll views around the first responder, whose insets are those of the panel.
    var adaptedScrollViews: [UIScrollView] {
        get { adapted.compactMap(\.scrollView) }
        set { adapted = newValue.map { AdaptedScrollView(scrollView: $0) } }
    }
    private var adapted: [AdaptedScrollView] = []

    private struct AdaptedScrollView {
        weak var scrollView: UIScrollView?
    }

    private var hidden = HiddenInputViews()

    /// The number of transitions so far, by which the end of one that was overtaken is recognized.
    private var transitions = 0
    /// Whether an update is due, and whether it is animated.
    private var pendingUpdate: (isAnimated: Bool, _: Void)?

    init(window: UIWindow) {
        self.window = window
        frame = Self.hiddenFrame(in: window)
        container.onResize = { [weak self] in self?.place(isAnimated: false) }
        panelView.onContentChange = { [weak self] in self?.place(isAnimated: UIView.areAnimationsEnabled) }
    }

    /// Whether a view is the panel's or in it.
    func contains(_ view: UIView) -> Bool { view.isDescendant(of: container) }

    // MARK: - Following the first responder

    /// Updates the panel before the next frame.
    ///
    /// A first responder that hands over to another in between causes only one change.
    func setNeedsUpdate() {
        let isAnimated = UIView.areAnimationsEnabled
        guard pendingUpdate == nil else {
            if !isAnimated { pendingUpdate = (false, ()) }
            return
        }
        pendingUpdate = (isAnimated, ())
        CATransaction.addCommitHandler { [weak self] in self?.updateIfNeeded() }
    }

    private func updateIfNeeded() {
        guard let pendingUpdate else { return }
        update(isAnimated: pendingUpdate.isAnimated)
    }

    /// Asks the first responder for its views, and shows them.
    func update(isAnimated: Bool) {
        pendingUpdate = nil
        guard let window else { return }
        let first = window.isShown ? window.textResponder : nil
        var new = first.map(InputSet.init(for:)) ?? InputSet()
        new.remove(hidden.parts(for: first))
        let old = inputSet
        inputSet = new
        guard !new.hasSameViews(as: old) else {
            panelView.show(keptWhenEmpty(new))
            return revealFirstResponder(in: window, isAnimated: isAnimated)
        }
        if !new.isEmpty { install(in: window) }
        panelView.show(keptWhenEmpty(new))
        place(isAnimated: isAnimated)
    }

    /// Hides parts of the panel until another text is edited.
    func hide(_ parts: HiddenInputViews.Parts) {
        guard let first = window?.textResponder else { return }
        hidden.insert(parts, for: first)
        update(isAnimated: UIView.areAnimationsEnabled)
        if parts.contains(.input) { UITextInputMode.currentModeDidChange() }
    }

    /// While the panel slides away, it keeps its views.
    private func keptWhenEmpty(_ new: InputSet) -> InputSet { new.isEmpty ? panelView.inputSet : new }

    private func install(in window: UIWindow) {
        container.frame = window.contentFrame
        guard container.superview !== window else { return window.bringSubviewToFront(container) }
        UIView.performWithoutAnimation {
            window.addSubview(container)
            panelView.place(in: container.convert(Self.hiddenFrame(in: window), from: window))
            container.layoutIfNeeded()
        }
    }

    /// Keeps the panel above everything else in the window.
    func stayInFront() {
        guard let window, container.superview === window, window.subviews.last !== container else { return }
        window.bringSubviewToFront(container)
    }

    // MARK: - Frames

    private static func hiddenFrame(in window: UIWindow) -> CGRect {
        let content = window.contentFrame
        return CGRect(x: content.minX, y: content.maxY, width: content.width, height: 0)
    }

    private func shownFrame(in window: UIWindow) -> CGRect {
        let content = window.contentFrame
        guard !inputSet.isEmpty else { return Self.hiddenFrame(in: window) }
        let height = panelView.height(in: content.size, inset: window.safeAreaInsets.bottom)
        return CGRect(x: content.minX, y: content.maxY - height, width: content.width, height: height)
    }

    /// Moves the panel to where it belongs, and tells observers if that is elsewhere.
    private func place(isAnimated: Bool) {
        guard let window, container.superview === window else { return }
        let old = frame
        let new = shownFrame(in: window)
        frame = new
        draggedDistance = 0
        transitions += 1
        let transition = transitions
        let change = new == old ? nil : KeyboardChange(from: old, to: new, in: window, isAnimated: isAnimated)
        change?.postWill()
        // An observer may have changed the first responder's views.
        guard transition == transitions else { return }
        // A panel that leaves slides down with the height that it had.
        let target = new.isEmpty ? old.offsetBy(dx: 0, dy: new.minY - old.minY) : new
        let finish = { [weak self] in
            if let self, transition == self.transitions { self.finish() }
            change?.postDid()
        }
        guard isAnimated, window.isShown else {
            UIView.performWithoutAnimation { move(to: target, in: window) }
            return finish()
        }
        UIView.animate(
            withDuration: Theme.InputViews.duration, delay: 0,
            options: [Theme.InputViews.curveOption, .beginFromCurrentState, .allowUserInteraction]
        ) {
            self.move(to: target, in: window)
        } completion: { _ in
            finish()
        }
    }

    private func move(to frame: CGRect, in window: UIWindow) {
        panelView.place(in: container.convert(frame, from: window))
        panelView.layoutIfNeeded()
        if UIKeyboardLayoutGuide.updateAll(in: window) { window.layoutIfNeeded() }
        adaptScrollViews(in: window, reveals: draggedDistance == 0)
    }

    /// Scrolls to a first responder that follows another one with the same views.
    private func revealFirstResponder(in window: UIWindow, isAnimated: Bool) {
        guard !frame.isEmpty || !adaptedScrollViews.isEmpty else { return }
        guard isAnimated, window.isShown else { return adaptScrollViews(in: window, reveals: true) }
        UIView.animate(
            withDuration: Theme.InputViews.duration, delay: 0,
            options: [Theme.InputViews.curveOption, .beginFromCurrentState, .allowUserInteraction]
        ) {
            self.adaptScrollViews(in: window, reveals: true)
        }
    }

    private func finish() {
        guard inputSet.isEmpty else { return }
        panelView.show(InputSet())
        container.removeFromSuperview()
    }

    // MARK: - Dragging

    /// Follows a finger at `y` in the window that drags the panel down, from `padding` above its edge.
    func drag(to y: CGFloat, countingAccessory: Bool, padding: CGFloat) {
        guard let window, let input = inputSet.input, container.superview === window else { return }
        let edge = countingAccessory ? frame.minY : frame.maxY - input.bounds.height
        let distance = min(max(0, y - edge + padding), frame.height)
        guard distance != draggedDistance else { return }
        draggedDistance = distance
        UIView.performWithoutAnimation { move(to: frame.offsetBy(dx: 0, dy: distance), in: window) }
    }

    /// Ends a drag: the panel leaves, if the finger moved down at last, or returns.
    func endDrag(velocity: CGFloat) {
        guard let window, draggedDistance > 0 else { return }
        let isLeaving = velocity > 0 || velocity == 0 && draggedDistance > frame.height / 2
        if isLeaving, window.textResponder?.resignFirstResponder() == true { return update(isAnimated: true) }
        place(isAnimated: true)
    }

    /// The frame that is covered at present, while a finger drags the panel too.
    var coveredFrame: CGRect { frame.isEmpty ? frame : frame.offsetBy(dx: 0, dy: draggedDistance) }
}
