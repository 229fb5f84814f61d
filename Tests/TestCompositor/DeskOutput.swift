// SPDX-License-Identifier: MIT
public import WaylandServer

/// An output of the compositor.
public final class DeskOutput {
    /// Width and height in pixels, and the refresh rate in mHz.
    public typealias Mode = (width: Int32, height: Int32, millihertz: Int32)

    /// The properties of an output.
    public struct Settings: Sendable {
        /// The connector name.
        public var name: String
        /// The current mode.
        public var mode: Mode
        /// The available modes, apart from the current one.
        public var otherModes: [Mode] = []
        /// The integer scale.
        public var scale: Int32
        /// The exact scale if it is fractional.
        public var fraction: Double
        /// The transform.
        public var transform: WlOutputResource.Transform
        /// The position and size in the logical coordinate space.
        public var logical: (x: Int32, y: Int32, width: Int32, height: Int32)
        /// Whether the output is enabled.
        ///
        /// A disabled one is only visible to output management clients.
        public var isEnabled = true
        /// Whether the output's power is on.
        public var isOn = true

        /// Creates settings with a logical size of the mode divided by `scale`.
        public init(
            name: String, mode: Mode = (1280, 720, 60_000), scale: Int32 = 1,
            transform: WlOutputResource.Transform = .normal,
            logical: (x: Int32, y: Int32, width: Int32, height: Int32)? = nil
        ) {
            self.name = name
            self.mode = mode
            self.scale = scale
            self.transform = transform
            self.logical = logical ?? (0, 0, mode.width / scale, mode.height / scale)
            fraction = Double(scale)
        }

        /// All modes, with the current one first if it isn't among the others.
        public var modes: [Mode] {
            otherModes.contains { $0 == mode } ? otherModes : [mode] + otherModes
        }

        /// Changes the mode and the logical size.
        public mutating func setMode(_ mode: Mode) {
            if !otherModes.contains(where: { $0 == self.mode }) { otherModes.append(self.mode) }
            self.mode = mode
            updateLogicalSize()
        }

        /// Changes the scale and the logical size.
        public mutating func setScale(_ scale: Double) {
            fraction = scale
            self.scale = Int32(scale.rounded(.up))
            updateLogicalSize()
        }

        /// Changes the transform and the logical size.
        public mutating func setTransform(_ transform: WlOutputResource.Transform) {
            self.transform = transform
            updateLogicalSize()
        }

        private mutating func updateLogicalSize() {
            let isTurned = transform.rawValue % 2 == 1
            let (across, down) = isTurned ? (mode.height, mode.width) : (mode.width, mode.height)
            logical.width = Int32((Double(across) / fraction).rounded())
            logical.height = Int32((Double(down) / fraction).rounded())
        }
    }

    /// The clients' objects for the output.
    public private(set) var resources: [WlOutputResource] = []
    /// The current settings.
    public private(set) var settings: Settings
    private weak var desk: Desk?
    private let version: UInt32
    private var global: ServerGlobal?
    private var kdeGlobal: ServerGlobal?
    private(set) var kdeDevices: [DeskKdeDevice] = []
    private var logicalOutputs: [ZxdgOutputV1Resource] = []
    private var powers: [ZwlrOutputPowerV1Resource] = []

    init(_ settings: Settings, desk: Desk, version: UInt32) {
        self.settings = settings
        self.desk = desk
        self.version = version
        if settings.isEnabled { offer() }
        if let version = desk.options.globals["kde_output_device_v2"] {
            kdeGlobal = desk.server.offer(KdeOutputDeviceV2Resource.self, version: version) { [weak self] resource in
                guard let self else { return }
                kdeDevices.append(DeskKdeDevice(resource, output: self))
            }
        }
    }

    private func offer() {
        global = desk?.server.offer(WlOutputResource.self, version: version) { [weak self] resource in
            guard let self else { return }
            resources.append(resource)
            resource.onEnd = { [weak self, weak resource] in self?.resources.removeAll { $0 === resource } }
            describe(resource)
        }
    }

    /// Changes the output's settings and notifies the clients.
    public func update(_ settings: Settings) {
        let old = self.settings
        self.settings = settings
        if settings.isEnabled != old.isEnabled {
            if settings.isEnabled { offer() } else { withdraw() }
        }
        for logicalOutput in logicalOutputs where logicalOutput.isAlive { describe(logicalOutput) }
        for resource in resources { describe(resource) }
        for power in powers where power.isAlive { power.sendMode(mode: settings.isOn ? .on : .off) }
        for device in kdeDevices { device.describe() }
        desk?.outputManager.outputsDidChange()
    }

    /// Modifies the output's settings and notifies the clients.
    public func update(_ change: (inout Settings) -> Void) {
        var settings = settings
        change(&settings)
        update(settings)
    }

    func remove() {
        withdraw()
        kdeGlobal?.remove()
        kdeGlobal = nil
        for power in powers where power.isAlive { power.sendFailed() }
    }

    private func withdraw() {
        global?.remove()
        global = nil
        resources = []
        logicalOutputs = []
    }

    func add(_ logicalOutput: ZxdgOutputV1Resource) {
        logicalOutputs.append(logicalOutput)
        describe(logicalOutput)
        for resource in resources { resource.sendDone() }
    }

    func add(_ power: ZwlrOutputPowerV1Resource) {
        guard desk?.hasPowerSwitches == true else { return power.sendFailed() }
        powers.append(power)
        power.sendMode(mode: settings.isOn ? .on : .off)
        power.handler = { [weak self, weak power] request in
            guard case .setMode(let mode) = request else { return }
            guard mode.rawValue <= 1 else {
                power?.postError(code: ZwlrOutputPowerV1Resource.ErrorCode.invalidMode.rawValue, message: "\(mode)")
                return
            }
            self?.update { $0.isOn = mode == .on }
        }
    }

    private func describe(_ resource: WlOutputResource) {
        resource.sendGeometry(
            x: settings.logical.x, y: settings.logical.y, physicalWidth: 300, physicalHeight: 200, subpixel: .unknown,
            make: "Make", model: "Model", transform: settings.transform)
        resource.sendMode(
            flags: [.current, .preferred], width: settings.mode.width, height: settings.mode.height,
            refresh: settings.mode.millihertz)
        resource.sendScale(factor: settings.scale)
        resource.sendName(name: settings.name)
        resource.sendDone()
    }

    private func describe(_ logicalOutput: ZxdgOutputV1Resource) {
        logicalOutput.sendLogicalPosition(x: settings.logical.x, y: settings.logical.y)
        logicalOutput.sendLogicalSize(width: settings.logical.width, height: settings.logical.height)
        if logicalOutput.version < 3 { logicalOutput.sendDone() }
    }
}
