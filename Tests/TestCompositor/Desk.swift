// SPDX-License-Identifier: MIT
public import WaylandServer

/// The compositor's state and controls.
///
/// Used only on the compositor's thread, with `perform` and `wait`.
public final class Desk {
    /// The protocol server.
    public let server = Server()
    /// The options.
    public let options: CompositorOptions
    /// The seat.
    public let seat: DeskSeat
    /// The objects of protocols that extend the seat.
    public let input = DeskInput()
    /// Selections and drags.
    public let data = DeskDataExchange()
    /// The outputs, including disabled ones.
    public private(set) var outputs: [DeskOutput] = []
    /// The existing surfaces, in order of creation.
    public internal(set) var surfaces: [DeskSurface] = []
    /// The existing windows, in order of creation.
    public internal(set) var toplevels: [DeskToplevel] = []
    /// The existing popups, in order of creation.
    public internal(set) var popups: [DeskPopup] = []
    /// The popups with a grab, each above the previous one.
    public internal(set) var grabs: [DeskPopup] = []
    /// The clients' requests in order, as `interface.request` with the relevant arguments.
    public internal(set) var log: [String] = []
    /// The client that created the last object.
    public internal(set) var client: Client?

    /// Whether frame callbacks are held until `finishFrame`.
    public var holdsFrames = false
    /// Whether buffer releases are held until `releaseBuffers`.
    public var holdsBuffers = false
    /// Whether frame callbacks and releases are sent twice, as by a faulty compositor.
    public var repeatsItself = false
    /// Whether popups that request a grab are dismissed immediately.
    public var refusesGrabs = false
    /// The handling of output changes that clients request.
    public var outputPolicy = OutputPolicy.apply
    /// Whether clients can turn outputs off.
    public var hasPowerSwitches = true
    var lateChanges: [() -> Void] = []
    lazy var outputManager = DeskOutputManager(desk: self)
    /// Whether requests for activation tokens are answered.
    ///
    /// Unanswered ones are in `heldTokens`.
    public var grantsTokens = true
    /// The unanswered requests for activation tokens.
    public internal(set) var heldTokens: [XdgActivationTokenV1Resource] = []
    var tokenCount = 0
    /// Whether exported windows get a handle.
    ///
    /// Those without one are in `heldExports`.
    public var givesHandles = true
    /// The exports without a handle.
    public internal(set) var heldExports: [ZxdgExportedV2Resource] = []
    var exports: [DeskExport] = []
    var exportCount = 0
    /// Whether a new surface's first commit is answered by a configure event.
    public var configuresWindows = true
    /// The values in presentation feedback: `CLOCK_MONOTONIC` nanoseconds, and the refresh interval in nanoseconds.
    public var presentation = (time: UInt64(0), refresh: UInt32(16_666_667))

    /// The position of the surface that has the pointer, for movements in output coordinates.
    public var pointerCorner: (x: Double, y: Double)?
    /// The last position of the pointer, in output coordinates.
    var pointerPlace = (x: 0.0, y: 0.0)
    /// The last drag that a client started, which is passed to the other clients.
    var dragSession: DeskDragSession?

    /// The shell that was bound last, for pings.
    public internal(set) var shell: XdgWmBaseResource?
    var globals: [String: ServerGlobal] = [:]
    var positioners: [DeskPositioner] = []
    private var released: [WlBufferResource] = []

    init(options: CompositorOptions, socket: String) throws {
        self.options = options
        seat = DeskSeat()
        try server.addSocket(named: socket)
        offerGlobals()
    }

    /// The first window, for tests with a single one.
    public var toplevel: DeskToplevel? { toplevels.first }
    /// The popup that was opened last.
    public var popup: DeskPopup? { popups.last }

    /// Returns whether a request was logged, by its complete entry or, with `prefix`, by its beginning.
    public func hasLogged(_ entry: String) -> Bool {
        log.contains { $0 == entry || $0.hasPrefix(entry + " ") }
    }

    /// Returns how often a request was logged.
    public func count(of entry: String) -> Int {
        log.count { $0 == entry || $0.hasPrefix(entry + " ") }
    }

    /// Removes the only global of that interface, as a compositor does when a seat or an extension disappears.
    public func removeGlobal(_ name: String) {
        globals.removeValue(forKey: name)?.remove()
    }

    func record(_ entry: String, from resource: Resource) {
        log.append(entry)
        client = resource.client
    }

    // MARK: - Frames

    /// Shows the committed state: sends frame callbacks and presentation feedback.
    public func finishFrame() {
        for surface in surfaces { surface.finishFrame(self) }
    }

    /// Releases the buffers that are no longer shown.
    public func releaseBuffers() {
        for buffer in released {
            buffer.sendRelease()
            if repeatsItself { buffer.sendRelease() }
        }
        released = []
    }

    /// Called at the end of an iteration.
    func settle() {
        if !holdsFrames { finishFrame() }
        if !holdsBuffers { releaseBuffers() }
    }

    func retire(_ buffer: WlBufferResource) {
        if buffer.isAlive { released.append(buffer) }
    }

    // MARK: - Outputs

    /// Connects an output.
    @discardableResult
    public func addOutput(_ settings: DeskOutput.Settings) -> DeskOutput {
        let output = DeskOutput(settings, desk: self, version: options.globals["wl_output"] ?? 4)
        outputs.append(output)
        outputManager.outputsDidChange()
        return output
    }

    /// Disconnects an output.
    public func removeOutput(_ output: DeskOutput) {
        outputs.removeAll { $0 === output }
        output.remove()
        outputManager.outputsDidChange()
    }
}
