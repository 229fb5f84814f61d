// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@testable import UIKitCore

@Suite("Motion of navigation bars")
@MainActor
struct NavigationMotionTests {
    private static let width: CGFloat = 400

    /// A controller with rows, a large title, and a search bar.
    private final class List: UIViewController {
        let scroller = UIScrollView()
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            scroller.frame = view.bounds
            scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroller.contentSize = CGSize(width: 0, height: 4000)
            view.addSubview(scroller)
            title = "Recipes"
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }
    }

    @MainActor
    private struct Scene {
        let stage: Stage
        let list = List()
        let detail = UIViewController()
        let navigation: UINavigationController

        init(languages: [String] = []) throws {
            stage = Stage(size: CGSize(width: NavigationMotionTests.width, height: 600), languages: languages)
            navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            detail.title = "Plum Cake"
            detail.navigationItem.largeTitleDisplayMode = .never
            detail.view.backgroundColor = .lightGray
            stage.show(navigation)
            try stage.settle()
        }

        /// The position of a view as it is shown in the window, with the animations of all of its ancestors.
        func shownX(_ view: UIView) -> CGFloat {
            var x: CGFloat = 0
            var current: UIView? = view
            while let shown = current {
                guard let layer = shown.layer.presentation() else { return .nan }
                x += layer.frame.minX - (shown.superview?.bounds.minX ?? 0)
                current = shown.superview
            }
            return x
        }

        /// The titles with this text that can be seen.
        func titles(_ text: String) -> [UILabel] {
            navigation.navigationBar.descendants(of: UILabel.self).filter { label in
                guard label.text == text else { return false }
                let alpha = sequence(first: label as UIView, next: \.superview).reduce(Float(1)) {
                    $0 * ($1.isHidden ? 0 : $1.layer.presentation()?.opacity ?? 1)
                }
                return alpha > 0.02
            }
        }
    }

    @Test("The search bar is pushed out by the incoming view, and isn't seen over it", arguments: [false, true])
    func push(isRightToLeft: Bool) throws {
        let scene = try Scene(languages: isRightToLeft ? ["ar"] : [])
        scene.navigation.pushViewController(scene.detail, animated: true)
        let searchBar = scene.list.search.searchBar
        var last: CGFloat = 0
        for _ in 0..<6 {
            scene.stage.advance(by: 1.0 / 20)
            let (edge, bar) = (scene.shownX(scene.detail.view), scene.shownX(searchBar))
            // The search bar, as wide as the window, and the incoming view touch.
            #expect(abs(isRightToLeft ? edge + Self.width - bar : edge - Self.width - bar) < 1, "\(edge) \(bar)")
            #expect(abs(bar) > last || abs(bar) > Self.width - 1)
            #expect(searchBar.layer.presentation()?.opacity == 1)
            last = abs(bar)
        }
        try scene.stage.settle()
        #expect(scene.navigation.navigationBar.bounds.height == 44)
    }

    @Test("Going back brings in the whole large title, which is the only title of its text next to the back button")
    func pop() throws {
        let scene = try Scene()
        scene.navigation.pushViewController(scene.detail, animated: false)
        try scene.stage.settle()
        scene.navigation.popViewController(animated: true)
        for step in 0..<8 {
            scene.stage.advance(by: 1.0 / 20)
            let shown = scene.titles("Recipes")
            #expect(shown.count <= 2, "\(step)")
            let large = try #require(shown.max { $0.font.pointSize < $1.font.pointSize })
            #expect(large.font.pointSize == 34)
            // Nothing cuts it: the view that clips it is as high as in rest.
            let zone = try #require(large.superview)
            #expect(zone.layer.presentation()?.bounds.height ?? 0 >= 52)
            let (edge, bar) = (scene.shownX(scene.detail.view), scene.shownX(scene.list.search.searchBar))
            if step < 4 { #expect(abs(edge - Self.width - bar) < 1, "\(edge) \(bar)") }
        }
        try scene.stage.settle()
        #expect(scene.titles("Recipes").count == 1)
    }

    @Test("Going back to content that is scrolled doesn't show its large title")
    func popToScrolled() throws {
        let scene = try Scene()
        scene.list.scroller.contentOffset.y = 800
        try scene.stage.settle()
        let height = scene.navigation.navigationBar.bounds.height
        scene.navigation.pushViewController(scene.detail, animated: true)
        try scene.stage.settle()
        scene.navigation.popViewController(animated: true)
        for _ in 0..<6 {
            scene.stage.advance(by: 1.0 / 20)
            #expect(!scene.titles("Recipes").contains { $0.font.pointSize == 34 && $0.superview?.isHidden == false })
            #expect(scene.navigation.navigationBar.bounds.height == height)
        }
        try scene.stage.settle()
        #expect(scene.navigation.navigationBar.bounds.height == height)
        #expect(scene.list.scroller.contentOffset.y == 800)
    }

    @Test("During a swipe back, the search bar follows the finger with its content")
    func swipe() throws {
        let scene = try Scene()
        scene.navigation.pushViewController(scene.detail, animated: false)
        try scene.stage.settle()
        let fingers = Fingers(stage: scene.stage)
        fingers.down(0, 2, 300)
        for x in stride(from: CGFloat(20), through: 260, by: 40) {
            fingers.move(0, x, 300)
            scene.stage.advance(by: 1.0 / 30)
            let (edge, bar) = (scene.shownX(scene.detail.view), scene.shownX(scene.list.search.searchBar))
            #expect(abs(edge - Self.width - bar) < 1, "\(edge) \(bar)")
        }
        fingers.send(.cancelled, 0, 260, 300)
        try scene.stage.settle()
        #expect(scene.navigation.topViewController === scene.detail)
        #expect(scene.titles("Plum Cake").count == 1)
    }

    @Test("The background of a bar depends on the position of the content, without delay")
    func background() throws {
        let scene = try Scene()
        let background = scene.navigation.navigationBar.background
        var offset = scene.list.scroller.contentOffset
        let top = offset.y
        #expect(background.layer.presentation()?.opacity == 0)
        // The large title collapses first.
        offset.y = top + 52
        scene.list.scroller.contentOffset = offset
        scene.stage.advance(by: 0)
        #expect(background.layer.presentation()?.opacity == 0)
        offset.y = top + 52 + Theme.Bars.edgeFadeDistance / 2
        scene.list.scroller.contentOffset = offset
        scene.stage.advance(by: 0)
        #expect(background.layer.presentation()?.opacity == 0.5)
        offset.y = top + 200
        scene.list.scroller.contentOffset = offset
        scene.stage.advance(by: 0)
        #expect(background.layer.presentation()?.opacity == 1)
        offset.y = top
        scene.list.scroller.contentOffset = offset
        scene.stage.advance(by: 0)
        #expect(background.layer.presentation()?.opacity == 0)
    }
}

extension UIView {
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.descendants(of: type) }
    }
}
