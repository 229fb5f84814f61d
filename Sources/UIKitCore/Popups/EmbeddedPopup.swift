// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// A popup drawn inside the root window, used where the display server provides no popup surface.
///
/// It cannot extend beyond the window, whose bounds constrain its placement instead of the screen's.
@MainActor
final class EmbeddedPopup: PopupSurface {
    private weak var window: PopupWindow?
    private weak var root: WindowHost?
    let input: WindowInput
    private let card: PopupBackgroundView
    private(set) var isConfigured = false

    var layers: LayerHost { rootLayers }
    private let rootLayers: LayerHost
    var scale: CGFloat { root?.scale ?? 1 }
    let contentOffset = CGPoint.zero

    init?(window: PopupWindow) {
        guard let root = window.rootWindow.host else { return nil }
        self.window = window
        self.root = root
        rootLayers = root.layers
        card = PopupBackgroundView(window: window)
        input = WindowInput(window: window)
    }

    func show() {
        guard let window, let root else { return }
        root.chrome.rootLayer.addSublayer(card.rootLayer)
        window.updateTraits()
        place()
        isConfigured = true
        card.appear()
    }

    func close() {
        card.rootLayer.removeFromSuperlayer()
    }

    func reposition() {
        guard isConfigured else { return }
        UIView.animate(withDuration: Theme.Popup.resizing, delay: 0, options: .curveEaseInOut) { self.place() }
    }

    private func place() {
        guard let window, let root, let parent = window.parent else { return }
        // Positions are relative to the root window's coordinate space, whose origin is the corner of its content.
        let bounds = window.rootWindow.bounds.insetBy(
            dx: Theme.Popup.embeddedMargin, dy: Theme.Popup.embeddedMargin)
        var frame = window.anchor.placement(size: window.wantedSize, contentOffset: .zero).frame(
            parentGeometry: CGRect(origin: parent.originInRoot, size: parent.bounds.size), bounds: bounds)
        // Aligned to whole pixels, like a popup surface.
        frame.origin = CGPoint(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
        window.place = frame
        let content = root.chrome.layout.content.origin
        let origin = window.originInRoot
        let surface = PopupBackgroundView.surfaceSize(of: frame.size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.rootLayer.frame = CGRect(
            origin: CGPoint(
                x: content.x + origin.x - PopupBackgroundView.origin.x,
                y: content.y + origin.y - PopupBackgroundView.origin.y),
            size: surface)
        CATransaction.commit()
        card.applyColors(scale: scale)
        card.setSize(frame.size)
    }

    func windowDidTakeSize(_ size: CGSize) {}

    func updateCursor() {
        root?.platform.setCursor(window?.cursorUnderPointer ?? .default)
    }

    func traitsDidChange() {
        card.applyColors(scale: scale)
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        throw .unavailable(operation: "Opening a popup", reason: "the popup below it is a part of its window")
    }

    func disappear(completion: @escaping @MainActor () -> Void) {
        card.disappear(completion: completion)
    }

    /// Input arrives through the root window.
    func receive(_ event: InputEvent) {
        guard let window else { return }
        let origin = window.originInRoot
        window.rootWindow.receive(event.mapped { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) })
    }

    /// Embedded popups are part of the root window's screenshot.
    func picture() -> (image: CGImage, frame: CGRect)? { nil }
}
