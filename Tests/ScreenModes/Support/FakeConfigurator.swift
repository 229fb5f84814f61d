// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Windowing

/// A desktop that does what it is asked, unless a test tells it to do otherwise.
@MainActor
final class FakeConfigurator: ScreenConfigurator {
    enum Behaviour {
        case obeys
        case refuses(ScreenConfigurationError)
        /// Takes the change and shows another mode than was asked for.
        case shows(ScreenMode)
        case unplugs(String)
        /// Does it, then loses the connection before it says so.
        case vanishes
        /// Answers when `finish()` is called.
        case waits
    }

    static let lost = ScreenConfigurationError.connectionLost(display: "fake", reason: "the desktop ended")

    let route = "fake_output_manager"
    var heads: [ScreenHead] {
        didSet { if heads != oldValue { changeHandler?() } }
    }
    var changeHandler: (() -> Void)?
    /// The requested changes, in order.
    private(set) var applied: [[ScreenChange]] = []
    /// The behavior for the request at an index, from 0; other requests succeed.
    var behaviours: [Int: Behaviour] = [:]
    private var isLost = false
    private var pending: CheckedContinuation<Void, Never>?

    init(_ heads: [ScreenHead]) {
        self.heads = heads
    }

    func apply(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        if isLost { throw Self.lost }
        let number = applied.count
        applied.append(changes)
        switch behaviours[number] ?? .obeys {
        case .obeys:
            carryOut(changes)
        case .refuses(let error):
            throw error
        case .shows(let mode):
            carryOut(
                changes.map { change in
                    var other = change
                    other.mode = mode
                    return other
                })
        case .unplugs(let name):
            heads.removeAll { $0.screen.name == name }
            throw .outdated(route: route)
        case .vanishes:
            carryOut(changes)
            isLost = true
            throw Self.lost
        case .waits:
            await withCheckedContinuation { pending = $0 }
            carryOut(changes)
        }
    }

    func test(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        if isLost { throw Self.lost }
    }

    var isWaiting: Bool { pending != nil }

    func finish() {
        pending?.resume()
        pending = nil
    }

    private func carryOut(_ changes: [ScreenChange]) {
        var heads = heads
        for change in changes {
            guard let index = heads.firstIndex(where: { $0.screen.name == change.name }) else { continue }
            if let isEnabled = change.isEnabled { heads[index].isEnabled = isEnabled }
            if let mode = change.mode { heads[index].screen.currentMode = mode }
            if let scale = change.scale { heads[index].screen.scale = scale }
            if let transform = change.transform { heads[index].screen.transform = transform }
            if let position = change.position { heads[index].screen.frame.origin = position }
            if !heads[index].isEnabled { heads[index].screen.currentMode = nil }
            let screen = heads[index].screen
            if let mode = screen.currentMode {
                heads[index].screen.frame.size = Arrangement.size(
                    of: mode.size, scale: screen.scale, transform: screen.transform)
            }
        }
        self.heads = heads
    }
}

extension ScreenMode {
    static func mode(_ width: Int, _ height: Int, _ rate: Double = 60, preferred: Bool = false) -> ScreenMode {
        ScreenMode(size: PixelSize(width: width, height: height), refreshRate: rate, isPreferred: preferred)
    }
}

extension ScreenHead {
    /// A screen that is on and shows the first of `modes`.
    static func head(
        _ name: String, _ modes: [ScreenMode], at origin: CGPoint = .zero, scale: CGFloat = 1,
        transform: ScreenTransform = .normal, isEnabled: Bool = true
    ) -> ScreenHead {
        let size = modes.first.map { Arrangement.size(of: $0.size, scale: scale, transform: transform) } ?? .zero
        return ScreenHead(
            screen: ScreenDescription(
                name: name, make: "Maker", model: "Model \(name)", frame: CGRect(origin: origin, size: size),
                scale: scale, transform: transform, physicalSize: CGSize(width: 600, height: 340), modes: modes,
                currentMode: isEnabled ? modes.first : nil),
            isEnabled: isEnabled, serialNumber: "0042")
    }

    /// A laptop with a projector at its right, and a turned display that is off.
    static var desk: [ScreenHead] {
        [
            .head(
                "eDP-1", [.mode(1920, 1200, preferred: true), .mode(1920, 1200, 48), .mode(1280, 800)], scale: 1.5),
            .head(
                "HDMI-A-1", [.mode(1920, 1080, 59.94, preferred: true), .mode(1280, 720), .mode(800, 600, 75)],
                at: CGPoint(x: 1280, y: 0)),
            .head("DP-2", [.mode(1600, 1200, preferred: true)], transform: .rotated90, isEnabled: false),
        ]
    }
}
