// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import ObjectiveC
import Testing
import UIKitAccessibility
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct ScenarioTests {
    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        label.text = text
        return label
    }

    @Test("S-VC-59 A screen change with an element moves the focus there, and without one to the first element")
    func screenChanged() throws {
        final class Screen: UIViewController {
            let title2 = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            override func viewDidLoad() {
                super.viewDidLoad()
                title2.text = "Body"
                view.addSubview(title2)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                UIAccessibility.post(notification: .screenChanged, argument: title2)
            }
        }
        let stage = Stage()
        let root = UIViewController()
        root.title = "Start"
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let screen = Screen()
        screen.title = "Next"
        navigation.pushViewController(screen, animated: false)
        try stage.settle()
        let body = try #require(tree.id(of: screen.title2))
        #expect(observer.changes.contains(.focus(body)) && tree.focused == body)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        try stage.settle()
        let first = try #require(tree.focused.flatMap(tree.element))
        #expect(first.name == "Start" && first.role == .button)
    }

    @Test("S-VC-60 A layout change with the same content keeps the element, or moves to the one that is named")
    func layoutChanged() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let (first, second) = (label("One", y: 0), label("Two", y: 40))
        root.addSubview(first)
        root.addSubview(second)
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let (one, two) = (try #require(tree.id(of: first)), try #require(tree.id(of: second)))
        #expect(tree.focus(one))
        stage.resize(to: CGSize(width: 300, height: 400))
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        try stage.settle()
        #expect(tree.focused == one)
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        try stage.settle()
        #expect(tree.focused == two && observer.changes.contains(.focus(two)))
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var asked: [String] = []
        override func accessibilityPerformMagicTap() -> Bool {
            asked.append("delegate")
            return true
        }
    }

    @Test("S-VC-62 A magic tap is offered to the focused view, its controller, and the application's delegate")
    func magicTap() throws {
        final class Tapped: UILabel {
            var log: (String) -> Bool = { _ in false }
            override func accessibilityPerformMagicTap() -> Bool { log("view") }
        }
        final class Screen: UIViewController {
            var log: (String) -> Bool = { _ in false }
            override func accessibilityPerformMagicTap() -> Bool { log("controller") }
        }
        let delegate = Delegate()
        let stage = Stage(delegate: delegate)
        let screen = Screen()
        let view = Tapped(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        view.text = "Song"
        screen.view.addSubview(view)
        stage.show(screen)
        var handler = ""
        let log: (String) -> Bool = { name in
            delegate.asked.append(name)
            return name == handler
        }
        (view.log, screen.log) = (log, log)
        let tree = stage.makeAccessibilityTree()
        #expect(tree.focus(try #require(tree.id(of: view))))
        #expect(stage.magicTap())
        #expect(delegate.asked == ["view", "controller", "delegate"])
        (delegate.asked, handler) = ([], "controller")
        #expect(stage.magicTap())
        #expect(delegate.asked == ["view", "controller"])
        (delegate.asked, handler) = ([], "view")
        #expect(stage.magicTap())
        #expect(delegate.asked == ["view"])
    }

    @Test("S-VC-63 A paged view scrolls by a page when it is asked to scroll down")
    func scroll() throws {
        final class Pages: UIView {
            var page = 0
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                guard direction == .down, page < 2 else { return false }
                page += 1
                UIAccessibility.post(notification: .pageScrolled, argument: "Page \(page + 1) of 3")
                return true
            }
        }
        let stage = Stage()
        let pages = Pages(frame: stage.window.bounds)
        pages.isAccessibilityElement = true
        pages.accessibilityLabel = "Album"
        stage.show(pages)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        try stage.page(.down, on: "Album")
        try stage.settle()
        #expect(pages.page == 1)
        #expect(
            observer.changes.contains { if case .announcement(_, "Page 2 of 3", _) = $0 { true } else { false } })
        try stage.page(.down, on: "Album")
        #expect(throws: StageError.self) { try stage.page(.down, on: "Album") }
    }

    @Test("S-VC-64 Increment and decrement change the value of an adjustable view by its step")
    func adjustable() throws {
        final class Dial: UIView {
            var number = 5
            override func accessibilityIncrement() { number += 5 }
            override func accessibilityDecrement() { number -= 5 }
            override var accessibilityValue: String? {
                get { "\(number)" }
                set { super.accessibilityValue = newValue }
            }
        }
        let stage = Stage()
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Heat"
        dial.accessibilityTraits = .adjustable
        stage.show(dial)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: dial))
        let actions = try #require(tree.element(id)?.actions.map(\.name))
        #expect(actions == ["increment", "decrement"])
        #expect(tree.perform(actionAt: 0, of: id) && tree.element(id)?.value == "10")
        #expect(tree.perform(actionAt: 1, of: id) && tree.element(id)?.value == "5")
    }

    @Test("S-VC-65 An observer reads the text and the success of an announcement that has ended")
    func announcementEnded() throws {
        var ended: [(String?, Bool?)] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { notification in
            let info = notification.userInfo ?? [:]
            let text = info[UIAccessibility.announcementStringValueUserInfoKey] as? String
            let wasSuccessful = info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
            MainActor.assumeIsolated { ended.append((text, wasSuccessful)) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let stage = Stage()
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        defer { observer.clear() }
        UIAccessibility.post(notification: .announcement, argument: "Loading")
        let urgent = NSAttributedString(
            string: "Fire", attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
        UIAccessibility.post(notification: .announcement, argument: urgent)
        try stage.settle()
        #expect(ended.map(\.0) == ["Loading", "Fire"] && ended.map(\.1) == [false, true])
    }

    @MainActor
    private final class Reader {
        var line = 0
        /// Returns the text of a line; `nil` after a page was turned, and an empty one at the end.
        var next: (Int) -> String? = { _ in "" }

        func lineEnded() {
            line += 1
            read()
        }

        func read() {
            var words = next(line)
            if words == nil {
                line = 0
                words = next(0)
            }
            if let words, !words.isEmpty { UIAccessibility.post(notification: .announcement, argument: words) }
        }
    }

    @Test("S-VC-66 Each line that was read is followed by the next, and the page turns at its end")
    func continuousReading() throws {
        final class Book: UIView, UIAccessibilityReadingContent {
            var page = 0
            let pages = [["One", "Two"], ["Three"]]
            func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }
            func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
                pages[page].indices.contains(lineNumber) ? pages[page][lineNumber] : nil
            }
            func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
                CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: 100, height: 20)
            }
            func accessibilityPageContent() -> String? { pages[page].joined(separator: "\n") }
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                guard direction == .next, page + 1 < pages.count else { return false }
                page += 1
                return true
            }
        }
        let stage = Stage()
        let book = Book(frame: stage.window.bounds)
        book.isAccessibilityElement = true
        book.accessibilityTraits = .causesPageTurn
        stage.show(book)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let id = try #require(tree.id(of: book))
        let element = try #require(tree.element(id))
        #expect(element.role == .document && element.hasText)
        let text = try #require(tree.text(of: id))
        #expect(text.string(in: text.range(of: .line, at: 4)) == "Two\n")
        #expect(text.frame(of: 4..<5) == AccessibilityFrame(x: 0, y: 20, width: 100, height: 20))
        #expect(text.offset(atX: 5, y: 25) == 4)
        let reader = Reader()
        reader.next = { line in
            if let words = book.accessibilityContent(forLineNumber: line) { return words }
            return book.accessibilityScroll(.next) ? nil : ""
        }
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { reader.lineEnded() }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        reader.read()
        try stage.settle()
        let spoken = observer.changes.compactMap { if case .announcement(_, let text, _) = $0 { text } else { nil } }
        #expect(spoken == ["One", "Two", "Three"] && book.page == 1)
    }

    @Test("S-VC-67 An observer without an argument runs when the screen reader is started or ended")
    func status() {
        final class Screen: UIViewController {
            var count = 0
            override class var actions: ActionTable { super.actions.adding("statusChanged", Screen.statusChanged) }
            func statusChanged() { count += 1 }
        }
        let screen = Screen()
        NotificationCenter.default.addObserver(
            screen, selector: Selector("statusChanged"),
            name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        UIAccessibility.setVoiceOverRunning(true)
        UIAccessibility.setVoiceOverRunning(true)
        #expect(UIAccessibility.isVoiceOverRunning && screen.count == 1)
        UIAccessibility.setVoiceOverRunning(false)
        #expect(!UIAccessibility.isVoiceOverRunning && screen.count == 2)
    }
}
