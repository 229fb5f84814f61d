// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Search bars")
struct UISearchBarTests {
    private final class Log: UISearchBarDelegate, UISearchResultsUpdating {
        var lines: [String] = []

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("searched") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancelled") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            lines.append("scope \(selectedScope)")
        }
        func updateSearchResults(for searchController: UISearchController) {
            lines.append("results for \(searchController.searchBar.text ?? "")")
        }
    }

    @Test("Typing, Return, and Escape call the delegate in order")
    func delegate() throws {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
        let log = Log()
        bar.delegate = log
        stage.show(bar)
        try stage.tap(bar.searchTextField)
        stage.type("ab")
        try stage.key("Return")
        #expect(log.lines == ["began", "a", "ab", "searched"])
        log.lines = []
        try stage.key("Escape")
        #expect(log.lines == ["ended", "cancelled"])
        #expect(bar.text?.isEmpty != false)
        #expect(!bar.isFirstResponder)
    }

    @Test("The cancel button takes its width from the field")
    func cancelButton() throws {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
        let log = Log()
        bar.delegate = log
        stage.show(bar)
        #expect(bar.searchTextField.frame == CGRect(x: 16, y: 8, width: 368, height: 36))
        bar.setShowsCancelButton(true, animated: true)
        try stage.settle()
        #expect(bar.searchTextField.frame.width < 320)
        try stage.tap("Cancel")
        #expect(log.lines == ["cancelled"])
    }

    @Test("The clear button is as far from the trailing edge as the magnifying glass from the leading one")
    func clearButton() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            field.semanticContentAttribute = attribute
            let sign = field.leftViewRect(forBounds: field.bounds)
            let clear = field.clearButtonRect(forBounds: field.bounds)
            let isMirrored = attribute == .forceRightToLeft
            #expect(isMirrored ? clear.minX == 200 - sign.maxX : sign.minX == 200 - clear.maxX)
            #expect(clear.midY == sign.midY && sign.minX > 0 && sign.maxX < 200)
        }
    }

    @Test("The large title and the search field have the margin of the content below", arguments: [360, 800])
    func margins(width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: width, height: 600))
        let (split, list) = (UISplitViewController(style: .doubleColumn), UIViewController())
        let search = UISearchController(searchResultsController: nil)
        list.title = "Birds"
        list.navigationItem.searchController = search
        split.preferredPrimaryColumnWidth = 340
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        list.navigationController?.navigationBar.prefersLargeTitles = true
        // The bar is laid out before it is in a window, whose width determines the margin.
        let stack = try #require(list.navigationController)
        stack.view.frame = CGRect(x: 0, y: 0, width: 340, height: 600)
        stack.view.layoutIfNeeded()
        stage.show(split)
        if split.isCollapsed { split.show(.primary) }
        try stage.settle()
        let margin = list.view.layoutMargins.left
        let title = try stage.view(named: "Birds")
        #expect(title.convert(title.bounds, to: nil).minX == margin)
        let field = search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil).minX == margin)
        #expect(margin == (width < 390 ? 16 : 20))
    }

    @Test("Scopes increase the bar's height, and selecting one is reported")
    func scopes() throws {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 96))
        let log = Log()
        bar.delegate = log
        bar.scopeButtonTitles = ["All", "Some"]
        #expect(bar.sizeThatFits(.zero).height == 52)
        bar.showsScopeBar = true
        #expect(bar.sizeThatFits(.zero).height == 96)
        stage.show(bar)
        try stage.tap("Some")
        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(log.lines == ["scope 1"])
        bar.selectedScopeButtonIndex = 9
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    /// Returns a list with a search in a navigation controller of 400 points.
    private func showSearch(
        on stage: Stage, of root: UIViewController, configure: (UISearchController, UINavigationController) -> Void
    ) -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: root)
        root.title = "Root"
        root.navigationItem.searchController = search
        configure(search, navigation)
        stage.show(navigation)
        return search
    }

    @Test("An obscured background ends the search when it is tapped, and isn't there otherwise")
    func obscured() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let root = UIViewController()
        let search = showSearch(on: stage, of: root) { _, _ in }
        try stage.tap(search.searchBar.searchTextField)
        #expect(root.view.subviews.isEmpty)
        search.isActive = false
        search.obscuresBackgroundDuringPresentation = true
        #expect(root.view.subviews.isEmpty)
        search.isActive = true
        try stage.settle()
        #expect(root.view.subviews.map(\.frame) == [root.view.bounds])
        stage.tap(at: CGPoint(x: 200, y: 500))
        try stage.settle()
        #expect(!search.isActive)
        #expect(root.view.subviews.isEmpty)
    }

    @Test("In a compact width only the search bar stays during a search, unless the bar is not to be hidden")
    func hidingBar() throws {
        let stage = Stage(size: CGSize(width: 360, height: 600))
        let root = UIViewController()
        let search = showSearch(on: stage, of: root) { $1.navigationBar.prefersLargeTitles = true }
        let bar = try #require(root.navigationController?.navigationBar)
        let full = bar.bounds.height
        search.isActive = true
        try stage.settle()
        #expect(bar.bounds.height == search.searchBar.bounds.height)
        #expect(throws: (any Error).self) { try stage.tap("Root") }
        search.isActive = false
        try stage.settle()
        #expect(bar.bounds.height == full)
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        try stage.settle()
        #expect(bar.bounds.height == full)
    }

    /// The opacity of a view together with its superviews.
    private func opacity(_ view: UIView) -> CGFloat {
        sequence(first: view, next: \.superview).reduce(1) { $0 * $1.alpha }
    }

    private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    @Test("Items that are added during a search stay hidden until it ends, and those removed can be shown elsewhere")
    func itemsDuringSearch() throws {
        let stage = Stage(size: CGSize(width: 360, height: 600))
        let root = UIViewController()
        let search = showSearch(on: stage, of: root) { _, _ in }
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
        search.isActive = true
        try stage.settle()
        let added = UIBarButtonItem(title: "Added", primaryAction: UIAction { _ in })
        let shown = UIBarButtonItem(title: "Shown", primaryAction: UIAction { _ in })
        shown.isHidden = true
        root.navigationItem.rightBarButtonItems = [added, shown]
        root.navigationItem.leftBarButtonItem = nil
        try stage.settle()
        shown.isHidden = false
        try stage.settle()
        #expect(custom.alpha == 1)
        let views = try ["Added", "Shown"].map { title in
            try #require(all(in: stage.window).first { $0 is UIControl && $0.accessibilityLabel == title })
        }
        #expect(views.map(opacity) == [0, 0])
        search.isActive = false
        try stage.settle()
        #expect(views.map(opacity) == [1, 1])
        // A bar without its search also shows its items again.
        search.isActive = true
        try stage.settle()
        root.navigationItem.searchController = nil
        try stage.settle()
        #expect(views.map(opacity) == [1, 1])
    }

    @Test("The search bar collapses before the large title while content scrolls", arguments: [true, false])
    func collapsing(hides: Bool) throws {
        let stage = Stage(size: CGSize(width: 360, height: 600))
        let list = UIScrollView()
        list.contentSize = CGSize(width: 360, height: 3_000)
        let root = UIViewController()
        root.view = list
        root.navigationItem.hidesSearchBarWhenScrolling = hides
        let search = showSearch(on: stage, of: root) { $1.navigationBar.prefersLargeTitles = true }
        let bar = try #require(root.navigationController?.navigationBar)
        try stage.settle()
        let top = list.contentOffset.y
        let (full, height) = (bar.bounds.height, search.searchBar.bounds.height)
        list.contentOffset.y = top + height
        try stage.settle()
        #expect(bar.bounds.height == full - height)
        list.contentOffset.y = top + 1_000
        try stage.settle()
        #expect(bar.bounds.height == (hides ? 44 : 44 + height))
        list.contentOffset.y = top
        try stage.settle()
        #expect(bar.bounds.height == full)
        #expect(search.searchBar.alpha == 1)
    }

    @Test("A search controller shows its results while there is search text")
    func controller() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let results = UIViewController(nibName: nil, bundle: nil)
        let search = UISearchController(searchResultsController: results)
        let log = Log()
        search.searchResultsUpdater = log
        let root = UIViewController(nibName: nil, bundle: nil)
        root.title = "Root"
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        #expect(root.view.safeAreaInsets.top == 96)
        try stage.tap(search.searchBar.searchTextField)
        #expect(search.isActive)
        #expect(results.parent == nil)
        stage.type("x")
        #expect(results.parent === root)
        #expect(results.view.window != nil)
        try stage.settle()
        try stage.tap("Cancel")
        try stage.settle()
        #expect(!search.isActive)
        #expect(results.parent == nil)
        #expect(log.lines == ["results for ", "results for x", "results for "])
    }
}
