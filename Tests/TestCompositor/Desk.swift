// SPDX-License-Identifier: MIT
public import WaylandServer

/// The compositor's state and the means to steer it; used on the compositor's thread only, through `perform` and `wait`.
public final class Desk {
    public let server = Server()
    public let options: CompositorOptions
    public let seat: DeskSeat
    /// What optional protocols add to the seat.
    public let input = DeskInput()
    /// Selections and drags.
    public let data = DeskDataExchange()
    public private(set) var outputs: [DeskOutput] = []
    /// Surfaces that exist, in the order of their making.
    public internal(set) var surfaces: [DeskSurface] = []
    /// Windows that exist, in the order of their making.
    public internal(set) var toplevels: [DeskToplevel] = []
    /// Popups that exist, in the order of their making.
    public internal(set) var popups: [DeskPopup] = []
    /// Those that have taken the input, each on top of the one before.
    public internal(set) var grabs: [DeskPopup] = []
    /// What clients asked for, in order, as `interface.request` with the values that matter.
    public internal(set) var log: [String] = []
    /// The client that made an object last.
    public internal(set) var client: Client?

    /// Frame callbacks wait for `finishFrame` as long as this is set.
    public var holdsFrames = false
    /// Buffers are not given back as long as this is set.
    public var holdsBuffers = false
    /// Frame callbacks and releases come twice, as from a compositor with a mistake.
    public var repeatsItself = false
    /// Popups that want the input are dismissed at once.
    public var refusesGrabs = false
    /// What becomes of changes that clients ask for.
    public var outputPolicy = OutputPolicy.apply
    /// Whether outputs can be switched off by clients.
    public var hasPowerSwitches = true
    var lateChanges: [() -> Void] = []
    lazy var outputManager = DeskOutputManager(desk: self)
    /// Requests for activation tokens are answered; those that are not wait in `heldTokens`.
    public var grantsTokens = true
    public internal(set) var heldTokens: [XdgActivationTokenV1Resource] = []
    var tokenCount = 0
    /// A new surface's first commit is answered by a configure, unless this is off.
    public var configuresWindows = true
    /// What presentation feedback says: `CLOCK_MONOTONIC` nanoseconds, and those from one refresh to the next.
    public var presentation = (time: UInt64(0), refresh: UInt32(16_666_667))

    /// Where the corner of the surface is that has the pointer, for a hand that counts in the outputs' points.
    public var pointerCorner: (x: Double, y: Double)?
    /// Where that hand was last, in the outputs' points.
    var pointerPlace = (x: 0.0, y: 0.0)
    /// The drag that a client has begun last, passed on to the others.
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

    /// The first window, for the many tests that have one.
    public var toplevel: DeskToplevel? { toplevels.first }
    /// The popup that was opened last.
    public var popup: DeskPopup? { popups.last }

    /// Whether a request was made; with `prefix`, whatever its values.
    public func hasLogged(_ entry: String) -> Bool {
        log.contains { $0 == entry || $0.hasPrefix(entry + " ") }
    }

    /// How often a request was made.
    public func count(of entry: String) -> Int {
        log.count { $0 == entry || $0.hasPrefix(entry + " ") }
    }

    /// Takes back the only global of that kind, as a compositor does whose seat or extension goes away.
    public func removeGlobal(_ name: String) {
        globals.removeValue(forKey: name)?.remove()
    }

    func record(_ entry: String, from resource: Resource) {
        log.append(entry)
        client = resource.client
    }

    // MARK: - Frames

    /// Shows what was committed: frame callbacks are called, and feedback is given.
    public func finishFrame() {
        for surface in surfaces { surface.finishFrame(self) }
    }

    /// Gives back the buffers that are not shown any more.
    public func releaseBuffers() {
        for buffer in released {
            buffer.sendRelease()
            if repeatsItself { buffer.sendRelease() }
        }
        released = []
    }

    /// The end of a turn.
    func settle() {
        if !holdsFrames { finishFrame() }
        if !holdsBuffers { releaseBuffers() }
    }

    func retire(_ buffer: WlBufferResource) {
        if buffer.isAlive { released.append(buffer) }
    }

    // MARK: - Outputs

    /// Plugs in an output.
    @discardableResult
    public func addOutput(_ settings: DeskOutput.Settings) -> DeskOutput {
        let output = DeskOutput(settings, desk: self, version: options.globals["wl_output"] ?? 4)
        outputs.append(output)
        outputManager.outputsDidChange()
        return output
    }

    /// Unplugs an output.
    public func removeOutput(_ output: DeskOutput) {
        outputs.removeAll { $0 === output }
        output.remove()
        outputManager.outputsDidChange()
    }
}
