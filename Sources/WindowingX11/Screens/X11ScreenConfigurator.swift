// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Changes the screens with RandR, which is available to every client.
@MainActor
final class X11ScreenConfigurator: ScreenConfigurator {
    let route = "RandR"
    var changeHandler: (() -> Void)?
    private weak var system: X11WindowSystem?

    init(system: X11WindowSystem) {
        self.system = system
    }

    var heads: [ScreenHead] {
        guard let system else { return [] }
        return system.displays.layout.outputs.map { output in
            ScreenHead(
                screen: output.description(scale: system.scale), isEnabled: output.picture != nil,
                serialNumber: output.identity.serialNumber)
        }
    }

    func apply(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        let (system, session) = try connection()
        let plan = try plan(changes, system)
        let (time, display, edid) = (
            system.displays.layout.configurationTime, session.connection.name, session.atoms[.edid]
        )
        switch await session.inquire({ _ in
            ScreenExecution.run(plan, expecting: time, display: display, edid: edid)
        }) {
        case .done: break
        case .outdated: throw .outdated(route: route)
        case .refused(let reason): throw .refused(route: route, reason: reason)
        }
        await system.readScreens()
        _ = try connection()
    }

    func test(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        let (system, session) = try connection()
        let plan = try plan(changes, system)
        let root = session.screen.root
        let reason = await session.inquire { ScreenExecution.check(plan, $0, root: root) }
        if let reason { throw .refused(route: route, reason: reason) }
    }

    private func plan(
        _ changes: [ScreenChange], _ system: X11WindowSystem
    ) throws(ScreenConfigurationError) -> ScreenPlan {
        do {
            return try ScreenPlan(system.displays.layout, changes, scale: system.scale)
        } catch {
            throw .refused(route: route, reason: error.reason)
        }
    }

    private func connection() throws(ScreenConfigurationError) -> (X11WindowSystem, Session) {
        guard let system, let session = system.session else {
            throw .connectionLost(display: route, reason: "the connection was closed")
        }
        return (system, session)
    }
}
