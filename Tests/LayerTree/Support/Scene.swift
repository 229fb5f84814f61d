// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import RenderThread
import Testing
import Windowing

/// A window in memory with a root layer, a manual clock, and run-loop iterations controlled by the test.
@MainActor
final class Scene {
    let clock = ManualClock(100)
    let root = CALayer()
    let target: MemoryTarget
    let host: LayerHost
    private let turn = Turn()

    init(
        width: Int = 40, height: Int = 40, scale: CGFloat = 1, bufferCount: Int = 2, configures: Bool = true,
        background: CGColor? = .white
    ) {
        target = MemoryTarget(bufferCount: bufferCount)
        LayerClock.timeSource = clock
        // Work left over from an earlier test still runs, in its own windows.
        CATransaction.scheduler = { _ in }
        CATransaction.flush()
        CATransaction.scheduler = { [turn] work in turn.work.append(work) }
        root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        root.backgroundColor = background
        host = LayerHost(rootLayer: root, target: target)
        if configures { configure(width: width, height: height, scale: scale) }
    }

    func configure(width: Int, height: Int, scale: CGFloat = 1, serial: UInt32? = nil) {
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        host.configuration = FrameConfiguration(
            serial: serial, pixelSize: PixelSize(width: width, height: height), size: size, scale: scale,
            windowGeometry: CGRect(origin: .zero, size: size))
    }

    /// Ends the run-loop iteration: scheduled work runs, and the render server receives the commit.
    func endTurn() {
        while !turn.work.isEmpty {
            let work = turn.work
            turn.work = []
            for item in work { item() }
        }
        RenderActor.sync {}
    }

    /// Delivers all reports of the render server, and their consequences.
    func deliver() {
        host.deliverReports()
        endTurn()
        host.deliverReports()
    }

    /// Ends the iteration and produces a frame at the clock's time, if one was requested.
    @discardableResult
    func frame() -> MemoryTarget.Presented? {
        endTurn()
        let target = target
        let time = clock.now
        let before = RenderActor.sync { target.presented.count }
        RenderActor.sync { target.tick(time) }
        deliver()
        let frames = RenderActor.sync { FrameList(target.presented) }
        return frames.all.count > before ? frames.all.last : nil
    }

    /// The frame that the display shows.
    var lastFrame: MemoryTarget.Presented? {
        let target = target
        return RenderActor.sync { FrameList(target.presented) }.all.last
    }

    /// Advances the clock and produces a frame.
    @discardableResult
    func frame(after seconds: TimeInterval) -> MemoryTarget.Presented? {
        clock.advance(by: seconds)
        return frame()
    }

    var isFrameRequested: Bool {
        let target = target
        return RenderActor.sync { target.isFrameRequested }
    }

    var requestCount: Int {
        let target = target
        return RenderActor.sync { target.requestCount }
    }

    /// Adds a layer with that frame and color.
    @discardableResult
    func add(_ frame: CGRect, _ color: CGColor? = .red, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// Changes layers without implicit animations.
    func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}

/// The work scheduled for the end of a run-loop iteration.
@MainActor
private final class Turn {
    var work: [@MainActor @Sendable () -> Void] = []
}

/// Passes frames between actors.
private struct FrameList: @unchecked Sendable {
    // Unchecked: an array of values that no longer changes.
    let all: [MemoryTarget.Presented]

    init(_ all: [MemoryTarget.Presented]) {
        self.all = all
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000
let red: UInt32 = 0xFFFF_0000
let green: UInt32 = 0xFF00_FF00
let blue: UInt32 = 0xFF00_00FF

/// Returns whether two pixels are equal except for rounding.
func isClose(_ first: UInt32, _ second: UInt32, within tolerance: Int = 2) -> Bool {
    // Checked first, because most of a frame's pixels are equal.
    if first == second { return true }
    return [0, 8, 16, 24].allSatisfy { shift in
        abs(Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF)) <= tolerance
    }
}
