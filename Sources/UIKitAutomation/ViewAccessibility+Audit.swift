// SPDX-License-Identifier: MIT
package import AccessibilityAudit
internal import Foundation
internal import Graphics
package import UIKitAccessibility
package import UIKitCore

extension ViewAccessibility {
    /// Examines a window and its popups, with contrast as it is shown.
    package func issues(
        in window: UIWindow, limits: AccessibilityLimits = AccessibilityLimits()
    ) -> [AccessibilityIssue] {
        forget()
        guard let id = id(of: window) else { return [] }
        let scale = Double(window.traitCollection.displayScale)
        // In fewer pixels than points, thin strokes blend with their background.
        let picture = scale < 1 ? nil : window.picture(isExtended: false)
        return AccessibilityAudit(of: self, limits: limits).issues(
            in: id, image: picture.flatMap { AuditImage($0, scale: scale) })
    }
}

extension AuditImage {
    /// Creates an image of a window; `nil` if it is empty.
    fileprivate init?(_ image: CGImage, scale: Double) {
        let (width, height, rowLength) = (image.width, image.height, image.bytesPerRow)
        // By rows: an audit examines millions of pixels, and loops over them are slow without optimization.
        let pixels = image.bitmap.withUnsafeBytes { bytes in
            [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
                let target = unsafe UnsafeMutableRawBufferPointer(pixels)
                for row in 0..<height {
                    let line = unsafe bytes[(row * rowLength)...].prefix(width * 4)
                    unsafe UnsafeMutableRawBufferPointer(rebasing: target[(row * width * 4)...])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: line))
                }
                count = width * height
            }
        }
        self.init(pixels: pixels, width: width, height: height, scale: scale)
    }
}
