// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Tab bars")
struct UITabBarTests {
    private func shown(_ stage: Stage) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: stage.window.bounds.width, height: 44))
        bar.items = UITabBarItem.SystemItem.allCases.prefix(7).map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        stage.show(bar)
        return bar
    }

    @Test("If not all titles fit next to the images, only images are shown", arguments: [520, 1100])
    func titles(width: Int) throws {
        let stage = Stage(size: CGSize(width: CGFloat(width), height: 500), scale: 0.5)
        defer { stage.end() }
        let bar = shown(stage)
        try stage.settle()
        let isNarrow = width < 1000
        for button in bar.buttons {
            #expect((button.label.frame.width == 0) == isNarrow)
            #expect(button.label.frame.width.rounded(.up) >= (isNarrow ? 0 : button.label.intrinsicContentSize.width))
            #expect(button.accessibilityLabel == button.item.title)
            let sign = button.symbol.frame
            if isNarrow { #expect(abs(sign.midX - button.bounds.midX) <= 1) }
        }
    }
}
