// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import Windowing

/// A complete screen layout.
///
/// Mutter does not accept partial ones.
struct MutterPlan: Hashable {
    /// The reason for which a requested layout is impossible.
    struct Refusal: Error, Hashable {
        var reason: String
    }

    private(set) var parts: [MutterState.Part]
    /// The modes of the enabled monitors, by connector.
    private(set) var modes: [String: MutterState.Mode]

    init(_ state: MutterState, _ changes: [ScreenChange]) throws(Refusal) {
        parts = state.parts
        modes = [:]
        for monitor in state.monitors { modes[monitor.connector] = monitor.current }
        for (index, change) in changes.enumerated() {
            guard let monitor = state.monitors.first(where: { $0.connector == change.name }) else {
                throw Refusal(reason: "there is no output \(change.name)")
            }
            if changes[..<index].contains(where: { $0.name == change.name }) {
                throw Refusal(reason: "\(change.name) is to be changed twice")
            }
            try apply(change, to: monitor, state)
        }
        guard !parts.isEmpty else { throw Refusal(reason: "one screen has to stay on") }
        arrange()
    }

    private mutating func apply(
        _ change: ScreenChange, to monitor: MutterState.Monitor, _ state: MutterState
    ) throws(Refusal) {
        let index = parts.firstIndex { $0.connectors.contains(monitor.connector) }
        guard change.isEnabled ?? (index != nil) else {
            guard change.mode == nil, change.position == nil, change.scale == nil, change.transform == nil else {
                throw Refusal(reason: "\(change.name) is switched off")
            }
            if let index {
                parts[index].connectors.removeAll { $0 == monitor.connector }
                parts.removeAll { $0.connectors.isEmpty }
            }
            return
        }
        let mode = try mode(of: monitor, change.mode)
        let own = index ?? parts.count
        if index == nil {
            let right = parts.compactMap { part in size(of: part, state).map { Int(part.x) + Int($0.width) } }.max()
            parts.append(
                MutterState.Part(
                    x: Int32(clamping: right ?? 0), y: 0, scale: mode.preferredScale, transform: .normal,
                    isPrimary: false, connectors: [monitor.connector]))
        }
        let before = index == nil ? nil : size(of: parts[own], state)
        modes[monitor.connector] = mode
        if let scale = change.scale {
            guard (0.1...100).contains(scale) else {
                throw Refusal(reason: "\(change.name) cannot have a scale of \(scale)")
            }
            parts[own].scale = Double(scale)
        }
        if let transform = change.transform { parts[own].transform = transform }
        if let before, let after = size(of: parts[own], state) { makeRoom(beside: own, before, after) }
        if let position = change.position {
            let unit = state.unit(parts[own])
            let (x, y) = ((position.x * unit).rounded(), (position.y * unit).rounded())
            guard abs(x) <= 1e6, abs(y) <= 1e6 else {
                throw Refusal(reason: "\(change.name) cannot lie at (\(position.x), \(position.y))")
            }
            parts[own].x = Int32(x)
            parts[own].y = Int32(y)
        }
    }

    private func mode(
        of monitor: MutterState.Monitor, _ wanted: ScreenMode?
    ) throws(Refusal) -> MutterState.Mode {
        guard let wanted else {
            let mode = modes[monitor.connector] ?? monitor.modes.first(where: \.isPreferred) ?? monitor.modes.first
            guard let mode else { throw Refusal(reason: "\(monitor.connector) has no modes") }
            return mode
        }
        let alike = monitor.modes.filter { $0.size == wanted.size }
        let nearest =
            wanted.refreshRate > 0
            ? alike.min { abs($0.refreshRate - wanted.refreshRate) < abs($1.refreshRate - wanted.refreshRate) }
            : alike.first(where: \.isPreferred) ?? alike.first
        // A request for 59.94 matches 59.94006, but not 60.
        guard let nearest, wanted.refreshRate == 0 || abs(nearest.refreshRate - wanted.refreshRate) < 0.02 else {
            throw Refusal(
                reason: "\(monitor.connector) has no mode of \(wanted.size.width)x\(wanted.size.height) at "
                    + "\(wanted.refreshRate) Hz")
        }
        return nearest
    }

    private func size(of part: MutterState.Part, _ state: MutterState) -> CGSize? {
        part.connectors.first.flatMap { modes[$0] }.map { state.size(of: $0, in: part) }
    }

    /// Moves the monitors to the right of or below a resized one, because Mutter allows neither gaps nor overlaps.
    private mutating func makeRoom(beside own: Int, _ before: CGSize, _ after: CGSize) {
        let (right, bottom) = (Int(parts[own].x) + Int(before.width), Int(parts[own].y) + Int(before.height))
        for index in parts.indices where index != own {
            if Int(parts[index].x) >= right {
                parts[index].x = Int32(clamping: Int(parts[index].x) + Int(after.width) - Int(before.width))
            } else if Int(parts[index].y) >= bottom {
                parts[index].y = Int32(clamping: Int(parts[index].y) + Int(after.height) - Int(before.height))
            }
        }
    }

    /// Moves the layout's origin to zero, and ensures that there is a primary monitor.
    private mutating func arrange() {
        let left = parts.map(\.x).min() ?? 0
        let top = parts.map(\.y).min() ?? 0
        for index in parts.indices {
            parts[index].x = Int32(clamping: Int(parts[index].x) - Int(left))
            parts[index].y = Int32(clamping: Int(parts[index].y) - Int(top))
        }
        if !parts.contains(where: \.isPrimary), !parts.isEmpty { parts[0].isPrimary = true }
    }

    /// The logical monitors as an argument of `ApplyMonitorsConfig`.
    var argument: BusArgument {
        .array(
            of: "(iiduba(ssa{sv}))",
            parts.map { part in
                .structure([
                    .integer(part.x), .integer(part.y), .number(part.scale), .unsigned(UInt32(part.transform.rawValue)),
                    .boolean(part.isPrimary),
                    .array(
                        of: "(ssa{sv})",
                        part.connectors.map { connector in
                            .structure([
                                .text(connector), .text(modes[connector]?.identifier ?? ""), .properties([:]),
                            ])
                        }),
                ])
            })
    }

    /// Returns a description of the first difference from the requested layout; `nil` if there is none.
    ///
    /// Scales may differ slightly, because Mutter rounds them.
    func disagreement(with state: MutterState) -> String? {
        for monitor in state.monitors {
            let name = monitor.connector
            let wanted = parts.first { $0.connectors.contains(name) }
            let part = state.parts.first { $0.connectors.contains(name) }
            if (wanted == nil) != (part == nil) { return "\(name) is switched \(part == nil ? "off" : "on")" }
            guard let wanted, let part else { continue }
            if part.transform != wanted.transform { return "\(name) is turned otherwise" }
            guard let current = monitor.current, current.identifier != modes[name]?.identifier else { continue }
            return "\(name) shows \(current.size.width)x\(current.size.height)"
        }
        return nil
    }
}
