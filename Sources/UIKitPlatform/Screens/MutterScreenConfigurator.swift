// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Windowing

/// Configures screens through GNOME's `DisplayConfig` service, on Wayland and X11.
@MainActor
final class MutterScreenConfigurator: ScreenConfigurator {
    static let service = "org.gnome.Mutter.DisplayConfig"
    private static let path = "/org/gnome/Mutter/DisplayConfig"

    let route = MutterScreenConfigurator.service
    private(set) var heads: [ScreenHead]
    var changeHandler: (() -> Void)?

    private let bus: DesktopBus
    private var state: MutterState
    private var subscription: BusSubscription?

    private enum Method: UInt32 {
        /// Checks the configuration without applying it.
        case verify = 0
        /// Applies the configuration until the end of the session, without asking the user.
        case temporary = 1
    }

    /// Connects to the service; `nil` if it is not available or its answer is invalid.
    static func find(on bus: DesktopBus) async -> MutterScreenConfigurator? {
        guard let state = try? await state(on: bus) else { return nil }
        return MutterScreenConfigurator(bus, state)
    }

    private init(_ bus: DesktopBus, _ state: MutterState) {
        self.bus = bus
        self.state = state
        heads = state.heads
        subscription = bus.subscribe(
            to: BusSignalFilter(
                service: Self.service, path: Self.path, interface: Self.service, member: "MonitorsChanged")
        ) { [weak self] _ in
            Task { try? await self?.refresh() }
        }
    }

    // MARK: - ScreenConfigurator

    func apply(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        let plan = try plan(changes)
        try await send(plan, .temporary)
        do {
            try await refresh()
        } catch {
            throw Self.error(error, route: route)
        }
        if let difference = plan.disagreement(with: state) {
            throw .refused(route: route, reason: "it was agreed to, but \(difference)")
        }
    }

    func test(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        try await send(try plan(changes), .verify)
    }

    private func plan(_ changes: [ScreenChange]) throws(ScreenConfigurationError) -> MutterPlan {
        do {
            return try MutterPlan(state, changes)
        } catch {
            throw .refused(route: route, reason: error.reason)
        }
    }

    private func send(_ plan: MutterPlan, _ method: Method) async throws(ScreenConfigurationError) {
        do {
            _ = try await bus.call(
                Self.method("ApplyMonitorsConfig"),
                [.unsigned(state.serial), .unsigned(method.rawValue), plan.argument, .properties([:])])
        } catch {
            // The current state may explain the failure, and is the basis for another attempt.
            try? await refresh()
            throw Self.error(error, route: route)
        }
    }

    // MARK: - State

    private func refresh() async throws(BusError) {
        let next = try await Self.state(on: bus)
        guard next != state else { return }
        let isNew = next.heads != heads
        state = next
        heads = next.heads
        if isNew { changeHandler?() }
    }

    private static func state(on bus: DesktopBus) async throws(BusError) -> MutterState {
        let method = method("GetCurrentState")
        guard let state = MutterState(try await bus.call(method, timeout: 5)) else {
            throw .refused(method: method.member, name: "", reason: "the answer makes no sense")
        }
        return state
    }

    private static func method(_ member: String) -> BusMethod {
        BusMethod(service: service, path: path, interface: service, member: member)
    }

    private static func error(_ error: BusError, route: String) -> ScreenConfigurationError {
        switch error {
        case .unreachable(let address, let reason): .connectionLost(display: address, reason: reason)
        // Mutter uses one error name for all failures; only the message identifies an outdated serial.
        case .refused(_, _, let reason) where reason.contains("stale"): .outdated(route: route)
        case .refused(_, _, let reason): .refused(route: route, reason: reason)
        case .tooLarge: .refused(route: route, reason: "\(error)")
        }
    }
}
