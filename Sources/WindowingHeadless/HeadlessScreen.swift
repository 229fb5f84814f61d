// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// A screen in memory.
@MainActor
public final class HeadlessScreen: PlatformScreen {
    public internal(set) var description: ScreenDescription
    public let specification: HeadlessScreenSpecification
    /// Whether it is lit.
    public internal(set) var isOn = true
    /// Where the screen was put; `nil` while it stands at the right of the one before.
    var ownPosition: CGPoint?

    init(name: String, specification: HeadlessScreenSpecification) {
        self.specification = specification
        let modes = specification.modes
        description = ScreenDescription(
            name: name, make: "Shoji", model: "Headless",
            frame: CGRect(origin: .zero, size: specification.sizes[0]), scale: specification.scale,
            modes: modes, currentMode: modes[0], overscan: specification.overscan)
    }

    /// The screen's size in points, as it is seen, in its current mode.
    public var size: CGSize { description.frame.size }

    /// The size in pixels of what is seen on the screen: that of its mode, turned as the picture is.
    public var pixelSize: PixelSize {
        guard let size = description.currentMode?.size else { return PixelSize(width: 0, height: 0) }
        return description.transform.swapsAxes ? PixelSize(width: size.height, height: size.width) : size
    }

    func setMode(_ index: Int) {
        description.currentMode = description.modes[index]
        updateSize()
    }

    func take(_ change: ScreenChange) {
        if let mode = change.mode { description.currentMode = description.modes.first { $0.shows(mode) } }
        if let scale = change.scale { description.scale = scale }
        if let transform = change.transform { description.transform = transform }
        if let position = change.position { ownPosition = position }
        updateSize()
    }

    /// Points are square, whatever the mode's pixels are.
    private func updateSize() {
        guard let mode = description.currentMode else { return }
        // The specification's sizes need not be whole pixels; at its own scale they are what it says.
        if let index = description.modes.firstIndex(of: mode), description.scale == specification.scale {
            description.frame.size = specification.sizes[index]
        } else {
            description.frame.size = CGSize(
                width: CGFloat(mode.size.width) * mode.pixelAspectRatio / description.scale,
                height: CGFloat(mode.size.height) / description.scale)
        }
        if description.transform.swapsAxes {
            let size = description.frame.size
            description.frame.size = CGSize(width: size.height, height: size.width)
        }
    }
}

extension ScreenMode {
    /// Whether the mode is the one that is asked for; a rate of 0 asks for any.
    func shows(_ wanted: ScreenMode) -> Bool {
        size == wanted.size && (wanted.refreshRate == 0 || abs(refreshRate - wanted.refreshRate) < 0.01)
    }
}
