// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Colors")
struct CGColorTests {
    @Test("Components are clamped")
    func componentsAreClamped() {
        let color = CGColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
        #expect(color.components == [0, 1, 0, 1])
    }

    @Test("Grays have three equal components")
    func graysHaveThreeEqualComponents() {
        #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.25, 0.25, 0.5])
        #expect(CGColor.white == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor.clear.alpha == 0)
    }

    @Test("A copy differs only in its alpha")
    func copyDiffersOnlyInItsAlpha() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        #expect(color.copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.5])
    }
}
