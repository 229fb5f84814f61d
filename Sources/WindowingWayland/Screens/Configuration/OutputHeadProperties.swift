// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The received properties of an output's head.
struct OutputHeadProperties {
    var name = ""
    var make = ""
    var model = ""
    var serialNumber = ""
    var physicalSize = (width: Int32(0), height: Int32(0))
    var isEnabled = false
    var position = (x: Int32(0), y: Int32(0))
    var transform = ScreenTransform.normal
    var scale = 1.0

    /// Returns the head with these modes, including those with invalid sizes, because modes are selected by index.
    func head(modes: [OutputModeProperties], current: Int?) -> ScreenHead {
        let modes = modes.map(\.mode)
        let currentMode = isEnabled ? current.map { modes[$0] } : nil
        // The wire format has 1/256 steps, whereas scales are multiples of 1/120.
        let scale = scale.isFinite && scale > 0 ? max(1, (scale * 120).rounded()) / 120 : 1
        var size = CGSize.zero
        if let pixels = currentMode?.size {
            let (across, down) = transform.swapsAxes ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
            size = CGSize(width: (CGFloat(across) / scale).rounded(), height: (CGFloat(down) / scale).rounded())
        }
        return ScreenHead(
            screen: ScreenDescription(
                name: name, make: make, model: model,
                frame: CGRect(origin: CGPoint(x: CGFloat(position.x), y: CGFloat(position.y)), size: size),
                scale: scale, transform: transform,
                physicalSize: CGSize(
                    width: CGFloat(max(0, physicalSize.width)), height: CGFloat(max(0, physicalSize.height))),
                modes: modes, currentMode: currentMode),
            isEnabled: isEnabled, serialNumber: serialNumber)
    }
}

/// The received properties of a mode.
struct OutputModeProperties {
    var width: Int32 = 0
    var height: Int32 = 0
    var millihertz: Int32 = 0
    var isPreferred = false

    var mode: ScreenMode {
        ScreenMode(
            size: PixelSize(width: Int(max(0, width)), height: Int(max(0, height))),
            refreshRate: Double(max(0, millihertz)) / 1000, isPreferred: isPreferred)
    }
}
