// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// The surface's state in the compositor, so that only changes are sent.
struct SurfaceState {
    /// The configuration of the last presented frame.
    private(set) var configuration: FrameConfiguration?
    /// The size of the attached buffer; `nil` before the first one.
    var attachedSize: PixelSize?

    private(set) var acknowledged: UInt32?
    private(set) var geometry: SurfaceRect?
    private var opaqueRegion: SurfaceRect?
    private var inputRegion: SurfaceRect?
    private var bufferScale: Int32 = 1
    private var destination: BufferPlacement?

    /// Returns whether a buffer can be attached: before responding to the first configure event, it would be a protocol
    /// error.
    func mayAttach(answering serial: UInt32?) -> Bool {
        acknowledged != nil || serial != nil
    }

    /// Acknowledges the configure event, and sends changes of geometry and regions.
    mutating func apply(_ configuration: FrameConfiguration, to objects: WaylandFrameTarget.Objects) {
        self.configuration = configuration
        if let serial = configuration.serial, isNewer(serial) {
            acknowledged = serial
            objects.shellSurface.ackConfigure(serial: serial)
        }
        let geometry = SurfaceRect(nearest: configuration.windowGeometry)
        if geometry != self.geometry, !geometry.isEmpty {
            self.geometry = geometry
            objects.shellSurface.setWindowGeometry(
                x: geometry.x, y: geometry.y, width: geometry.width, height: geometry.height)
        }
        let opaque = configuration.opaqueRegion.map(SurfaceRect.init(inside:))
        if opaque != opaqueRegion {
            opaqueRegion = opaque
            objects.surface.setOpaqueRegion(region: opaque.map { region($0, objects) })
        }
        let input = configuration.inputRegion.map(SurfaceRect.init(nearest:))
        if input != inputRegion {
            inputRegion = input
            objects.surface.setInputRegion(region: input.map { region($0, objects) })
        }
    }

    /// Sends a change of the mapping from pixels to points.
    mutating func apply(_ placement: BufferPlacement, to objects: WaylandFrameTarget.Objects) {
        switch placement {
        case .scaled(let scale):
            if destination != nil { objects.viewport?.setDestination(width: -1, height: -1) }
            destination = nil
            setBufferScale(scale, objects)
        case .stretched(let width, let height):
            if destination != placement { objects.viewport?.setDestination(width: width, height: height) }
            destination = placement
            setBufferScale(1, objects)
        }
    }

    private mutating func setBufferScale(_ scale: Int32, _ objects: WaylandFrameTarget.Objects) {
        guard scale != bufferScale else { return }
        bufferScale = scale
        objects.surface.setBufferScale(scale: scale)
    }

    /// Serials wrap around; one older than the last acknowledged must not be sent again.
    private func isNewer(_ serial: UInt32) -> Bool {
        acknowledged.map { Int32(bitPattern: serial &- $0) > 0 } ?? true
    }

    /// A region is copied when it is set, so it can be destroyed immediately.
    private func region(_ rect: SurfaceRect, _ objects: WaylandFrameTarget.Objects) -> WlRegion {
        let region = objects.compositor.createRegion()
        if !rect.isEmpty { region.add(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
        return region
    }
}
