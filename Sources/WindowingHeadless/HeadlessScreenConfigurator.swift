// SPDX-License-Identifier: MIT
internal import Foundation
public import Windowing

/// Changes the screens in memory immediately.
///
/// A test can make it refuse.
@MainActor
public final class HeadlessScreenConfigurator: ScreenConfigurator {
    public let route = "headless"
    public var changeHandler: (() -> Void)?
    /// The reason for refusing every change; `nil` accepts all possible ones.
    public var refusal: String?
    /// The applied changes, oldest first.
    public private(set) var applied: [[ScreenChange]] = []

    private weak var system: HeadlessWindowSystem?

    init(system: HeadlessWindowSystem) {
        self.system = system
    }

    public var heads: [ScreenHead] {
        guard let system else { return [] }
        return system.headlessScreens.map { ScreenHead(screen: $0.description, isEnabled: true) }
            + system.darkScreens.map { ScreenHead(screen: $0.description, isEnabled: false) }
    }

    public func apply(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        try check(changes)
        guard let system else { return }
        applied.append(changes)
        for change in changes { system.carryOut(change) }
        changeHandler?()
    }

    public func test(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        try check(changes)
    }

    private func check(_ changes: [ScreenChange]) throws(ScreenConfigurationError) {
        guard let system, !system.isDisconnected else {
            throw .connectionLost(display: route, reason: "the connection was closed")
        }
        if let refusal { throw refused(refusal) }
        let screens = system.headlessScreens + system.darkScreens
        var remaining = Set(system.headlessScreens.map(\.description.name))
        for change in changes {
            guard let screen = screens.first(where: { $0.description.name == change.name }) else {
                throw refused("there is no screen \(change.name)")
            }
            if let isEnabled = change.isEnabled {
                if isEnabled { remaining.insert(change.name) } else { remaining.remove(change.name) }
            }
            if let mode = change.mode, !screen.description.modes.contains(where: { $0.shows(mode) }) {
                throw refused("\(change.name) has no mode of \(mode.size.width)x\(mode.size.height)")
            }
            if let scale = change.scale, !HeadlessScreenSpecification.scaleRange.contains(scale) {
                throw refused("a scale is within \(HeadlessScreenSpecification.scaleRange), not \(scale)")
            }
            if let position = change.position, !(abs(position.x) < 100_000 && abs(position.y) < 100_000) {
                throw refused("\(position) is no place for a screen")
            }
        }
        guard !remaining.isEmpty else { throw refused("one screen has to stay on") }
    }

    private func refused(_ reason: String) -> ScreenConfigurationError {
        .refused(route: route, reason: reason)
    }
}
