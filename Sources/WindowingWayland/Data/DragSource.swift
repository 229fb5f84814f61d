// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// A drag out of one of the application's windows.
@MainActor
final class DragSource {
    private(set) weak var window: WaylandWindow?
    /// Whether the end has been reported, after which (from version 3 on) the source is no longer used.
    private(set) var isOver = false

    private weak var system: WaylandWindowSystem?
    private let content: DataOffer
    private let object: WlDataSource
    private var icon: CursorSurface?
    private var progress: ((DragProgress) -> Void)?

    private var hasTarget = false
    private var isDropped = false
    /// The action that the compositor chose; copy before version 3.
    private var action: WlDataDeviceManager.DndAction
    private var lastProspect: DragProgress?

    /// Starts the drag.
    init(
        _ attributes: DragAttributes, from window: WaylandWindow, surface: WlSurface, device: WlDataDevice,
        manager: WlDataDeviceManager, session: Session, progress: @escaping (DragProgress) -> Void
    ) {
        self.window = window
        system = window.system
        content = attributes.offer
        object = manager.createDataSource()
        action = object.version < 3 ? .copy : []
        self.progress = progress
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        for type in OfferedTypes(content.types).names { object.offer(mimeType: type) }
        if object.version >= 3 {
            object.setActions(dndActions: WlDataDeviceManager.DndAction(attributes.operations))
        }
        let picture = attributes.image.flatMap { CursorImage($0) }
        icon = picture.map { _ in CursorSurface(session: session) }
        device.startDrag(source: object, origin: surface, icon: icon?.surface, serial: attributes.serial)
        if let picture { icon?.show(picture, offset: (-picture.hotspotX, -picture.hotspotY)) }
    }

    /// Cancels the drag, unless it has been dropped: its content can then still be requested.
    func cancel() {
        guard !isDropped, !isOver else { return }
        end(nil)
    }

    /// Called when the pointer returns after the drag.
    ///
    /// Before version 3 this is the only sign that the drag has ended; the content can be requested from now on.
    func pointerDidReturn() {
        guard object.version < 3, !isOver else { return }
        isOver = true
        icon = nil
        if hasTarget { progress?(.dropped) }
        progress?(.ended(hasTarget ? .copy : nil))
        progress = nil
    }

    private func receive(_ event: WlDataSource.Event) {
        switch event {
        case .target(let type):
            hasTarget = type != nil
            reportProspect()
        case .action(let action):
            self.action = action
            reportProspect()
        case .send(let type, let file):
            system?.outgoingTransfers.send(content, as: type, to: file)
        case .dndDropPerformed:
            isDropped = true
            icon = nil
            progress?(.dropped)
        case .dndFinished:
            end(DragOperations(action))
        case .cancelled:
            end(nil)
        }
    }

    private func reportProspect() {
        guard !isDropped else { return }
        let prospect = DragProgress.wouldDo(hasTarget && !action.isEmpty ? DragOperations(action) : nil)
        guard prospect != lastProspect else { return }
        lastProspect = prospect
        progress?(prospect)
    }

    private func end(_ operation: DragOperations?) {
        guard !isOver else { return }
        isOver = true
        icon = nil
        object.destroy()
        system?.flush()
        progress?(.ended(operation))
        progress = nil
    }
}

extension CursorImage {
    /// Creates the buffer's content; `nil` for an image without pixels, with too many, or with fewer than its size
    /// requires.
    init?(_ image: DragImage) {
        let sides = 1...SurfaceBuffer.maximumSide
        guard sides.contains(image.size.width), sides.contains(image.size.height),
            image.pixels.count == image.size.width * image.size.height
        else { return nil }
        let scale = image.scale.isFinite ? min(max(image.scale, 0.1), 16) : 1
        picture = XCursorFile.Image(
            nominalSize: 1, width: image.size.width, height: image.size.height, hotspotX: 0, hotspotY: 0,
            pixels: image.pixels)
        width = max(1, Int32(rounding: CGFloat(image.size.width) / scale))
        height = max(1, Int32(rounding: CGFloat(image.size.height) / scale))
        hotspotX = Int32(rounding: image.hotspot.x)
        hotspotY = Int32(rounding: image.hotspot.y)
        bufferScale = max(1, Int(scale.rounded()))
    }
}
