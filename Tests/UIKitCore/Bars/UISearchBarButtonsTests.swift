// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Search bars: buttons, prompts, and styles")
struct UISearchBarButtonsTests {
    private final class Log: UISearchBarDelegate {
        var lines: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmarks") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    }

    private func bar(on stage: Stage) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
        stage.show(bar)
        return bar
    }

    @Test("A press on the field's button notifies the delegate, and doesn't begin editing")
    func buttons() throws {
        let stage = Stage()
        let bar = bar(on: stage)
        let log = Log()
        bar.delegate = log
        #expect(bar.searchTextField.rightView == nil)
        bar.showsBookmarkButton = true
        stage.advance(by: 0)
        try stage.tap(try #require(bar.searchTextField.rightView))
        bar.showsSearchResultsButton = true
        stage.advance(by: 0)
        try stage.tap(try #require(bar.searchTextField.rightView))
        #expect(log.lines == ["bookmarks", "results"] && !bar.isFirstResponder)
        bar.isSearchResultsButtonSelected = true
        #expect((bar.searchTextField.rightView as? UIControl)?.isSelected == true)
        bar.showsSearchResultsButton = false
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test("The field's button is hidden during editing")
    func editing() throws {
        let stage = Stage()
        let bar = bar(on: stage)
        bar.showsBookmarkButton = true
        stage.advance(by: 0)
        let button = try #require(bar.searchTextField.rightView)
        #expect(button.superview != nil && !button.isHidden)
        bar.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(button.superview == nil || button.isHidden)
    }

    @Test("A prompt is above the field and makes the bar higher")
    func prompt() throws {
        let stage = Stage()
        let bar = bar(on: stage)
        let (height, top) = (bar.intrinsicContentSize.height, bar.searchTextField.frame.minY)
        bar.prompt = "Find a bird"
        bar.sizeToFit()
        stage.advance(by: 0)
        let label = try #require(bar.promptLabel)
        #expect(bar.intrinsicContentSize.height > height && bar.searchTextField.frame.minY > top)
        #expect(label.frame.maxY <= bar.searchTextField.frame.minY && label.text == "Find a bird")
        bar.prompt = nil
        stage.advance(by: 0)
        #expect(bar.intrinsicContentSize.height == height && bar.searchTextField.frame.minY == top)
    }

    @Test("A black bar is dark, and an opaque one has an opaque color")
    func styles() {
        let stage = Stage()
        let bar = bar(on: stage)
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.traitCollection.userInterfaceStyle == .light)
        bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        bar.isTranslucent = false
        #expect(bar.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
