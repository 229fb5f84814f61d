// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The received properties of an output, from `wl_output` and `xdg_output`.
struct OutputProperties {
    var name: String?
    var make = ""
    var model = ""
    var position = (x: Int32(0), y: Int32(0))
    var physicalSize = (width: Int32(0), height: Int32(0))
    var transform = ScreenTransform.normal
    var integerScale: Int32 = 1
    var logicalPosition: (x: Int32, y: Int32)?
    var logicalSize: (width: Int32, height: Int32)?
    private(set) var modes: [ScreenMode] = []
    private(set) var currentMode: ScreenMode?

    /// Adds a mode.
    ///
    /// Compositors send all modes, or only the current one, and repeat it when it changes.
    mutating func addMode(width: Int32, height: Int32, millihertz: Int32, isCurrent: Bool, isPreferred: Bool) {
        guard width > 0, height > 0 else { return }
        let mode = ScreenMode(
            size: PixelSize(width: Int(width), height: Int(height)), refreshRate: Double(max(0, millihertz)) / 1000,
            isPreferred: isPreferred)
        if let index = modes.firstIndex(where: { $0.size == mode.size && $0.refreshRate == mode.refreshRate }) {
            modes[index] = mode
        } else {
            modes.append(mode)
        }
        if isCurrent { currentMode = mode }
    }

    /// Returns a description; `fallbackName` is for compositors without output names.
    func description(fallbackName: String) -> ScreenDescription {
        ScreenDescription(
            name: name ?? fallbackName, make: make, model: model, frame: frame, scale: scale, transform: transform,
            physicalSize: CGSize(
                width: CGFloat(max(0, physicalSize.width)), height: CGFloat(max(0, physicalSize.height))),
            modes: modes, currentMode: currentMode)
    }

    /// The size of the current mode after the transform, in pixels.
    private var turnedSize: PixelSize? {
        currentMode.map { mode in
            transform.swapsAxes ? PixelSize(width: mode.size.height, height: mode.size.width) : mode.size
        }
    }

    private var validLogicalSize: CGSize? {
        logicalSize.flatMap { size in
            size.width > 0 && size.height > 0 ? CGSize(width: CGFloat(size.width), height: CGFloat(size.height)) : nil
        }
    }

    private var frame: CGRect {
        let origin = logicalPosition ?? position
        let size =
            validLogicalSize
            ?? turnedSize.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) } ?? .zero
        return CGRect(origin: CGPoint(x: CGFloat(origin.x), y: CGFloat(origin.y)), size: size)
    }

    /// `wl_output` has integer scales only, with 1.5 rounded to 2; the exact one is derived from the logical size.
    private var scale: CGFloat {
        let whole = CGFloat(min(max(integerScale, 1), 16))
        guard let logical = validLogicalSize, let pixels = turnedSize else { return whole }
        // The logical size is rounded to whole points; scales are multiples of 1/120.
        let ratio = (CGFloat(pixels.width) / logical.width * 120).rounded() / 120
        return (0.5...16).contains(ratio) ? ratio : whole
    }
}
