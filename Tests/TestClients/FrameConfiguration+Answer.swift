// SPDX-License-Identifier: MIT
internal import Foundation
public import Windowing

extension FrameConfiguration {
    /// The answer of an application that takes what it is given, and 200 × 100 where it may choose.
    public init(_ configuration: WindowConfiguration) {
        let size = CGSize(width: configuration.width ?? 200, height: configuration.height ?? 100)
        self.init(
            serial: configuration.serial,
            pixelSize: PixelSize(
                width: Int((size.width * configuration.scale).rounded()),
                height: Int((size.height * configuration.scale).rounded())),
            size: size, scale: configuration.scale, windowGeometry: CGRect(origin: .zero, size: size))
    }
}
