// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@Suite
@MainActor
struct UIImageEqualityTests {
    private func square(_ color: UIColor, side: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("Images are equal if they are drawn alike")
    func equality() {
        let red = square(.red)
        #expect(red == red && red == square(.red))
        #expect(red != square(.blue) && red != square(.red, side: 5))
        #expect(red != red.withRenderingMode(.alwaysTemplate))
        #expect(Set([red, square(.red), square(.blue)]).count == 2)
    }
}
