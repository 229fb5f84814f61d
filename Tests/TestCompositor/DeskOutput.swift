// SPDX-License-Identifier: MIT
public import WaylandServer

/// A screen of the compositor's.
public final class DeskOutput {
    /// How an output describes itself.
    public struct Settings: Sendable {
        public var name: String
        public var mode: (width: Int32, height: Int32, millihertz: Int32)
        public var scale: Int32
        public var transform: WlOutputResource.Transform
        /// Where and how large it is in points.
        public var logical: (x: Int32, y: Int32, width: Int32, height: Int32)

        /// An output whose logical size is its mode divided by `scale`.
        public init(
            name: String, mode: (width: Int32, height: Int32, millihertz: Int32) = (1280, 720, 60_000),
            scale: Int32 = 1, transform: WlOutputResource.Transform = .normal,
            logical: (x: Int32, y: Int32, width: Int32, height: Int32)? = nil
        ) {
            self.name = name
            self.mode = mode
            self.scale = scale
            self.transform = transform
            self.logical = logical ?? (0, 0, mode.width / scale, mode.height / scale)
        }
    }

    /// Each client's object for it.
    public private(set) var resources: [WlOutputResource] = []
    public private(set) var settings: Settings
    private var global: ServerGlobal?
    private var logicalOutputs: [ZxdgOutputV1Resource] = []

    init(_ settings: Settings, desk: Desk, version: UInt32) {
        self.settings = settings
        global = desk.server.offer(WlOutputResource.self, version: version) { [weak self] resource in
            guard let self else { return }
            resources.append(resource)
            describe(resource)
        }
    }

    /// Changes what the output is, and tells the clients.
    public func update(_ settings: Settings) {
        self.settings = settings
        for logicalOutput in logicalOutputs { describe(logicalOutput) }
        for resource in resources { describe(resource) }
    }

    func remove() {
        global?.remove()
    }

    func add(_ logicalOutput: ZxdgOutputV1Resource) {
        logicalOutputs.append(logicalOutput)
        describe(logicalOutput)
        for resource in resources { resource.sendDone() }
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
