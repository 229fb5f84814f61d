// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The requested state of an output, validated and in the protocols' units.
struct HeadTarget: Hashable {
    enum Mode: Hashable {
        /// The head's mode at that index.
        case listed(Int)
        case custom(width: Int32, height: Int32, millihertz: Int32)
    }

    var name: String
    var isEnabled: Bool
    /// `nil` for unchanged properties.
    var mode: Mode?
    var x: Int32?
    var y: Int32?
    var scale: Double?
    var transform: ScreenTransform?
}

/// Converts changes to targets, and compares the result with them.
struct ScreenChangePlan {
    let route: String
    let heads: [ScreenHead]

    /// Returns a target for each head, in order, because the protocols require all of them.
    func targets(for changes: [ScreenChange]) throws(ScreenConfigurationError) -> [HeadTarget] {
        for (index, change) in changes.enumerated() {
            guard heads.contains(where: { $0.screen.name == change.name }) else {
                throw refused("there is no output \(change.name)")
            }
            if changes[..<index].contains(where: { $0.name == change.name }) {
                throw refused("\(change.name) is to be changed twice")
            }
        }
        var targets: [HeadTarget] = []
        for head in heads {
            let change = changes.first { $0.name == head.screen.name } ?? ScreenChange(name: head.screen.name)
            targets.append(try target(of: head, change))
        }
        return targets
    }

    private func target(of head: ScreenHead, _ change: ScreenChange) throws(ScreenConfigurationError) -> HeadTarget {
        var target = HeadTarget(name: change.name, isEnabled: change.isEnabled ?? head.isEnabled)
        guard target.isEnabled else {
            if change.mode != nil || change.position != nil || change.scale != nil || change.transform != nil {
                throw refused("\(change.name) is switched off")
            }
            return target
        }
        if let mode = change.mode {
            target.mode = try self.mode(mode, of: head)
        } else if !head.isEnabled, !head.screen.modes.isEmpty {
            // Compositors need not remember the mode of a disabled output.
            target.mode = .listed(head.screen.modes.firstIndex(where: \.isPreferred) ?? 0)
        }
        if let position = change.position {
            guard abs(position.x) <= 1e6, abs(position.y) <= 1e6 else {
                throw refused("\(change.name) cannot lie at \(position)")
            }
            target.x = Int32(rounding: position.x)
            target.y = Int32(rounding: position.y)
        }
        if let scale = change.scale {
            guard scale >= 0.1, scale <= 100 else { throw refused("\(change.name) cannot have a scale of \(scale)") }
            target.scale = Double(scale)
        }
        target.transform = change.transform
        return target
    }

    private func mode(_ mode: ScreenMode, of head: ScreenHead) throws(ScreenConfigurationError) -> HeadTarget.Mode {
        let sides = 1...32_767
        guard sides.contains(mode.size.width), sides.contains(mode.size.height), mode.refreshRate >= 0,
            mode.refreshRate <= 100_000
        else { throw refused("\(mode.size.width)x\(mode.size.height) at \(mode.refreshRate) Hz is no mode") }
        let sameSize = head.screen.modes.indices.filter { head.screen.modes[$0].size == mode.size }
        func distance(_ index: Int) -> Double { abs(head.screen.modes[index].refreshRate - mode.refreshRate) }
        if let nearest = sameSize.min(by: { distance($0) < distance($1) }),
            mode.refreshRate == 0 || distance(nearest) < Self.rateTolerance
        {
            let preferred = sameSize.first { head.screen.modes[$0].isPreferred }
            return .listed(mode.refreshRate == 0 ? preferred ?? sameSize[0] : nearest)
        }
        return .custom(
            width: Int32(mode.size.width), height: Int32(mode.size.height),
            millihertz: Int32((mode.refreshRate * 1000).rounded()))
    }

    /// The protocols use millihertz, users hertz: 59.94 matches 59.94006, but not 60.
    private static let rateTolerance = 0.02

    /// Returns a description of the difference from the targets; `nil` if there is none.
    ///
    /// Positions and scales are ignored, because a compositor can adjust and round them.
    func disagreement(with targets: [HeadTarget]) -> String? {
        for target in targets {
            guard let head = heads.first(where: { $0.screen.name == target.name }) else {
                if target.isEnabled { return "\(target.name) is gone" }
                continue
            }
            if head.isEnabled != target.isEnabled {
                return "\(target.name) is switched \(head.isEnabled ? "on" : "off")"
            }
            if let transform = target.transform, head.screen.transform != transform {
                return "\(target.name) is turned otherwise"
            }
            guard target.isEnabled, let size = size(of: target.mode, head), let current = head.screen.currentMode,
                current.size != size
            else { continue }
            return "\(target.name) shows \(current.size.width)x\(current.size.height)"
        }
        return nil
    }

    private func size(of mode: HeadTarget.Mode?, _ head: ScreenHead) -> PixelSize? {
        switch mode {
        case .listed(let index): head.screen.modes.indices.contains(index) ? head.screen.modes[index].size : nil
        case .custom(let width, let height, _): PixelSize(width: Int(width), height: Int(height))
        case nil: nil
        }
    }

    func refused(_ reason: String) -> ScreenConfigurationError {
        .refused(route: route, reason: reason)
    }
}
