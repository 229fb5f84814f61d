// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// A screen in memory.
@MainActor
public final class HeadlessScreen: PlatformScreen {
    public internal(set) var description: ScreenDescription
    /// The specification from which the screen was created.
    public let specification: HeadlessScreenSpecification
    /// Whether the screen's power is on.
    public internal(set) var isOn = true
    /// The configured position; `nil` places the screen to the right of the previous one.
    var ownPosition: CGPoint?

    init(name: String, specification: HeadlessScreenSpecification) {
        self.specification = specification
        let modes = specification.modes
        description = ScreenDescription(
            name: name, make: "Shoji", model: "Headless",
            frame: CGRect(origin: .zero, size: specification.sizes[0]), scale: specification.scale,
            modes: modes, currentMode: modes[0], overscan: specification.overscan)
    }

    /// The size in points, in its current mode and after the transform.
    public var size: CGSize { description.frame.size }

    /// The size of the image in pixels: that of the mode, after the transform.
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

    /// Points are square, whatever the shape of the mode's pixels.
    private func updateSize() {
        guard let mode = description.currentMode else { return }
        // Sizes in the specification need not be whole pixels; at the specified scale they are used exactly.
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
    /// Returns whether the mode matches the requested one; a rate of 0 matches any.
    func shows(_ wanted: ScreenMode) -> Bool {
        size == wanted.size && (wanted.refreshRate == 0 || abs(refreshRate - wanted.refreshRate) < 0.01)
    }
}
