// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The planned state of the outputs, computed before any change.
struct ScreenPlan: Hashable, Sendable {
    /// One CRTC's setting; without outputs it is disabled.
    struct Setting: Hashable, Sendable {
        var controller: UInt32
        var frame: PixelRect
        var mode: UInt32
        var transform: ScreenTransform
        var outputs: [UInt32]
    }

    /// The reason why there is no plan.
    struct Refusal: Error, Hashable {
        var reason: String
    }

    private struct Wish {
        var mode: ScreenLayout.Mode
        var x: Int
        var y: Int
        var transform: ScreenTransform

        var frame: PixelRect {
            let size = transform.swapsAxes ? (mode.size.height, mode.size.width) : (mode.size.width, mode.size.height)
            return PixelRect(x: x, y: y, width: size.0, height: size.1)
        }
    }

    private(set) var settings: [Setting] = []
    /// The size of the root window.
    private(set) var size = PixelSize(width: 0, height: 0)

    /// Creates a plan of the current state.
    init(_ layout: ScreenLayout) {
        size = layout.rootSize
        for output in layout.outputs {
            guard let picture = output.picture else { continue }
            if let index = settings.firstIndex(where: { $0.controller == picture.controller }) {
                settings[index].outputs.append(output.identifier)
            } else {
                settings.append(
                    Setting(
                        controller: picture.controller, frame: picture.frame, mode: picture.mode,
                        transform: picture.transform, outputs: [output.identifier]))
            }
        }
    }

    /// Creates a plan with the changes applied.
    init(_ layout: ScreenLayout, _ changes: [ScreenChange], scale: CGFloat) throws(Refusal) {
        var wishes: [UInt32: Wish] = [:]
        for output in layout.outputs {
            guard let picture = output.picture,
                let mode = output.modes.first(where: { $0.identifier == picture.mode })
            else { continue }
            wishes[output.identifier] = Wish(
                mode: mode, x: picture.frame.x, y: picture.frame.y, transform: picture.transform)
        }
        for change in changes {
            guard let output = layout.outputs.first(where: { $0.name == change.name }) else {
                throw Refusal(reason: "there is no output \(change.name)")
            }
            if let wanted = change.scale, wanted != scale {
                throw Refusal(reason: "X has one scale for all screens, which Xft.dpi sets")
            }
            let free = wishes.values.map(\.frame.maxX).max() ?? 0
            wishes[output.identifier] = try Self.wish(
                change, output, wishes[output.identifier], freeX: free, scale: scale)
        }
        guard !wishes.isEmpty else { throw Refusal(reason: "one screen has to stay on") }
        // The root window begins at the left and top edges of the outermost screens.
        let left = wishes.values.map(\.x).min() ?? 0
        let top = wishes.values.map(\.y).min() ?? 0
        for key in wishes.keys {
            wishes[key]?.x -= left
            wishes[key]?.y -= top
        }
        let frames = wishes.values.map(\.frame)
        size = PixelSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
        guard size.width <= SurfaceBuffer.maximumSide, size.height <= SurfaceBuffer.maximumSide else {
            throw Refusal(reason: "the screens would lie too far from each other")
        }
        try assign(wishes, layout)
    }

    private static func wish(
        _ change: ScreenChange, _ output: ScreenLayout.Output, _ present: Wish?, freeX: Int, scale: CGFloat
    ) throws(Refusal) -> Wish? {
        let isOn = change.isEnabled ?? (present != nil)
        guard isOn else {
            guard change.mode == nil, change.position == nil, change.transform == nil || change.isEnabled == false
            else { throw Refusal(reason: "\(output.name) is off") }
            return nil
        }
        guard let standard = present?.mode ?? output.modes.first else {
            throw Refusal(reason: "\(output.name) has no modes")
        }
        var wish = present ?? Wish(mode: standard, x: freeX, y: 0, transform: .normal)
        if let mode = change.mode {
            guard let found = output.mode(like: mode) else {
                throw Refusal(
                    reason:
                        "\(output.name) has no mode of \(mode.size.width)x\(mode.size.height) at \(mode.refreshRate)")
            }
            wish.mode = found
        }
        if let position = change.position {
            let limit = CGFloat(SurfaceBuffer.maximumSide)
            let (x, y) = (position.x * scale, position.y * scale)
            guard abs(x) <= limit, abs(y) <= limit else {
                throw Refusal(reason: "(\(position.x), \(position.y)) is no place for a screen")
            }
            wish.x = Int(pixels: x)
            wish.y = Int(pixels: y)
        }
        wish.transform = change.transform ?? wish.transform
        return wish
    }

    /// Assigns a CRTC to each output: the current one if possible, otherwise a free one.
    private mutating func assign(_ wishes: [UInt32: Wish], _ layout: ScreenLayout) throws(Refusal) {
        let shown = layout.outputs.filter { wishes[$0.identifier] != nil }
        // Outputs that have a CRTC first, so that a new output doesn't take it.
        for output in shown.filter({ $0.picture != nil }) + shown.filter({ $0.picture == nil }) {
            guard let wish = wishes[output.identifier] else { continue }
            if let own = output.picture?.controller, let index = settings.firstIndex(where: { $0.controller == own }),
                settings[index].frame == wish.frame, settings[index].mode == wish.mode.identifier,
                settings[index].transform == wish.transform
            {
                settings[index].outputs.append(output.identifier)
                continue
            }
            let own = output.picture.map { [$0.controller] } ?? []
            let reserved = layout.outputs.compactMap { other in
                other.identifier != output.identifier && wishes[other.identifier] != nil
                    ? other.picture?.controller : nil
            }
            let candidates = own + output.possibleControllers.filter { !reserved.contains($0) }
            guard let controller = candidates.first(where: { free in !settings.contains { $0.controller == free } })
            else { throw Refusal(reason: "no controller is left for \(output.name)") }
            settings.append(
                Setting(
                    controller: controller, frame: wish.frame, mode: wish.mode.identifier, transform: wish.transform,
                    outputs: [output.identifier]))
        }
    }
}

extension ScreenLayout.Output {
    /// Returns the mode of that size with the nearest rate, within rounding errors; any rate if it is 0.
    func mode(like wanted: ScreenMode) -> ScreenLayout.Mode? {
        let sized = modes.filter { $0.size == wanted.size }
        guard wanted.refreshRate > 0 else { return wanted.refreshRate == 0 ? sized.first : nil }
        let nearest = sized.min {
            abs($0.refreshRate - wanted.refreshRate) < abs($1.refreshRate - wanted.refreshRate)
        }
        return nearest.flatMap { abs($0.refreshRate - wanted.refreshRate) <= 0.5 ? $0 : nil }
    }
}
