// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// A screen in memory.
@MainActor
public final class HeadlessScreen: PlatformScreen {
    public internal(set) var description: ScreenDescription
    public let specification: HeadlessScreenSpecification

    init(name: String, specification: HeadlessScreenSpecification) {
        self.specification = specification
        let modes = specification.modes
        description = ScreenDescription(
            name: name, make: "Shoji", model: "Headless",
            frame: CGRect(origin: .zero, size: specification.sizes[0]), scale: specification.scale,
            modes: modes, currentMode: modes[0])
    }

    /// The screen's size in points in its current mode.
    public var size: CGSize { description.frame.size }

    /// The screen's size in pixels in its current mode.
    public var pixelSize: PixelSize { description.currentMode?.size ?? PixelSize(width: 0, height: 0) }

    func setMode(_ index: Int) {
        description.frame.size = specification.sizes[index]
        description.currentMode = description.modes[index]
    }
}
