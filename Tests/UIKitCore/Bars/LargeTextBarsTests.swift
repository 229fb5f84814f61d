// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Bars at other text sizes")
@MainActor
struct LargeTextBarsTests {
    @MainActor
    private struct Scene {
        let stage: Stage
        let navigation: UINavigationController
        let tabs = UITabBarController()

        init(width: CGFloat) throws {
            stage = Stage(size: CGSize(width: width, height: 700))
            let content = UIViewController()
            content.title = "Recipes"
            content.navigationItem.subtitle = "12 recipes"
            content.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .done),
                UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            ]
            content.toolbarItems = [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)]
            navigation = UINavigationController(rootViewController: content)
            navigation.isToolbarHidden = false
            navigation.tabBarItem = UITabBarItem(title: "Recipes", image: UIImage(systemName: "book"), tag: 0)
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Shopping", image: UIImage(systemName: "cart"), tag: 1)
            tabs.viewControllers = [navigation, other]
            stage.show(tabs)
            try stage.settle()
        }

        func set(_ scale: CGFloat) throws {
            stage.application.textScale = scale
            try stage.settle()
        }

        /// The font size of the visible label with this text in a bar.
        func size(_ text: String, in bar: UIView) throws -> CGFloat {
            try #require(labels(in: bar).first { $0.text == text }).font.pointSize
        }

        func labels(in view: UIView) -> [UILabel] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            return view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
                .filter { !$0.isHidden && $0.alpha > 0 && $0.text?.isEmpty == false }
        }
    }

    @Test(
        "Titles and items of bars grow up to the first accessibility size, and the bars with them",
        arguments: [
            380 as CGFloat, 900,
        ])
    func growth(width: CGFloat) throws {
        let scene = try Scene(width: width)
        let bars: [UIView] = [scene.navigation.navigationBar, scene.navigation.toolbar, scene.tabs.tabBar]
        let texts = [("Edit", bars[0]), ("Archive", bars[1]), ("Shopping", bars[2]), ("12 recipes", bars[0])]
        let usual = (heights: bars.map(\.bounds.height), sizes: try texts.map { try scene.size($0, in: $1) })
        #expect(usual.heights[0] == 44)
        for scale: CGFloat in [1.3, 1.65, 2, 3.1] {
            try scene.set(scale)
            for (index, (text, bar)) in texts.enumerated() {
                let size = try scene.size(text, in: bar)
                #expect(size > usual.sizes[index] && size <= usual.sizes[index] * 1.65, "\(text) \(scale)")
            }
            for (index, bar) in bars.enumerated() {
                #expect(bar.bounds.height > usual.heights[index])
                for label in scene.labels(in: bar) {
                    let frame = label.convert(label.bounds, to: bar)
                    #expect(frame.minY >= 0 && frame.maxY <= bar.bounds.height, "\(label.text ?? "") \(scale)")
                    #expect(
                        label.intrinsicContentSize.height <= label.bounds.height + 0.5, "\(label.text ?? "") \(scale)")
                }
            }
        }
        // Bars don't shrink with small text, and recover.
        for scale: CGFloat in [0.8, 1] {
            try scene.set(scale)
            #expect(bars.map(\.bounds.height) == usual.heights)
            #expect(try texts.map { try scene.size($0, in: $1) } == usual.sizes)
        }
    }

    @Test("Large titles follow the size of their text style, and the row of the title its height")
    func largeTitles() throws {
        let scene = try Scene(width: 600)
        let bar = scene.navigation.navigationBar
        bar.prefersLargeTitles = true
        scene.navigation.topViewController?.navigationItem.subtitle = nil
        try scene.stage.settle()
        var last: CGFloat = 0
        for (scale, size) in [(0.8, 31), (1, 34), (1.3, 40), (2, 48), (3.1, 60)] as [(CGFloat, CGFloat)] {
            try scene.set(scale)
            let label = try #require(scene.labels(in: bar).first { $0.text == "Recipes" })
            #expect(label.font.pointSize == size)
            #expect(label.intrinsicContentSize.height <= label.bounds.height + 0.5)
            #expect(bar.bounds.height >= last)
            last = bar.bounds.height
        }
    }

    @Test("A large title that doesn't fit becomes smaller before it is truncated")
    func shrinkingTitle() throws {
        let scene = try Scene(width: 600)
        let bar = scene.navigation.navigationBar
        bar.prefersLargeTitles = true
        scene.navigation.topViewController?.navigationItem.subtitle = nil
        try scene.stage.settle()
        let label = try #require(scene.labels(in: bar).first { $0.text == "Recipes" && $0.font.pointSize == 34 })
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor > 0.5 && label.minimumScaleFactor < 0.9)
    }

    @Test("Custom views of items have the text size of bars")
    func customViews() throws {
        let scene = try Scene(width: 600)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.text = "2 Unread"
        label.sizeToFit()
        scene.navigation.topViewController?.toolbarItems = [UIBarButtonItem(customView: label)]
        try scene.set(3.1)
        #expect(label.font.pointSize == 23)
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        #expect(label.bounds.width >= label.intrinsicContentSize.width)
    }
}
