// SPDX-License-Identifier: MIT
internal import WaylandServer

/// A `zwlr_output_configuration_v1`: a client's requested state of each head.
final class DeskOutputConfiguration {
    private struct Wish {
        var isEnabled = true
        var changes: [String: (inout DeskOutput.Settings) -> Void] = [:]
    }

    private let resource: ZwlrOutputConfigurationV1Resource
    private let serial: UInt32
    private let heads: [DeskOutputManager.Head]
    private unowned let manager: DeskOutputManager
    private var wishes: [ObjectIdentifier: Wish] = [:]
    private var isUsed = false

    init(
        _ resource: ZwlrOutputConfigurationV1Resource, serial: UInt32, heads: [DeskOutputManager.Head],
        manager: DeskOutputManager
    ) {
        self.resource = resource
        self.serial = serial
        self.heads = heads
        self.manager = manager
    }

    func receive(_ request: ZwlrOutputConfigurationV1Resource.Request) {
        if case .destroy = request { return }
        guard !isUsed else { return post(.alreadyUsed, "it was tested or applied") }
        switch request {
        case .enableHead(let configuration, let head):
            guard let key = take(head, Wish()) else { return }
            configuration.handler = { [weak self, weak configuration] request in
                if let configuration { self?.receive(request, for: key, on: configuration) }
            }
        case .disableHead(let head): take(head, Wish(isEnabled: false))
        case .apply: finish(isTest: false)
        case .test: finish(isTest: true)
        case .destroy: break
        }
    }

    @discardableResult
    private func take(_ resource: ZwlrOutputHeadV1Resource, _ wish: Wish) -> ObjectIdentifier? {
        let key = ObjectIdentifier(resource)
        guard wishes[key] == nil else {
            post(.alreadyConfiguredHead, "a head twice")
            return nil
        }
        wishes[key] = wish
        return key
    }

    private func receive(
        _ request: ZwlrOutputConfigurationHeadV1Resource.Request, for key: ObjectIdentifier,
        on configuration: ZwlrOutputConfigurationHeadV1Resource
    ) {
        func refuse(_ code: ZwlrOutputConfigurationHeadV1Resource.ErrorCode, _ message: String) {
            configuration.postError(code: code.rawValue, message: message)
        }
        func set(_ property: String, _ change: @escaping (inout DeskOutput.Settings) -> Void) {
            if wishes[key]?.changes[property] != nil { refuse(.alreadySet, property) }
            wishes[key]?.changes[property] = change
        }
        let head = heads.first { ObjectIdentifier($0.resource) == key }
        switch request {
        case .setMode(let resource):
            // The client can't be blamed if the head has disappeared in the meantime.
            guard let mode = head?.modes.first(where: { $0.resource === resource })?.mode else {
                if head?.output != nil { refuse(.invalidMode, "another head's mode") }
                return
            }
            set("mode") { $0.setMode(mode) }
        case .setCustomMode(let width, let height, let refresh):
            guard width > 0, height > 0, refresh >= 0 else { return refuse(.invalidCustomMode, "\(width)x\(height)") }
            set("mode") { $0.setMode((width, height, refresh)) }
        case .setPosition(let x, let y):
            set("position") {
                $0.logical.x = x
                $0.logical.y = y
            }
        case .setTransform(let transform):
            guard transform.rawValue <= 7 else { return refuse(.invalidTransform, "\(transform.rawValue)") }
            set("transform") { $0.setTransform(transform) }
        case .setScale(let scale):
            guard scale > 0 else { return refuse(.invalidScale, "\(scale)") }
            set("scale") { $0.setScale(scale) }
        case .setAdaptiveSync: break
        }
    }

    private func finish(isTest: Bool) {
        isUsed = true
        let desk = manager.desk
        desk.record("zwlr_output_configuration_v1.\(isTest ? "test" : "apply")", from: resource)
        // A client with an outdated state can't configure heads.
        guard serial == manager.serial else { return resource.sendCancelled() }
        guard heads.allSatisfy({ wishes[ObjectIdentifier($0.resource)] != nil }) else {
            return post(.unconfiguredHead, "a head is left out")
        }
        switch desk.outputPolicy {
        case .ignore: break
        case .refuse: resource.sendFailed()
        case .cancel: resource.sendCancelled()
        case .apply:
            resource.sendSucceeded()
            if !isTest { apply() }
        case .applyHalf:
            resource.sendSucceeded()
            if !isTest { apply(except: "mode") }
        case .applyLate:
            resource.sendSucceeded()
            if !isTest { desk.lateChanges.append { self.apply() } }
        }
    }

    private func apply(except left: String? = nil) {
        for head in heads {
            guard let output = head.output, let wish = wishes[ObjectIdentifier(head.resource)] else { continue }
            var settings = output.settings
            settings.isEnabled = wish.isEnabled
            for (property, change) in wish.changes where property != left { change(&settings) }
            output.update(settings)
        }
    }

    private func post(_ code: ZwlrOutputConfigurationV1Resource.ErrorCode, _ message: String) {
        resource.postError(code: code.rawValue, message: message)
    }
}
