// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Layout guides of the areas that bars cover")
struct UILayoutSupportTests {
    private final class Screen: UIViewController {
        let label = UILabel(frame: .zero)

        @available(*, deprecated)
        override func viewDidLoad() {
            super.viewDidLoad()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
                label.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                NSLayoutConstraint(
                    item: label, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: topLayoutGuide,
                    attribute: .height, multiplier: 1, constant: 0),
            ])
        }
    }

    @Test("The guides end where the bars end, and follow them")
    @available(*, deprecated)
    func bars() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        stage.show(navigation)
        try stage.settle()
        let insets = screen.view.safeAreaInsets
        #expect(insets.top > 30 && insets.bottom > 30)
        #expect(screen.topLayoutGuide.length == insets.top && screen.bottomLayoutGuide.length == insets.bottom)
        #expect(screen.label.frame.minY == insets.top && screen.label.frame.maxY == 600 - insets.bottom)
        navigation.setNavigationBarHidden(true, animated: false)
        try stage.settle()
        #expect(screen.topLayoutGuide.length < insets.top && screen.label.frame.minY == screen.topLayoutGuide.length)
        #expect(screen.view.layoutGuides.count { $0 is any UILayoutSupport } == 2)
    }
}
