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
        let pixels = image.bitmap.withUnsafeBytes { bytes in
            (0..<height).flatMap { row in
                (0..<width).map { bytes.loadUnaligned(fromByteOffset: row * rowLength + $0 * 4, as: UInt32.self) }
            }
        }
        self.init(pixels: pixels, width: width, height: height, scale: scale)
    }
}
