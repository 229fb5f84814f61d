// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTesting

@Suite("Missing content")
@MainActor
struct UIContentUnavailableTests {
    private final class List: UIViewController {
        var items: [String] = [] {
            didSet { setNeedsUpdateContentUnavailableConfiguration() }
        }
        var presses = 0
        private(set) var states: [UIContentUnavailableConfigurationState] = []

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state)
            guard items.isEmpty else { return contentUnavailableConfiguration = nil }
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No Birds"
            configuration.secondaryText = "Birds that you have seen appear here."
            configuration.button.title = "Add Bird"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.presses += 1 }
            contentUnavailableConfiguration = configuration
        }
    }

    @Test(
        "A controller is asked before its first layout and when it requests, and shows text and buttons in the middle")
    func controller() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let list = List()
        stage.show(list)
        stage.advance(by: 0)
        #expect(list.states.count == 1)
        try stage.expect("No Birds")
        let view = try #require(list.view.subviews.last as? UIContentUnavailableView)
        let label = try stage.view(named: "No Birds")
        let frame = label.convert(label.bounds, to: nil)
        #expect(abs(frame.midX - 200) <= 1 && frame.minY > 200 && frame.maxY < 350)
        try stage.tap("Add Bird")
        #expect(list.presses == 1)
        // Touches next to the content reach the controller's view.
        #expect(list.view.hitTest(CGPoint(x: 20, y: 20), with: nil) === list.view)
        list.items = ["Wren"]
        stage.advance(by: 0)
        #expect(list.states.count == 2 && view.superview == nil)
    }

    @Test("The configuration of a search names the search text")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = " heron "
        let configuration = UIContentUnavailableConfiguration.search()
        #expect(configuration.text == "No Results" && configuration.image != nil)
        #expect(configuration.secondaryText == "Check the spelling or try a new search.")
        #expect(configuration.updated(for: state).text == "No Results for “heron”")
        state.searchText = nil
        #expect(configuration.updated(for: state).text == "No Results")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    /// A controller that finds nothing.
    private final class Search: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            contentUnavailableConfiguration = state.searchText == nil ? nil : UIContentUnavailableConfiguration.search()
        }
    }

    @Test("A controller without results names the text of the active search, and follows it")
    func activeSearch() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let controller = Search()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        stage.show(UINavigationController(rootViewController: controller))
        stage.advance(by: 1)
        #expect(controller.contentUnavailableConfigurationState.searchText == nil)
        try stage.expectNot("No Results")
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 0)
        try stage.expect("No Results")
        stage.type("her")
        try stage.settle()
        try stage.expect("No Results for “her”")
        try stage.expect("Check the spelling or try a new search.")
        stage.type("on")
        try stage.settle()
        try stage.expect("No Results for “heron”")
        search.isActive = false
        try stage.settle()
        #expect(controller.contentUnavailableConfigurationState.searchText == nil)
        try stage.expectNot("No Results")
    }

    @Test("The content is centered between the bars over a scroll view, and stays there while it scrolls")
    func scrollView() throws {
        final class Scroll: UIViewController {
            override func loadView() { view = UIScrollView(frame: .zero) }
        }
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let controller = Scroll()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Birds"
        controller.contentUnavailableConfiguration = configuration
        let stack = UINavigationController(rootViewController: controller)
        stage.show(stack)
        stage.advance(by: 1)
        let scroll = try #require(controller.view as? UIScrollView)
        scroll.contentSize = CGSize(width: 400, height: 2000)
        for offset in [-scroll.adjustedContentInset.top, 300] as [CGFloat] {
            scroll.contentOffset.y = offset
            stage.advance(by: 0)
            let label = try stage.view(named: "No Birds")
            let middle = (stack.navigationBar.frame.maxY + 600) / 2
            #expect(abs(label.convert(label.bounds, to: nil).midY - middle) <= 1)
        }
    }

    @Test("A controller of results names the search text too; a configuration that was set once follows the search")
    func searchResults() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let (controller, results) = (UIViewController(), UIViewController())
        results.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        let search = UISearchController(searchResultsController: results)
        controller.navigationItem.searchController = search
        stage.show(UINavigationController(rootViewController: controller))
        stage.advance(by: 1)
        search.searchBar.becomeFirstResponder()
        stage.type("owl")
        try stage.settle()
        try stage.expect("No Results for “owl”")
        stage.type("s")
        try stage.settle()
        try stage.expect("No Results for “owls”")
    }

    @Test("The configuration of loading shows a running indicator; other content replaces it in the same view")
    func loading() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view = UIContentUnavailableView(configuration: .loading())
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        stage.show(view)
        stage.advance(by: 0)
        func indicators(_ view: UIView) -> [UIActivityIndicatorView] {
            [view as? UIActivityIndicatorView].compactMap { $0 } + view.subviews.flatMap(indicators)
        }
        #expect(indicators(view).map(\.isAnimating) == [true])
        view.configuration = UIContentUnavailableConfiguration.search()
        stage.advance(by: 0)
        #expect(indicators(view).isEmpty)
        try stage.expect("No Results")
    }

    nonisolated static let sizes = [CGSize(width: 400, height: 20), .zero, CGSize(width: 10, height: 600)]

    @Test("Content that doesn't fit scrolls", arguments: sizes)
    func small(size: CGSize) {
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.secondaryText = String(repeating: "Check the spelling. ", count: 10)
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let scroll = view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect((scroll?.contentSize.height ?? 0) > size.height || size.width == 10)
    }
}
