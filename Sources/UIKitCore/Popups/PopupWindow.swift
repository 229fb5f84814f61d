// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// A window that belongs to another and may reach out of it: a menu, a popover, a tooltip.
///
/// It is a surface of the desktop of its own, with round corners and a shadow, and where the desktop has none to give,
/// a part of the window it belongs to. It is not among `UIApplication.windows`, never key, and gone with its parent.
@MainActor
class PopupWindow: UIWindow {
    /// Makes a popup that is not shown yet.
    ///
    /// One that takes input gets keys before the key window does, and goes when the user presses elsewhere.
    init(parent: UIWindow, anchor: PopupAnchor, size: CGSize, takesInput: Bool = true) {
        self.parent = parent
        wantedAnchor = anchor
        self.takesInput = takesInput
        wantedSize = size
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.cornerRadius = cornerRadius
        layer.masksToBounds = true
        backgroundColor = Theme.Popup.background
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: - Place

    /// The window that the popup belongs to.
    private(set) weak var parent: UIWindow?
    /// What keys that nothing here uses go on to, and whose traits the popup has; the parent if `nil`.
    weak var owner: UIResponder? {
        didSet { updateTraits() }
    }
    let takesInput: Bool
    /// Where the popup belongs; it follows a change while it is shown.
    var anchor: PopupAnchor {
        get { wantedAnchor }
        set { move(to: newValue, size: wantedSize) }
    }
    private var wantedAnchor: PopupAnchor
    /// How large the popup wants to be, in points; there may be less room.
    private(set) var wantedSize: CGSize
    /// Where the desktop put the popup, in the parent's coordinates.
    var place = CGRect.zero {
        didSet { if place != oldValue { placeDidChange() } }
    }

    /// Asks for another size; what is seen grows or shrinks to it.
    func setWantedSize(_ size: CGSize) {
        move(to: anchor, size: size)
    }

    /// Asks for another place and size in one.
    func move(to anchor: PopupAnchor, size: CGSize) {
        guard anchor != wantedAnchor || size != wantedSize else { return }
        wantedAnchor = anchor
        wantedSize = size
        popupSurface?.reposition()
    }

    /// The popup was put somewhere, or elsewhere.
    func placeDidChange() {}

    /// A frame was made: what the popup belongs to may be elsewhere.
    func follow() {}

    var cornerRadius: CGFloat { Theme.Popup.cornerRadius }

    /// What the popup's ground looks like that is no rectangle with round corners; `nil` for one that is.
    func outline(of size: CGSize) -> CGPath? { nil }

    /// The colour of a ground with such an outline.
    var outlineColor: UIColor { Theme.Popup.background }

    // MARK: - Life

    /// Views of the parent that can be pressed without the popup being in the way.
    var passthroughViews: [UIView] {
        get { passthroughs.compactMap(\.view) }
        set { passthroughs = newValue.map(WeakView.init) }
    }
    /// Called once the popup is gone for the user, by whatever hand; it may still fade.
    var onDismiss: (() -> Void)?
    /// Whether a press elsewhere or Escape takes the popup away.
    var isDismissedByUser: Bool { true }
    /// Whether the popup goes with whatever the user does elsewhere, which happens all the same.
    var isTransient: Bool { false }
    /// Whether the popup is a place of its own, as a popover is: a press in it closes what was opened from it and does
    /// nothing else, and so does one elsewhere.
    var isPlace: Bool { false }
    /// Whether the desktop is to give the popup all input, and to take the popup away with a press anywhere else.
    var wantsGrab: Bool { takesInput }
    /// Whether keys come here before they go to the windows below.
    var receivesKeys: Bool { takesInput }
    /// Whether the popup appears with a movement.
    var appearsAnimated = true

    /// A press elsewhere, Escape, or another application that the user went to, would take the popup away.
    ///
    /// - Returns: whether it goes.
    func dismissByUser(_ cause: UserDismissal) -> Bool {
        guard isDismissedByUser else { return false }
        dismiss()
        return true
    }

    enum UserDismissal {
        case press, escape, leaving
    }

    /// Takes the popup away, and those opened from it first.
    func dismiss(animated: Bool = true) {
        guard isShown else { return }
        guard !isLeaving else {
            // What only fades goes with what it belongs to.
            if !animated { isHidden = true }
            return
        }
        isLeaving = true
        for popup in popups.reversed() { popup.dismiss(animated: animated) }
        isUserInteractionEnabled = false
        UIApplication.running?.popups.remove(self)
        popupSurface?.input.cancelAll()
        onDismiss?()
        onDismiss = nil
        guard animated, let surface = popupSurface, surface.isConfigured else {
            isHidden = true
            return
        }
        UIApplication.running?.popups.beginLeaving(self)
        surface.disappear { [self] in isHidden = true }
    }

    /// Takes the popup off the screen until `resume()`; its controllers hear nothing.
    ///
    /// - Returns: whether it was there.
    func suspend() -> Bool {
        guard isShown, !isLeaving, !isSuspended, let application = UIApplication.running else { return false }
        isSuspended = true
        for popup in popups.reversed() where !popup.isSuspended { popup.dismiss(animated: false) }
        cancelInput()
        application.popups.remove(self)
        popupSurface?.close()
        popupSurface = nil
        return true
    }

    /// Puts it back where it belongs.
    func resume() {
        guard isSuspended else { return }
        isSuspended = false
        guard isShown, !isLeaving, let application = UIApplication.running, let parent, parent.isShown else { return }
        parent.popups.removeAll { $0 === self }
        do {
            try makeSurface(in: application)
        } catch {
            Log.error("A popup cannot come back. \(error)")
            return dismiss(animated: false)
        }
        application.popups.add(self)
        surface?.show()
    }

    // MARK: - Pointer that was pressed elsewhere

    /// The pointer or finger that went down before the popup was there moves over it, at a place of the popup's.
    func heldPointerMoved(to point: CGPoint) {}

    /// It came up over the popup.
    func heldPointerReleased(at point: CGPoint) {}

    /// It left the popup without coming up.
    func heldPointerLeft() {}

    // MARK: - UIWindow

    override var surface: (any WindowSurface)? { popupSurface }
    override var canBecomeKey: Bool { false }
    override var next: UIResponder? { owner ?? parent }
    override var undoManager: UndoManager? { next?.undoManager }
    override var inheritedSurroundings: UITraitCollection? {
        (owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded ?? parent)?.traitCollection
    }

    override var screen: UIScreen {
        get { parent?.screen ?? .main }
        set { preconditionFailure("A popup is on its parent's screen and cannot be put on \(newValue).") }
    }

    override func makeSurface(in application: UIApplication) throws(WindowingError) {
        guard let parent, parent.isShown, let below = parent.surface else {
            throw .notSupported(operation: "Opening a popup", reason: "what it belongs to is not shown")
        }
        // A desktop gives the input to one popup on top of another: what only fades has to be gone.
        application.popups.finishLeaving()
        if takesInput { application.popups.willTakeInput(self) }
        parent.popups.append(self)
        do {
            popupSurface = try PopupHost(window: self, on: below, grabSerial: grabSerial(in: application))
        } catch {
            popupSurface = EmbeddedPopup(window: self)
        }
        guard popupSurface == nil else { return }
        parent.popups.removeAll { $0 === self }
        throw .notSupported(operation: "Opening a popup", reason: "there is no window for it to be a part of")
    }

    /// Whether the desktop was asked to give the popup all input.
    var hasGrab: Bool { (popupSurface as? PopupHost)?.hasGrab == true }

    /// One opened from a popup without a grab can have none.
    private func grabSerial(in application: UIApplication) -> UInt32? {
        guard wantsGrab else { return nil }
        if let below = parent as? PopupWindow, !below.hasGrab { return nil }
        return application.popups.pressSerial
    }

    override func joinApplication(_ application: UIApplication) {
        if takesInput {
            // Whoever follows the press that opened the popup hears that it is over.
            rootWindow.surface?.input.cancelAll()
        }
        application.popups.add(self)
    }

    override func leaveApplication(_ application: UIApplication?) {
        application?.popups.remove(self)
        parent?.popups.removeAll { $0 === self }
        onDismiss?()
        onDismiss = nil
    }

    override func closeSurface() {
        for popup in popups.reversed() { popup.dismiss(animated: false) }
        popupSurface?.close()
        popupSurface = nil
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if takesInput, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), dismissByUser(.escape) {
            return
        }
        super.pressesBegan(presses, with: event)
    }

    // The end of the key that took the popup away is nobody's.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isLeaving { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isLeaving { super.pressesCancelled(presses, with: event) }
    }

    /// The desktop refused the popup before it was ever seen: it becomes a part of the window.
    func becomeEmbedded() {
        popupSurface?.close()
        popupSurface = EmbeddedPopup(window: self)
        popupSurface?.show()
    }

    // MARK: - State

    private(set) var popupSurface: (any PopupSurface)?
    private(set) var isLeaving = false
    private var isSuspended = false
    private var passthroughs: [WeakView] = []

    private struct WeakView {
        weak var view: UIView?
    }
}

extension UIWindow {
    /// The window at the bottom: itself, unless it is a popup.
    var rootWindow: UIWindow {
        var window = self
        while let parent = (window as? PopupWindow)?.parent { window = parent }
        return window
    }

    /// Where the window's corner is in the coordinates of the window at the bottom.
    var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var window = self
        while let popup = window as? PopupWindow, let parent = popup.parent {
            origin = CGPoint(x: origin.x + popup.place.minX, y: origin.y + popup.place.minY)
            window = parent
        }
        return origin
    }
}
