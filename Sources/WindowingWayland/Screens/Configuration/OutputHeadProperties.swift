// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// What an output's head has been told to be, before it is made a `ScreenHead`.
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

    /// The head with these modes, those of impossible sizes included: their places in the list are how they are chosen.
    func head(modes: [OutputModeProperties], current: Int?) -> ScreenHead {
        let modes = modes.map(\.mode)
        let currentMode = isEnabled ? current.map { modes[$0] } : nil
        // The wire's 256ths are not the 120ths that scales are made of.
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

/// What one of its modes has been told to be.
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
