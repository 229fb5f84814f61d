// SPDX-License-Identifier: MIT
import Synchronization
import TestCompositor
import Testing
import WaylandClient

/// The rules of the output management protocols, each violated once.
@Suite("Output management rules")
struct OutputRulesTests {
    /// The manager's heads and their modes.
    private final class Heads: Sendable {
        private let state = Mutex<(heads: [ZwlrOutputHeadV1], modes: [ZwlrOutputModeV1], serial: UInt32)>(([], [], 0))
        var heads: [ZwlrOutputHeadV1] { state.withLock { $0.heads } }
        var modes: [ZwlrOutputModeV1] { state.withLock { $0.modes } }
        var serial: UInt32 { state.withLock { $0.serial } }

        init(_ manager: ZwlrOutputManagerV1) {
            manager.handler = { [weak self] event in
                switch event {
                case .head(let head): self?.add(head)
                case .done(let serial): self?.state.withLock { $0.serial = serial }
                case .finished: break
                }
            }
        }

        private func add(_ head: ZwlrOutputHeadV1) {
            state.withLock { $0.heads.append(head) }
            head.handler = { [weak self] event in
                if case .mode(let mode) = event { self?.state.withLock { $0.modes.append(mode) } }
            }
        }
    }

    private static func begin(
        _ client: BareClient
    ) throws -> (heads: Heads, configuration: ZwlrOutputConfigurationV1) {
        try client.compositor.perform { _ = $0.addOutput(DeskOutput.Settings(name: "TEST-2")) }
        let manager = client.keep(try client.registry.bind(ZwlrOutputManagerV1.self))
        let heads = Heads(manager)
        try client.display.roundtrip()
        return (heads, client.keep(manager.createConfiguration(serial: heads.serial)))
    }

    /// Enables the first head for further configuration.
    private static func beginHead(
        _ client: BareClient
    ) throws -> (heads: Heads, head: ZwlrOutputConfigurationHeadV1) {
        let (heads, configuration) = try begin(client)
        return (heads, client.keep(configuration.enableHead(head: try #require(heads.heads.first))))
    }

    private static let rules = [
        WireRule("a head that is left out", "zwlr_output_configuration_v1", 2) { client in
            let (heads, configuration) = try begin(client)
            configuration.disableHead(head: try #require(heads.heads.first))
            configuration.apply()
        },
        WireRule("a head twice", "zwlr_output_configuration_v1", 1) { client in
            let (heads, configuration) = try begin(client)
            configuration.disableHead(head: try #require(heads.heads.first))
            configuration.disableHead(head: try #require(heads.heads.first))
        },
        WireRule("a configuration used twice", "zwlr_output_configuration_v1", 3) { client in
            let (heads, configuration) = try begin(client)
            for head in heads.heads { _ = client.keep(configuration.enableHead(head: head)) }
            configuration.test()
            configuration.apply()
        },
        WireRule("a property twice", "zwlr_output_configuration_head_v1", 1) { client in
            let (_, head) = try beginHead(client)
            head.setScale(scale: 2)
            head.setScale(scale: 2)
        },
        WireRule("another head's mode", "zwlr_output_configuration_head_v1", 2) { client in
            let (heads, head) = try beginHead(client)
            head.setMode(mode: try #require(heads.modes.last))
        },
        WireRule("a mode without area", "zwlr_output_configuration_head_v1", 3) { client in
            try beginHead(client).head.setCustomMode(width: 0, height: 100, refresh: 60_000)
        },
        WireRule("a direction that is none", "zwlr_output_configuration_head_v1", 4) { client in
            try beginHead(client).head.setTransform(transform: WlOutput.Transform(rawValue: 8))
        },
        WireRule("a scale of nothing", "zwlr_output_configuration_head_v1", 5) { client in
            try beginHead(client).head.setScale(scale: 0)
        },
        WireRule("a light that is neither on nor off", "zwlr_output_power_v1", 1) { client in
            let manager = try client.registry.bind(ZwlrOutputPowerManagerV1.self)
            let power = client.keep(
                manager.getOutputPower(output: client.keep(try client.registry.bind(WlOutput.self))))
            power.setMode(mode: ZwlrOutputPowerV1.Mode(rawValue: 2))
        },
    ]

    @Test("A violation ends the connection with the rule's error", arguments: rules)
    func offence(rule: WireRule) throws {
        try rule.expectError()
    }
}
