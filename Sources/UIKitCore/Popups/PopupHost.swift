// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// Connects a popup to a surface of the display server.
@MainActor
final class PopupHost: PopupSurface {
    private weak var window: PopupWindow?
    let platform: any PlatformPopup
    let input: WindowInput
    let layers: LayerHost
    /// Whether the display server was asked for an input grab.
    let hasGrab: Bool
    private let card: PopupBackgroundView
    /// Receives the drags over the popup; `nil` while no module responds to them.
    private var drops: WindowDrops?
    private lazy var keyInterception = KeyInterception { [weak self] in self?.deliver($0) }
    private var configuration: PopupConfiguration
    private(set) var isConfigured = false
    private var isClosed = false

    var scale: CGFloat { configuration.scale }
    let contentOffset = CGPoint.zero

    init(
        window: PopupWindow, on parent: any WindowSurface, grabSerial: UInt32?
    ) throws(OperationError) {
        self.window = window
        platform = try parent.makePopup(
            PopupAttributes(
                placement: window.anchor.placement(size: window.wantedSize, contentOffset: parent.contentOffset),
                grabSerial: grabSerial))
        hasGrab = grabSerial != nil
        configuration = platform.configuration
        configuration.scale = parent.scale
        card = PopupBackgroundView(window: window)
        layers = LayerHost(rootLayer: card.rootLayer, target: platform.frameTarget)
        input = WindowInput(window: window)
        platform.delegate = self
        acceptDrops()
    }

    /// Receives drags over the popup, once a module responds to them.
    func acceptDrops() {
        guard drops == nil, WindowDrops.receiver != nil else { return }
        let drops = WindowDrops(window: window) { PopupBackgroundView.origin }
        self.drops = drops
        platform.dropDelegate = drops
    }

    func show() {
        platform.show()
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        layers.invalidate()
        platform.delegate = nil
        platform.close()
    }

    func reposition() {
        guard let window, let parent = window.parent?.surface else { return }
        platform.reposition(window.anchor.placement(size: window.wantedSize, contentOffset: parent.contentOffset))
    }

    /// Ignored, because the display server determines the size.
    func windowDidTakeSize(_ size: CGSize) {}

    func updateCursor() {
        platform.setCursor(window?.cursorUnderPointer ?? .default)
    }

    func traitsDidChange() {
        card.applyColors(scale: scale)
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try platform.makePopup(attributes)
    }

    func disappear(completion: @escaping @MainActor () -> Void) {
        card.disappear(completion: completion)
    }

    func receive(_ event: InputEvent) {
        let origin = PopupBackgroundView.origin
        platform.delegate?.popup(
            platform, didReceive: event.mapped { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) })
    }

    func picture() -> (image: CGImage, frame: CGRect)? {
        let origin = PopupBackgroundView.origin
        let frame = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: card.rootLayer.bounds.size)
        return layers.snapshotImage(scale: scale).map { ($0, frame) }
    }

    // MARK: - Configuration

    private func apply(_ new: PopupConfiguration) {
        guard let window, let parent = window.parent?.surface, !isClosed else { return }
        let isFirst = !isConfigured
        let scaleChanged = new.scale != configuration.scale || isFirst
        let oldSize = window.bounds.size
        configuration = new
        isConfigured = true
        window.place = new.frame.offsetBy(dx: -parent.contentOffset.x, dy: -parent.contentOffset.y)
        if scaleChanged || window.traitCollection != window.surroundings { window.updateTraits() }
        card.applyColors(scale: scale)
        let size = new.frame.size
        if isFirst || oldSize == size {
            UIView.performWithoutAnimation { card.setSize(size) }
            present(space: size)
            if isFirst { card.appear() }
            return
        }
        // The surface is large enough for both sizes while the popup is resized.
        present(space: CGSize(width: max(oldSize.width, size.width), height: max(oldSize.height, size.height)))
        UIView.animate(withDuration: Theme.Popup.resizing, delay: 0, options: .curveEaseInOut) { [card] in
            card.setSize(size)
        } completion: { [weak self] _ in
            guard let self, configuration.frame.size == size else { return }
            present(space: size)
        }
    }

    /// Sets the size of the surface, together with the latest configure serial.
    private func present(space: CGSize) {
        guard !isClosed else { return }
        let surface = PopupBackgroundView.surfaceSize(of: space)
        let geometry = PopupBackgroundView.geometry(of: configuration.frame.size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.rootLayer.frame = CGRect(origin: .zero, size: surface)
        CATransaction.commit()
        layers.configuration = FrameConfiguration(
            serial: configuration.serial,
            pixelSize: PixelSize(
                width: max(1, Int((surface.width * scale).rounded())),
                height: max(1, Int((surface.height * scale).rounded()))),
            size: surface, scale: scale, windowGeometry: geometry, inputRegion: geometry)
    }
}

extension PopupHost: PlatformPopupDelegate {
    func popup(_ popup: any PlatformPopup, didReceive new: PopupConfiguration) {
        apply(new)
    }

    func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {
        keyInterception.receive(event)
    }

    private func deliver(_ event: InputEvent) {
        guard let window else { return }
        let origin = PopupBackgroundView.origin
        let inWindow = event.mapped { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
        guard let rest = UIApplication.running?.popups.take(inWindow, at: window) else { return }
        input.handle(rest)
    }

    func popupWasDismissed(_ popup: any PlatformPopup) {
        guard let window else { return }
        guard isConfigured else { return window.becomeEmbedded() }
        UIApplication.running?.popups.desktopDismissed(window)
        window.dismiss(animated: false)
    }
}
