// SPDX-License-Identifier: MIT
internal import WaylandServer

/// The compositor's handling of output changes that clients request.
public enum OutputPolicy: Sendable {
    case apply
    case refuse
    case cancel
    /// Reports success, and leaves the modes unchanged.
    case applyHalf
    /// Reports success, and applies the change when `Desk.applyLate` is called.
    case applyLate
    /// Never responds.
    case ignore
}

/// `zwlr_output_manager_v1` and its rules.
final class DeskOutputManager {
    /// A client's view of the outputs.
    private final class View {
        let resource: ZwlrOutputManagerV1Resource
        var heads: [Head] = []

        init(_ resource: ZwlrOutputManagerV1Resource) {
            self.resource = resource
        }
    }

    final class Head {
        let resource: ZwlrOutputHeadV1Resource
        weak var output: DeskOutput?
        var modes: [(resource: ZwlrOutputModeV1Resource, mode: DeskOutput.Mode)] = []

        init(_ resource: ZwlrOutputHeadV1Resource, _ output: DeskOutput) {
            self.resource = resource
            self.output = output
        }
    }

    unowned let desk: Desk
    private var views: [View] = []
    private(set) var serial: UInt32 = 1

    init(desk: Desk) {
        self.desk = desk
    }

    func add(_ resource: ZwlrOutputManagerV1Resource) {
        let view = View(resource)
        views.append(view)
        resource.onEnd = { [weak self, weak view] in self?.views.removeAll { $0 === view } }
        resource.handler = { [weak self, weak view] request in
            guard let self, let view else { return }
            switch request {
            case .createConfiguration(let id, let serial):
                let configuration = DeskOutputConfiguration(id, serial: serial, heads: view.heads, manager: self)
                // Retained by its handler, which is released with the client's object.
                id.handler = { configuration.receive($0) }
            case .stop:
                view.resource.sendFinished()
                view.resource.end()
            }
        }
        update(view)
    }

    /// Sends `finished` to the clients.
    func finish() {
        for view in views {
            view.resource.sendFinished()
            view.resource.end()
        }
    }

    func outputsDidChange() {
        serial += 1
        for view in views { update(view) }
    }

    private func update(_ view: View) {
        for head in view.heads where head.output == nil || !desk.outputs.contains(where: { $0 === head.output }) {
            head.resource.sendFinished()
        }
        view.heads.removeAll { head in head.output == nil || !desk.outputs.contains { $0 === head.output } }
        for output in desk.outputs {
            let head = view.heads.first { $0.output === output } ?? makeHead(output, view)
            describe(head, output.settings)
        }
        view.resource.sendDone(serial: serial)
    }

    private func makeHead(_ output: DeskOutput, _ view: View) -> Head {
        let resource = ZwlrOutputHeadV1Resource(client: view.resource.client, version: view.resource.version)
        let head = Head(resource, output)
        view.heads.append(head)
        view.resource.sendHead(head: resource)
        resource.sendName(name: output.settings.name)
        resource.sendDescription(description: "An output for tests")
        resource.sendPhysicalSize(width: 300, height: 200)
        resource.sendMake(make: "Make")
        resource.sendModel(model: "Model")
        resource.sendSerialNumber(serialNumber: "S-\(output.settings.name)")
        return head
    }

    private func describe(_ head: Head, _ settings: DeskOutput.Settings) {
        for mode in head.modes where !settings.modes.contains(where: { $0 == mode.mode }) {
            mode.resource.sendFinished()
        }
        head.modes.removeAll { mode in !settings.modes.contains { $0 == mode.mode } }
        for mode in settings.modes where !head.modes.contains(where: { $0.mode == mode }) {
            let resource = ZwlrOutputModeV1Resource(client: head.resource.client, version: head.resource.version)
            head.modes.append((resource, mode))
            head.resource.sendMode(mode: resource)
            resource.sendSize(width: mode.width, height: mode.height)
            resource.sendRefresh(refresh: mode.millihertz)
            if mode == settings.modes[0] { resource.sendPreferred() }
        }
        head.resource.sendEnabled(enabled: settings.isEnabled ? 1 : 0)
        guard settings.isEnabled else { return }
        if let current = head.modes.first(where: { $0.mode == settings.mode }) {
            head.resource.sendCurrentMode(mode: current.resource)
        }
        head.resource.sendPosition(x: settings.logical.x, y: settings.logical.y)
        head.resource.sendTransform(transform: settings.transform)
        head.resource.sendScale(scale: settings.fraction)
    }
}
