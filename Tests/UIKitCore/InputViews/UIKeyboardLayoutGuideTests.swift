// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("The keyboard's layout guide")
struct UIKeyboardLayoutGuideTests {
    @Test("Its top is the bottom of the safe area, or of the view")
    func top() {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        let guide = controller.view.keyboardLayoutGuide
        #expect(guide === controller.view.keyboardLayoutGuide)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.show(controller)
        #expect(bar.frame == CGRect(x: 0, y: 130, width: 300, height: 40))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 170, width: 300, height: 30))
        guide.usesBottomSafeArea = false
        stage.advance(by: 0)
        #expect(bar.frame.maxY == 200)
    }
}
