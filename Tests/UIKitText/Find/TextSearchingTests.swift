// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Find sessions")
struct TextSearchingTests {
    private final class Position: UITextPosition {
        let value: Int
        init(_ value: Int) {
            self.value = value
            super.init()
        }
    }

    private final class Span: UITextRange {
        let value: Int
        init(_ value: Int) {
            self.value = value
            super.init()
        }
        override var start: UITextPosition { Position(value) }
        override var isEmpty: Bool { false }
    }

    /// Two documents that are searched when a test says so.
    private final class Library: UITextSearching {
        typealias DocumentIdentifier = String
        var selectedTextRange: UITextRange? { nil }
        var aggregator: UITextSearchAggregator<String>?
        var styles: [String: UITextSearchFoundTextStyle] = [:]
        var shown: [String] = []

        func name(_ range: UITextRange, _ document: String?) -> String {
            "\(document ?? "-")\((range as? Span)?.value ?? -1)"
        }

        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
            let (first, second) = ((foundRange as? Span)?.value ?? 0, (toRange as? Span)?.value ?? 0)
            return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
        }

        func compare(document: String, toDocument: String) -> ComparisonResult {
            document < toDocument ? .orderedAscending : document == toDocument ? .orderedSame : .orderedDescending
        }

        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
        ) {
            aggregator = resultAggregator
        }

        func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
            styles[name(foundTextRange, document)] = usingStyle
        }

        func clearAllDecoratedFoundText() { styles = [:] }

        func scrollRangeToVisible(_ range: UITextRange, inDocument: String?) {
            shown.append(name(range, inDocument))
        }
    }

    @Test("Ranges of several documents are ordered by document and position, in whichever order they are found")
    func documents() throws {
        let library = Library()
        let session = UITextSearchingFindSession(searchableObject: library)
        session.performSearch(query: "x", options: nil)
        let aggregator = try #require(library.aggregator)
        aggregator.foundRange(Span(5), searchString: "x", document: "B")
        aggregator.foundRange(Span(2), searchString: "x", document: "A")
        aggregator.foundRange(Span(1), searchString: "x", document: "B")
        aggregator.finishedSearching()
        #expect(aggregator.allFoundRanges.compactMap { ($0 as? Span)?.value } == [2, 1, 5])
        #expect(session.resultCount == 3)
        // Without a selection, the range that was found first is the first match.
        #expect(library.shown == ["B5"])
        session.highlightNextResult(in: .backward)
        session.highlightNextResult(in: .backward)
        session.highlightNextResult(in: .backward)
        #expect(library.shown == ["B5", "B1", "A2", "B5"])
        #expect(library.styles.values.filter { $0 == .highlighted }.count == 1)
        aggregator.invalidateFoundRange(Span(1), document: "B")
        #expect(session.resultCount == 2 && session.highlightedResultIndex == NSNotFound)
    }

    @Test("Ranges that a replaced search finds late are ignored")
    func late() throws {
        let library = Library()
        let session = UITextSearchingFindSession(searchableObject: library)
        session.performSearch(query: "x", options: nil)
        let old = try #require(library.aggregator)
        session.performSearch(query: "xy", options: nil)
        old.foundRange(Span(1), searchString: "x", document: "A")
        old.finishedSearching()
        #expect(session.resultCount == 0 && library.styles.isEmpty)
        #expect(!session.supportsReplacement)
    }

    /// Lets tasks of the main actor run until a condition holds.
    private func wait(_ scene: TextViewScene, until condition: @MainActor () -> Bool) async {
        for _ in 0..<20_000 where !condition() {
            scene.stage.advance(by: 0.001)
            await Task.yield()
        }
    }

    @Test("A long text is searched and replaced in the background, and a new search replaces the old one")
    func long() async throws {
        let line = String(repeating: "lorem ipsum dolor ", count: 20) + "needle\n"
        let scene = TextViewScene(String(repeating: line, count: 2000))
        scene.view.isFindInteractionEnabled = true
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        let find = try #require(scene.view.findInteraction)
        find.presentFindNavigator(showingReplace: true)
        find.searchText = "o"
        find.searchText = "needle"
        let session = try #require(find.activeFindSession)
        #expect(session.resultCount == 0)
        await wait(scene) { session.resultCount == 2000 }
        #expect(session.resultCount == 2000 && session.highlightedResultIndex == 0)
        session.replaceAll(searchQuery: "needle", replacementString: "pin", options: nil)
        await wait(scene) { scene.view.text.hasSuffix("dolor pin\n") }
        #expect(scene.view.text.hasSuffix("dolor pin\n"))
        await wait(scene) { session.resultCount == 0 }
        #expect(session.resultCount == 0)
        scene.view.undoManager?.undo()
        #expect(scene.view.text.hasSuffix("needle\n"))
    }
}
