// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The outputs as described by the server, in pixels.
struct ScreenLayout: Hashable, Sendable {
    struct Mode: Hashable, Sendable {
        var identifier: UInt32
        var size: PixelSize
        var refreshRate: Double
    }

    struct Output: Hashable, Sendable {
        var identifier: UInt32
        var name: String
        var isPrimary = false
        var millimeters = PixelSize(width: 0, height: 0)
        var modes: [Mode] = []
        /// The number of preferred modes at the beginning of `modes`.
        var preferredCount = 0
        var identity = MonitorIdentity()
        /// The CRTCs that can drive it.
        var possibleControllers: [UInt32] = []
        var overscan: ScreenOverscan?
        /// The current image; `nil` if the output is disabled.
        var picture: Picture?
    }

    struct Picture: Hashable, Sendable {
        var controller: UInt32
        /// Its area of the root window.
        var frame: PixelRect
        var mode: UInt32
        var transform: ScreenTransform
    }

    var outputs: [Output] = []
    /// The server time of the last change of the outputs and their settings.
    var configurationTime: UInt32 = 0
    var rootSize = PixelSize(width: 0, height: 0)

    /// The enabled outputs, the main one first, the others from left to right.
    var shown: [Output] {
        outputs.filter { $0.picture != nil }.sorted { first, second in
            guard let a = first.picture?.frame, let b = second.picture?.frame else { return false }
            if first.isPrimary != second.isPrimary { return first.isPrimary }
            return (a.x, a.y, first.name) < (b.x, b.y, second.name)
        }
    }
}

extension ScreenLayout.Output {
    func description(scale: CGFloat) -> ScreenDescription {
        let current = picture.flatMap { picture in modes.first { $0.identifier == picture.mode } }
        let frame = picture?.frame ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        return ScreenDescription(
            name: name, make: identity.make, model: identity.model,
            frame: CGRect(
                x: CGFloat(frame.x) / scale, y: CGFloat(frame.y) / scale, width: CGFloat(frame.width) / scale,
                height: CGFloat(frame.height) / scale),
            scale: scale, transform: picture?.transform ?? .normal,
            physicalSize: CGSize(width: CGFloat(millimeters.width), height: CGFloat(millimeters.height)),
            modes: modes.enumerated().map { index, mode in
                ScreenMode(size: mode.size, refreshRate: mode.refreshRate, isPreferred: index < preferredCount)
            },
            currentMode: current.map { mode in
                ScreenMode(
                    size: mode.size, refreshRate: mode.refreshRate,
                    isPreferred: (modes.firstIndex(of: mode) ?? preferredCount) < preferredCount)
            }, overscan: overscan)
    }
}

/// A monitor's description of itself.
struct MonitorIdentity: Hashable, Sendable {
    var make = ""
    var model = ""
    var serialNumber = ""
}
