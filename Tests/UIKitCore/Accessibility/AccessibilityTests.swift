// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct AccessibilityTests {
    private struct Node: Decodable {
        private enum CodingKeys: String, CodingKey {
            case label = "name"
            case hint = "details"
            case shownTraits = "traits"
            case value, identifier, frame, actions, children
        }

        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var traits: [String] { shownTraits ?? [] }
        private var shownTraits: [String]?
        var frame: [CGFloat]
        var actions: [String]?
        var children: [Node]?

        /// The elements in reading order.
        var leaves: [Node] { children?.flatMap(\.leaves) ?? [self] }
    }

    private func leaves(_ stage: Stage) throws -> [Node] {
        try JSONDecoder().decode([Node].self, from: Data(stage.accessibility().utf8)).flatMap(\.leaves)
    }

    private func label(_ text: String, at y: CGFloat, x: CGFloat = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 90, height: 20))
        label.text = text
        return label
    }

    @Test("Controls say what they are, and their values and states")
    func controls() throws {
        let stage = Stage()
        let root = UIView()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch(frame: CGRect(x: 0, y: 40, width: 60, height: 30))
        toggle.accessibilityLabel = "Rain"
        toggle.isOn = true
        let slider = UISlider(frame: CGRect(x: 0, y: 80, width: 90, height: 30))
        slider.accessibilityLabel = "Wind"
        slider.value = 0.25
        let field = UITextField(frame: CGRect(x: 0, y: 120, width: 90, height: 30))
        field.placeholder = "Key"
        field.isSecureTextEntry = true
        field.text = "nest"
        for view in [button, toggle, slider, field] as [UIView] { root.addSubview(view) }
        stage.show(root)
        root.frame = stage.window.bounds
        let found = try leaves(stage)
        try #require(found.map(\.label) == ["Save", "Rain", "Wind", "Key"])
        #expect(found.map(\.value) == [nil, "1", "25%", "••••"])
        #expect(found[0].traits == ["button", "notEnabled"])
        #expect(found[1].traits.contains("toggleButton"))
        #expect(found[2].traits == ["adjustable"])
        try stage.increment("Wind")
        #expect(slider.value > 0.25)
        try stage.decrement("Wind")
        #expect(abs(slider.value - 0.25) < 0.001)
        try stage.activate("Rain")
        try stage.settle()
        #expect(!toggle.isOn)
        #expect(throws: StageError.self) { try stage.increment("Save") }
    }

    @Test("Elements are read from top to bottom and along rows, without hidden ones and those behind a modal view")
    func order() throws {
        let stage = Stage()
        let root = UIView()
        let hidden = label("hidden", at: 200)
        hidden.accessibilityElementsHidden = true
        let silent = label("silent", at: 240)
        silent.isAccessibilityElement = false
        for view in [label("low", at: 100), label("right", at: 0, x: 100), label("left", at: 2), hidden, silent] {
            root.addSubview(view)
        }
        stage.show(root)
        #expect(try leaves(stage).map(\.label) == ["left", "right", "low"])
        root.semanticContentAttribute = .forceRightToLeft
        #expect(try leaves(stage).map(\.label) == ["right", "left", "low"])
        let modal = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        modal.addSubview(label("modal", at: 0))
        modal.accessibilityViewIsModal = true
        root.addSubview(modal)
        #expect(try leaves(stage).map(\.label) == ["modal"])
    }

    @Test("A view that draws several things describes each with an element, whose frame moves with the view")
    func elements() throws {
        final class Chart: UIView {
            var activated: [String] = []
        }
        final class Bar: UIAccessibilityElement {
            override func accessibilityActivate() -> Bool {
                (accessibilityContainer as? Chart)?.activated.append(accessibilityLabel ?? "")
                return true
            }
        }
        let stage = Stage()
        let chart = Chart(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let root = UIView()
        root.addSubview(chart)
        chart.accessibilityElements = ["May", "June"].enumerated().map { index, name in
            let bar = Bar(accessibilityContainer: chart)
            bar.accessibilityLabel = name
            bar.accessibilityValue = "\(index)"
            bar.accessibilityIdentifier = "bar\(index)"
            bar.accessibilityTraits = [.image, .selected]
            bar.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(index) * 50, y: 0, width: 50, height: 100)
            return bar
        }
        stage.show(root)
        let found = try leaves(stage)
        try #require(found.map(\.label) == ["May", "June"])
        #expect(found.map(\.value) == ["0", "1"])
        #expect(found[1].frame == [60, 20, 50, 100])
        #expect(found[0].traits == ["image", "selected"])
        chart.frame.origin.x = 110
        #expect(try leaves(stage)[1].frame == [160, 20, 50, 100])
        try stage.activate("bar1")
        #expect(chart.activated == ["June"])
        #expect(chart.accessibilityElementCount() == 2)
        let second = try #require(chart.accessibilityElement(at: 1))
        #expect(chart.index(ofAccessibilityElement: second) == 1)
        #expect(chart.accessibilityElement(at: 2) == nil && chart.accessibilityElement(at: -1) == nil)
        #expect(root.accessibilityElementCount() == NSNotFound)
    }

    @Test("Containers that contain themselves end")
    func circle() throws {
        let stage = Stage()
        let root = UIView()
        let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
        first.accessibilityElements = [second]
        second.frame = first.frame
        second.accessibilityElements = [first]
        root.addSubview(first)
        let (element, other) = (
            UIAccessibilityElement(accessibilityContainer: root), UIAccessibilityElement(accessibilityContainer: root)
        )
        element.accessibilityContainer = other
        other.accessibilityContainer = element
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
        other.accessibilityFrameInContainerSpace = element.accessibilityFrameInContainerSpace
        #expect(element.accessibilityFrame.width == 1)
        stage.show(root)
        _ = try stage.accessibility()
    }

    @Test("Custom actions and input labels are found by name")
    func actions() throws {
        let stage = Stage()
        let root = label("Robin", at: 0)
        var deleted = 0
        root.accessibilityUserInputLabels = ["Bird", "Red bird"]
        root.accessibilityHint = "Opens the bird."
        root.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { _ in
                deleted += 1
                return true
            },
            UIAccessibilityCustomAction(name: "Sing") { _ in false },
        ]
        stage.show(root)
        let found = try leaves(stage)
        #expect(found.map(\.actions) == [["Delete", "Sing"]] && found[0].hint == "Opens the bird.")
        try stage.perform("Delete", on: "Red bird")
        #expect(deleted == 1)
        #expect(throws: StageError.self) { try stage.perform("Sing", on: "Robin") }
        #expect(throws: StageError.self) { try stage.perform("Fly", on: "Robin") }
    }

    @Test("Escape goes to the front controller, then to its responders; a navigation controller pops")
    func escape() throws {
        final class Screen: UIViewController {
            var handles = false
            var count = 0
            override func accessibilityPerformEscape() -> Bool {
                count += 1
                return handles
            }
        }
        let stage = Stage()
        let (root, top) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        navigation.pushViewController(top, animated: false)
        top.handles = true
        #expect(stage.escape())
        #expect(top.count == 1 && navigation.topViewController === top)
        top.handles = false
        #expect(stage.escape())
        try stage.settle()
        #expect(navigation.topViewController === root)
        #expect(!stage.escape())
        #expect(root.count == 1)
    }

    @Test("A page is scrolled by the innermost scroll view that has more content, and by no other")
    func pages() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 500)
        scroll.addSubview(label("Robin", at: 20))
        stage.show(scroll)
        var heard: [UIAccessibility.Notification] = []
        let number = UIAccessibility.addListener { kind, _ in heard.append(kind) }
        defer { UIAccessibility.removeListener(number) }
        #expect(throws: StageError.self) { try stage.page(.up, on: "Robin") }
        #expect(throws: StageError.self) { try stage.page(.right, on: "Robin") }
        let robin = try stage.accessibilityElement(named: "Robin")
        try stage.page(.down, on: "Robin")
        try stage.settle()
        let first = scroll.contentOffset.y
        #expect(first > 100 && first < 200 && heard == [.pageScrolled])
        #expect(scroll.accessibilityScroll(.next))
        try stage.settle()
        #expect(scroll.contentOffset.y == 300)
        #expect(!scroll.accessibilityScroll(.next) && !robin.accessibilityScroll(.down))
        #expect(scroll.accessibilityScroll(.previous))
        scroll.isScrollEnabled = false
        #expect(!scroll.accessibilityScroll(.previous))
    }

    @Test("A magic tap goes to the first responder, then to the front controller")
    func magicTap() {
        final class Player: UIViewController {
            var count = 0
            override func accessibilityPerformMagicTap() -> Bool {
                count += 1
                return true
            }
        }
        final class Field: UITextField {
            var isRecording = false
            override func accessibilityPerformMagicTap() -> Bool { isRecording }
        }
        let stage = Stage()
        let player = Player()
        stage.show(player)
        #expect(stage.magicTap() && player.count == 1)
        let field = Field(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        player.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(stage.magicTap() && player.count == 2)
        field.isRecording = true
        #expect(stage.magicTap() && player.count == 2)
        stage.show(UIViewController())
        #expect(!stage.magicTap())
    }

    @Test("Posted changes reach those who listen")
    func posting() {
        var heard: [String] = []
        let number = UIAccessibility.addListener { heard.append("\($0.rawValue) \($1 ?? "")") }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.removeListener(number)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(heard == ["1008 Saved"])
    }

    @Test("Items of bars pass their descriptions to their buttons")
    func barItems() throws {
        let stage = Stage()
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        item.accessibilityHint = "Adds a bird."
        controller.navigationItem.rightBarButtonItem = item
        controller.title = "Birds"
        stage.show(UINavigationController(rootViewController: controller))
        let found = try leaves(stage)
        let button = try #require(found.first { $0.label == "Add" })
        #expect(button.hint == "Adds a bird." && button.traits == ["button"])
        item.accessibilityTraits = [.link]
        try stage.settle()
        #expect(try leaves(stage).first { $0.label == "Add" }?.traits == ["link"])
    }
}
