// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's surface, with its pending and current state.
public final class DeskSurface {
    /// The surface object.
    public let resource: WlSurfaceResource
    /// The shell surface; `nil` for cursors and other surfaces without a shell role.
    public internal(set) var shellSurface: DeskShellSurface?
    /// The window of this surface.
    public var toplevel: DeskToplevel? { shellSurface?.toplevel }

    /// The current buffer; `nil` if the surface has no content.
    public private(set) var buffer: WlBufferResource?
    /// The number of commits with a buffer.
    public private(set) var frameCount = 0
    /// The damage of the last commit, in buffer pixels.
    public private(set) var damage: [[Int32]] = []
    /// The buffer scale.
    public private(set) var bufferScale: Int32 = 1
    /// The viewport's destination size, if set.
    public private(set) var destination: (width: Int32, height: Int32)?
    /// The accumulated offset of the surface, in surface coordinates.
    public private(set) var offset = (x: Int32(0), y: Int32(0))
    /// The number of different buffers that were attached.
    public private(set) var bufferCount = 0

    /// The number of idle inhibitors.
    public internal(set) var idleInhibitorCount = 0

    /// Whether the surface is hidden, so that it gets no frame callbacks.
    public var isHidden = false

    var fractionalScale: WpFractionalScaleV1Resource?
    /// The outputs that the surface has entered.
    var entered: [DeskOutput] = []
    private weak var desk: Desk?
    private var knownBuffers: Set<ObjectIdentifier> = []
    private var keptBuffers: [WlBufferResource] = []
    private var pending = Pending()
    private var callbacks: [WlCallbackResource] = []
    private var feedbacks: [WpPresentationFeedbackResource] = []

    private struct Pending {
        /// Doubly optional: nothing attached, or a null buffer attached.
        var buffer: WlBufferResource??
        var damage: [[Int32]] = []
        var callbacks: [WlCallbackResource] = []
        var feedbacks: [WpPresentationFeedbackResource] = []
        var bufferScale: Int32?
        var destination: (width: Int32, height: Int32)?
        var endsDestination = false
    }

    init(_ resource: WlSurfaceResource, desk: Desk) {
        self.resource = resource
        self.desk = desk
        resource.handler = { [weak self] in self?.receive($0) }
    }

    /// A copy of the current pixels.
    public var pixels: ServerPixels? { buffer.flatMap { ServerPixels($0) } }

    /// Whether a buffer is attached to the pending state.
    var isAttaching: Bool {
        if case .some(.some) = pending.buffer { true } else { false }
    }

    /// The current size in surface coordinates; zero without a buffer.
    public var size: (width: Int32, height: Int32) {
        guard let pixels else { return (0, 0) }
        return destination ?? (Int32(pixels.width) / bufferScale, Int32(pixels.height) / bufferScale)
    }

    /// The number of pending frame callbacks.
    public var waitingCallbackCount: Int { callbacks.count }

    /// Sends the preferred scale, in 120ths.
    public func prefer(fraction: UInt32) {
        fractionalScale?.sendPreferredScale(scale: fraction)
    }

    func setDestination(width: Int32, height: Int32) {
        desk?.record("wp_viewport.set_destination \(width) \(height)", from: resource)
        pending.destination = width < 0 ? nil : (width, height)
        pending.endsDestination = width < 0
    }

    func addFeedback(_ feedback: WpPresentationFeedbackResource) {
        pending.feedbacks.append(feedback)
    }

    func finishFrame(_ desk: Desk) {
        guard !isHidden else { return }
        for callback in callbacks {
            callback.sendDone(callbackData: 0)
            if desk.repeatsItself { callback.sendDone(callbackData: 0) }
            callback.end()
        }
        callbacks = []
        let seconds = desk.presentation.time / 1_000_000_000
        for feedback in feedbacks {
            feedback.sendPresented(
                tvSecHi: UInt32(seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds),
                tvNsec: UInt32(desk.presentation.time % 1_000_000_000), refresh: desk.presentation.refresh, seqHi: 0,
                seqLo: 0, flags: [])
            feedback.end()
        }
        feedbacks = []
    }

    // MARK: - Requests

    private func receive(_ request: WlSurfaceResource.Request) {
        switch request {
        case .attach(let buffer, let x, let y):
            desk?.record("wl_surface.attach \(buffer == nil ? "null" : "buffer")", from: resource)
            offset = (x, y)
            pending.buffer = .some(buffer)
        case .damageBuffer(let x, let y, let width, let height):
            desk?.record("wl_surface.damage_buffer \(x) \(y) \(width) \(height)", from: resource)
            pending.damage.append([x, y, width, height])
        case .frame(let callback):
            pending.callbacks.append(callback)
        case .setBufferScale(let scale):
            desk?.record("wl_surface.set_buffer_scale \(scale)", from: resource)
            pending.bufferScale = scale
        case .setOpaqueRegion(let region):
            desk?.record("wl_surface.set_opaque_region \(region == nil ? "null" : "region")", from: resource)
        case .setInputRegion(let region):
            desk?.record("wl_surface.set_input_region \(region == nil ? "null" : "region")", from: resource)
        case .destroy:
            guard shellSurface != nil else { return }
            resource.postError(
                code: WlSurfaceResource.ErrorCode.defunctRoleObject.rawValue, message: "the xdg_surface is still there")
        case .offset(let x, let y):
            offset = (x, y)
        case .commit:
            desk?.record("wl_surface.commit", from: resource)
            commit()
        default:
            break
        }
    }

    private func commit() {
        guard shellSurface?.mayCommit(isAttaching: isAttaching) ?? true else { return }
        let new = pending
        pending = Pending()
        bufferScale = new.bufferScale ?? bufferScale
        destination = new.endsDestination ? nil : new.destination ?? destination
        damage = new.damage
        callbacks += new.callbacks
        feedbacks += new.feedbacks
        if let attached = new.buffer { show(attached) }
        shellSurface?.didCommit()
    }

    private func show(_ new: WlBufferResource?) {
        if let buffer, buffer !== new { desk?.retire(buffer) }
        buffer = new
        guard let new else { return }
        frameCount += 1
        if knownBuffers.insert(ObjectIdentifier(new)).inserted {
            bufferCount += 1
            // Retained, so that the address can't be reused for another buffer.
            keptBuffers.append(new)
        }
        guard let pixels = ServerPixels(new) else { return }
        if pixels.width % Int(bufferScale) != 0 || pixels.height % Int(bufferScale) != 0 {
            resource.postError(
                code: WlSurfaceResource.ErrorCode.invalidSize.rawValue,
                message: "\(pixels.width)x\(pixels.height) is no multiple of scale \(bufferScale)")
        }
    }
}
