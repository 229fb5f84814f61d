// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

@MainActor
@Suite("Text views: the find bar at other text sizes")
struct LargeTextFindBarTests {
    private func parts(of bar: FindBar) -> [UIView] {
        bar.subviews.filter { ($0 is UITextField || $0 is UIButton) && !$0.isHidden }
    }

    @Test(
        "The bar and its fields grow with the text, also while it is open, and nothing overlaps", arguments: [320, 900])
    func growth(width: Int) throws {
        let size = CGSize(width: width, height: 600)
        let scene = TextViewScene("one two", size: size, in: size)
        scene.view.isFindInteractionEnabled = true
        let interaction = try #require(scene.view.findInteraction)
        interaction.presentFindNavigator(showingReplace: true)
        try scene.stage.settle()
        let bar = try #require(interaction.bar)
        let height = bar.bounds.height
        scene.stage.application.textScale = 3.1
        try scene.stage.settle()
        #expect(bar.bounds.height > height * 2)
        let parts = parts(of: bar)
        #expect(parts.count == 7)
        for (index, part) in parts.enumerated() {
            #expect(bar.bounds.contains(part.frame) && part.bounds.height > 60, "\(part)")
            if let field = part as? UITextField { #expect(field.font?.pointSize == 42 && field.bounds.width > 150) }
            for other in parts[(index + 1)...] {
                #expect(!part.frame.insetBy(dx: 1, dy: 1).intersects(other.frame), "\(part) \(other)")
            }
        }
        scene.stage.application.textScale = 1
        try scene.stage.settle()
        #expect(bar.bounds.height == height)
    }
}
