// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// A window that belongs to another window and may extend beyond it, such as a menu, a popover, or a tooltip.
///
/// It has a separate surface with rounded corners and a shadow or, where the display server provides none, is drawn
/// inside its parent. It is not in `UIApplication.windows`, is never the key window, and is removed together with its
/// parent.
@MainActor
class PopupWindow: UIWindow {
    /// Creates a popup that is not shown yet.
    ///
    /// A popup that takes input receives keys before the key window does, and is dismissed by a press outside it.
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

    deinit {
        if let popupSurface { MainActorTeardown.run(popupSurface) { $0.close() } }
    }

    // MARK: - Position

    /// The window to which the popup belongs.
    private(set) weak var parent: UIWindow?
    /// The next responder for unhandled keys, and the source of the popup's traits; the parent if `nil`.
    weak var owner: UIResponder? {
        didSet { updateTraits() }
    }
    let takesInput: Bool
    /// The anchor of the popup.
    ///
    /// A visible popup follows its changes.
    var anchor: PopupAnchor {
        get { wantedAnchor }
        set { move(to: newValue, size: wantedSize) }
    }
    private var wantedAnchor: PopupAnchor
    /// The requested size, in points.
    ///
    /// The actual size may be smaller.
    private(set) var wantedSize: CGSize
    /// The frame assigned by the display server, in the parent's coordinates.
    var place = CGRect.zero {
        didSet { if place != oldValue { placeDidChange() } }
    }

    /// Requests another size, to which the popup is animated.
    func setWantedSize(_ size: CGSize) {
        move(to: anchor, size: size)
    }

    /// Requests another anchor and size together.
    func move(to anchor: PopupAnchor, size: CGSize) {
        guard anchor != wantedAnchor || size != wantedSize else { return }
        wantedAnchor = anchor
        wantedSize = size
        popupSurface?.reposition()
    }

    /// Called when the popup's frame has changed.
    func placeDidChange() {}

    /// Called after a frame, which may have moved the view to which the popup is attached.
    func follow() {}

    var cornerRadius: CGFloat { Theme.Popup.cornerRadius }

    /// Returns a custom outline of the background; `nil` for a rounded rectangle.
    func outline(of size: CGSize) -> CGPath? { nil }

    /// The color of a background with a custom outline.
    var outlineColor: UIColor { Theme.Popup.background }

    // MARK: - Lifecycle

    /// The parent's views that can be pressed without dismissing the popup.
    var passthroughViews: [UIView] {
        get { passthroughs.compactMap(\.view) }
        set { passthroughs = newValue.map(WeakView.init) }
    }
    /// Called when the popup is dismissed for any reason.
    ///
    /// It may still be fading out.
    var onDismiss: (() -> Void)?
    /// Whether a press outside the popup or Escape dismisses it.
    var isDismissedByUser: Bool { true }
    /// Whether any action elsewhere dismisses the popup and still takes effect.
    var isTransient: Bool { false }
    /// Whether the popup is a separate input context, like a popover: while popups opened from it are visible, a press
    /// in it or elsewhere only closes those.
    var isPlace: Bool { false }
    /// Whether the popup requests an input grab, with which the display server dismisses it on a press anywhere else.
    var wantsGrab: Bool { takesInput }
    /// Whether the popup receives keys before the windows below it.
    var receivesKeys: Bool { takesInput }
    /// Whether the popup appears with an animation.
    var appearsAnimated = true

    /// Dismisses the popup because of a press outside it, Escape, or a switch to another application.
    ///
    /// - Returns: Whether the popup is dismissed.
    func dismissByUser(_ cause: UserDismissal) -> Bool {
        guard isDismissedByUser else { return false }
        dismiss()
        return true
    }

    enum UserDismissal {
        case press, escape, leaving
    }

    /// Dismisses the popup, after those opened from it.
    func dismiss(animated: Bool = true) {
        guard isShown else { return }
        guard !isLeaving else {
            // Popups that are fading out are removed together with their parent.
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

    /// Hides the popup until `resume()` is called, without notifying its controllers.
    ///
    /// - Returns: Whether the popup was visible.
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

    /// Shows a suspended popup again.
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

    // MARK: - Presses that began outside

    /// Called when a pointer or touch that was pressed before the popup opened moves over it, at a point in its
    /// coordinates.
    func heldPointerMoved(to point: CGPoint) {}

    /// Called when such a pointer or touch is released over the popup.
    func heldPointerReleased(at point: CGPoint) {}

    /// Called when such a pointer or touch leaves the popup while pressed.
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

    override func makeSurface(in application: UIApplication) throws(OperationError) {
        guard let parent, parent.isShown, let below = parent.surface else {
            throw .unavailable(operation: "Opening a popup", reason: "what it belongs to is not shown")
        }
        // A popup grab requires the topmost popup as parent, so popups that are fading out must be removed first.
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
        throw .unavailable(operation: "Opening a popup", reason: "there is no window for it to be a part of")
    }

    /// Whether the display server was asked for an input grab.
    var hasGrab: Bool { (popupSurface as? PopupHost)?.hasGrab == true }

    /// Returns the serial for a grab; `nil` for a popup opened from one without a grab, which cannot have one either.
    private func grabSerial(in application: UIApplication) -> UInt32? {
        guard wantsGrab else { return nil }
        if let below = parent as? PopupWindow, !below.hasGrab { return nil }
        return application.popups.pressSerial
    }

    override func joinApplication(_ application: UIApplication) {
        if takesInput {
            // Cancels the press that opened the popup for the views that track it.
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

    // The release of the key that dismissed the popup is ignored.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isLeaving { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isLeaving { super.pressesCancelled(presses, with: event) }
    }

    /// Converts the popup to an embedded one after the display server has refused its surface.
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
    /// The window at the bottom of the chain of popups, or the window itself if it is not a popup.
    package var rootWindow: UIWindow {
        var window = self
        while let parent = (window as? PopupWindow)?.parent { window = parent }
        return window
    }

    /// The window's origin in the coordinates of its root window.
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
