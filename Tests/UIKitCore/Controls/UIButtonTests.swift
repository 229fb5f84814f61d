// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Buttons")
struct UIButtonTests {
    func makeButton(_ title: String = "Go") -> (Stage, UIButton) {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let button = UIButton(configuration: .filled())
        button.configuration?.title = title
        button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
        stage.show(button)
        return (stage, button)
    }

    private func touch(_ stage: Stage, _ phase: TouchPointEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        stage.send(
            .touches([
                TouchPointEvent(phase: phase, identifier: 1, location: CGPoint(x: x, y: y), timestamp: stage.now)
            ]))
    }

    private func record(_ button: UIButton) -> EventLog {
        let log = EventLog()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            button.addAction(UIAction { _ in log.names.append(name) }, for: event)
        }
        return log
    }

    @MainActor
    final class EventLog {
        var names: [String] = []
    }

    @Test("A tap sends touch down, touch up inside, and the primary action, in this order")
    func tap() throws {
        let (stage, button) = makeButton()
        let log = record(button)
        try stage.tap("Go")
        #expect(log.names == ["down", "upInside", "primary"])
    }

    @Test("A finger that leaves and returns sends drag exit and enter, and the highlight follows")
    func slideOffAndBack() {
        let (stage, button) = makeButton()
        let log = record(button)
        touch(stage, .began, 100, 70)
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        touch(stage, .moved, 290, 190)
        #expect(!button.isHighlighted && !button.isTouchInside)
        touch(stage, .moved, 100, 70)
        #expect(button.isHighlighted)
        touch(stage, .ended, 100, 70)
        #expect(!button.isHighlighted && !button.isTracking)
        #expect(log.names == ["down", "exit", "dragOutside", "enter", "dragInside", "upInside", "primary"])
    }

    @Test("A touch that ends outside sends touch up outside and no action")
    func upOutside() {
        let (stage, button) = makeButton()
        let log = record(button)
        touch(stage, .began, 100, 70)
        touch(stage, .moved, 290, 190)
        touch(stage, .ended, 290, 190)
        #expect(log.names == ["down", "exit", "dragOutside", "upOutside"])
    }

    @Test("A finger may stray from the bounds a little; a pointer may not")
    func outset() {
        let (stage, button) = makeButton()
        let log = record(button)
        touch(stage, .began, 100, 70)
        touch(stage, .ended, 200, 70)
        #expect(log.names == ["down", "upInside", "primary"])
        log.names = []
        stage.send(.pointer(PointerEvent(kind: .pressed(.left), location: CGPoint(x: 100, y: 70), timestamp: 5)))
        stage.send(.pointer(PointerEvent(kind: .released(.left), location: CGPoint(x: 200, y: 70), timestamp: 5)))
        #expect(log.names == ["down", "upOutside"])
    }

    @Test("A control that extends its hit area is pressed there")
    func extendedHitArea() {
        final class WideControl: UIControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -80, dy: 0).contains(point)
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let control = WideControl(frame: CGRect(x: 100, y: 50, width: 40, height: 40))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.addSubview(control)
        stage.show(view)
        stage.click(at: CGPoint(x: 30, y: 70))
        stage.tap(at: CGPoint(x: 210, y: 70))
        #expect(count == 2)
        stage.click(at: CGPoint(x: 250, y: 70))
        #expect(count == 2)
    }

    @Test("Only system buttons tint images; custom buttons tint templates alone")
    func imageTint() throws {
        let green = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let stage = Stage(size: CGSize(width: 100, height: 100))
        func shown(_ button: UIButton, _ image: UIImage) throws -> [UInt8] {
            button.setImage(image, for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            button.tintColor = .red
            stage.show(button)
            stage.advance(by: 0)
            let pixel = try #require(stage.pixel(at: CGPoint(x: 50, y: 50)))
            return [pixel.red, pixel.green, pixel.blue]
        }
        let untouched: [UInt8] = [0, 255, 0]
        let custom = UIButton()
        #expect(try shown(custom, green) == untouched)
        #expect(try shown(UIButton(type: .custom), green) == untouched)
        #expect(try shown(custom, green.withRenderingMode(.alwaysTemplate)) == [255, 0, 0])
        let system = try shown(UIButton(type: .system), green)
        #expect(system == [255, 0, 0])
        #expect(try shown(UIButton(type: .system), green.withRenderingMode(.alwaysOriginal)) == untouched)
    }

    @Test("A canceled touch sends only touch cancel")
    func cancelled() {
        let (stage, button) = makeButton()
        let log = record(button)
        touch(stage, .began, 100, 70)
        touch(stage, .cancelled, 100, 70)
        #expect(log.names == ["down", "cancel"])
        #expect(!button.isHighlighted && !button.isTracking)
    }

    @Test("A disabled button ignores touches, and disabling during a press cancels it")
    func disabled() throws {
        let (stage, button) = makeButton()
        let log = record(button)
        button.isEnabled = false
        try stage.tap("Go")
        #expect(log.names == [])
        stage.advance(by: 1)
        button.isEnabled = true
        touch(stage, .began, 100, 70)
        button.isEnabled = false
        touch(stage, .ended, 100, 70)
        #expect(log.names == ["down", "cancel"])
    }

    @Test("The secondary button doesn't press")
    func secondaryClick() {
        let (stage, button) = makeButton()
        let log = record(button)
        stage.click(at: CGPoint(x: 100, y: 70), secondary: true)
        #expect(log.names == [])
        stage.click(at: CGPoint(x: 100, y: 70), count: 2)
        #expect(log.names == ["down", "upInside", "primary", "down", "repeat", "upInside", "primary"])
    }

    @Test("Space presses until it is released, Return acts at once, and other keys and shortcuts do neither")
    func keys() throws {
        let (stage, button) = makeButton()
        let log = record(button)
        try stage.key("tab")
        #expect(button.isFocused)
        try stage.key("space")
        #expect(log.names == ["upInside", "primary"])
        log.names = []
        try stage.key("return")
        #expect(log.names == ["upInside", "primary"])
        log.names = []
        try stage.key("a")
        try stage.key("ctrl+return")
        #expect(log.names == [])
    }

    @Test("Tab moves through controls in reading order and wraps, Shift+Tab moves back, and a click clears focus")
    func focusOrder() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        func button(_ x: CGFloat, _ y: CGFloat) -> UIButton {
            let button = UIButton(configuration: .gray())
            button.frame = CGRect(x: x, y: y, width: 60, height: 40)
            root.addSubview(button)
            return button
        }
        let bottom = button(10, 120)
        let right = button(150, 14)
        let left = button(10, 10)
        let disabled = button(220, 10)
        disabled.isEnabled = false
        stage.show(root)
        var order: [UIView] = []
        for _ in 0..<4 {
            try stage.key("tab")
            order.append(contentsOf: [left, right, bottom, disabled].filter(\.isFocused))
        }
        #expect(order == [left, right, bottom, left])
        try stage.key("shift+tab")
        #expect(bottom.isFocused)
        stage.click(at: CGPoint(x: 280, y: 190))
        #expect(!bottom.isFocused)
        bottom.removeFromSuperview()
        try stage.key("tab")
        #expect(left.isFocused)
    }

    @Test("The size fits the title, subtitle, image, and insets")
    func sizes() {
        let (_, button) = makeButton("Go")
        let plain = button.intrinsicContentSize
        button.configuration?.subtitle = "and never come back to this place"
        let withSubtitle = button.intrinsicContentSize
        #expect(withSubtitle.height > plain.height && withSubtitle.width > plain.width)
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30)
        #expect(button.intrinsicContentSize.height > withSubtitle.height)
    }

    @Test("A state without a title uses the normal state's")
    func titlesByState() {
        let button = UIButton(type: .system)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        #expect(button.currentTitle == "Normal")
        button.isHighlighted = true
        #expect(button.currentTitle == "Pressed")
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.currentTitle == "Normal")
    }

    @Test("A filled button shows its tint color, darker while pressed, and follows the dark style")
    func looks() throws {
        let (stage, button) = makeButton()
        let corner = CGPoint(x: 60, y: 72)
        let normal = try #require(stage.pixel(at: corner))
        #expect((normal.red, normal.green, normal.blue) == (0x2C, 0x5C, 0xC5))
        touch(stage, .began, 100, 70)
        stage.advance(by: 0.5)
        let pressed = try #require(stage.pixel(at: corner))
        #expect(pressed.blue < normal.blue)
        touch(stage, .ended, 100, 70)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.5)
        let dark = try #require(stage.pixel(at: corner))
        #expect((dark.red, dark.green, dark.blue) == (0x86, 0xA8, 0xFF))
        #expect(button.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("A handler that assigns a new configuration each time is called once per state change")
    func updateHandler() {
        let (stage, button) = makeButton()
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            let color = UIColor.systemRed.withAlphaComponent(button.isHighlighted ? 0.5 : 1)
            button.configuration?.baseBackgroundColor = color
        }
        stage.advance(by: 0.1)
        #expect(states == [.normal])
        touch(stage, .began, 100, 70)
        stage.advance(by: 0.5)
        touch(stage, .ended, 100, 70)
        stage.advance(by: 0.5)
        #expect(states == [.normal, .highlighted, .normal])
    }

    @Test("The fade of a press doesn't animate unrelated pending layout")
    func fadesAlone() {
        final class Board: UIView {
            let mark = UIView(frame: CGRect(x: 0, y: 150, width: 10, height: 10))
            var offset: CGFloat = 0
            override func layoutSubviews() { mark.frame.origin.x = offset }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        board.backgroundColor = .white
        board.mark.backgroundColor = .black
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
        board.addSubview(board.mark)
        board.addSubview(button)
        stage.show(board)
        board.offset = 200
        board.setNeedsLayout()
        button.isHighlighted = true
        stage.advance(by: 0)
        #expect(stage.pixel(at: CGPoint(x: 205, y: 155))?.red == 0)
    }

    @Test("Return highlights the button briefly")
    func flash() throws {
        let (stage, button) = makeButton()
        let corner = CGPoint(x: 60, y: 72)
        try stage.key("tab")
        stage.advance(by: 0.5)
        let normal = try #require(stage.pixel(at: corner))
        stage.send(.key(KeyEvent(phase: .down, code: 28, keysym: 0xff0d, characters: "", timestamp: stage.now)))
        #expect(!button.isHighlighted)
        stage.advance(by: 1.0 / 60)
        #expect(try #require(stage.pixel(at: corner)).blue < normal.blue)
        stage.advance(by: 0.5)
        #expect(stage.pixel(at: corner) == normal)
    }

    @Test("A selected button has a tinted background")
    func selected() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
        stage.show(button)
        let corner = CGPoint(x: 60, y: 72)
        let normal = stage.pixel(at: corner)
        button.isSelected = true
        stage.advance(by: 0.5)
        let selected = try #require(stage.pixel(at: corner))
        #expect(selected != normal && selected.blue > selected.red)
    }

    @Test("A custom background color changes while pressed", arguments: [true, false])
    func ownBackground(_ isGray: Bool) throws {
        let (stage, button) = makeButton()
        button.configuration = isGray ? .gray() : .filled()
        button.configuration?.baseBackgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.2, alpha: 1)
        stage.advance(by: 0.5)
        let corner = CGPoint(x: 60, y: 72)
        let normal = try #require(stage.pixel(at: corner))
        touch(stage, .began, 100, 70)
        stage.advance(by: 0.5)
        #expect(try #require(stage.pixel(at: corner)).green < normal.green)
    }

    @Test("A button created with a frame and an action has the action's title")
    func frameAndAction() {
        var presses = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 80, height: 40),
            primaryAction: UIAction(title: "Save") { _ in presses += 1 })
        #expect(button.currentTitle == "Save")
        button.sendActions(for: .primaryActionTriggered)
        #expect(presses == 1)
    }

    @Test("Titles contrast with every background of the button", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ style: UIUserInterfaceStyle) throws {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled(), .bordered()]
        let papers: [UIColor] = [.systemBackground, .secondarySystemBackground, .systemGroupedBackground]
        let stage = Stage(size: CGSize(width: 300, height: 200), appearance: style)
        for paper in papers {
            for configuration in styles {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
                root.backgroundColor = paper
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(x: 50, y: 50, width: 120, height: 44)
                root.addSubview(button)
                stage.show(root)
                for pressed in [false, true] where !pressed || configuration != .plain() {
                    button.isHighlighted = pressed
                    stage.advance(by: 0.5)
                    let back = try #require(stage.pixel(at: CGPoint(x: 60, y: 72)))
                    let ink = try #require(button.currentTitleColor.resolvedColor(with: traits).cgColor.components)
                    #expect(luminanceRatio(ink.map(Double.init), [back.red, back.green, back.blue]) >= 4.5)
                }
            }
        }
    }

    /// The WCAG contrast ratio of two colors.
    private func luminanceRatio(_ ink: [Double], _ back: [UInt8]) -> Double {
        func luminance(_ components: [Double]) -> Double {
            let linear = components.prefix(3).map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (first, second) = (luminance(ink), luminance(back.map { Double($0) / 255 }))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

extension UIButtonTests {
    @Test("A button that changes its selection does so before its action is performed")
    func toggle() throws {
        let (stage, button) = makeButton()
        var told: [Bool] = []
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { _ in told.append(button.isSelected) }, for: .primaryActionTriggered)
        try stage.tap("Go")
        stage.advance(by: 1)
        try stage.tap("Go")
        #expect(told == [true, false])
    }

    @Test("The activity indicator replaces the image")
    func activity() throws {
        let (stage, button) = makeButton()
        button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let width = button.intrinsicContentSize.width
        button.configuration?.showsActivityIndicator = true
        #expect(button.intrinsicContentSize.width == width - 20)
        stage.advance(by: 0.3)
        let first = stage.screenshot(of: button)
        stage.advance(by: 0.3)
        #expect(stage.screenshot(of: button) != first)
        button.configuration?.showsActivityIndicator = false
        try stage.settle()
        #expect(button.imageView?.image != nil)
    }

    @Test("In right-to-left layout, leading images and leading content are on the right")
    func mirrored() throws {
        let (stage, button) = makeButton()
        button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        button.contentHorizontalAlignment = .leading
        stage.advance(by: 0)
        let image = try #require(button.imageView)
        let title = try #require(button.titleLabel)
        #expect(image.frame.maxX <= title.frame.minX && image.frame.minX == 16)
        button.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0)
        #expect(image.frame.minX >= title.frame.maxX && image.frame.maxX == 120 - 16)
    }

    @Test("Title and subtitle are centered, or aligned as configured")
    func titleAlignment() throws {
        let (stage, button) = makeButton("A title that is long")
        button.configuration?.subtitle = "short"
        stage.advance(by: 0)
        let title = try #require(button.titleLabel)
        let subtitle = try #require(
            button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "short" })
        #expect(subtitle.frame.minX > title.frame.minX)
        button.configuration?.titleAlignment = .leading
        stage.advance(by: 0)
        #expect(subtitle.frame.minX == title.frame.minX)
    }

    @Test("A custom background has its color, corner radius, and border")
    func background() throws {
        let (stage, button) = makeButton()
        button.configuration?.background.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        button.configuration?.background.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        button.configuration?.background.strokeWidth = 4
        button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 20, bottom: 0, trailing: 0)
        stage.advance(by: 1)
        let line = try #require(stage.pixel(at: CGPoint(x: 72, y: 72)))
        let inside = try #require(stage.pixel(at: CGPoint(x: 80, y: 60)))
        let outside = try #require(stage.pixel(at: CGPoint(x: 60, y: 72)))
        #expect(line.red > 240 && line.green < 20)
        #expect(inside.green > 240 && inside.red < 20)
        #expect(outside != inside && outside != line)
    }

    @Test("Attributed titles keep their attributes, and destructive buttons are red")
    func titles() throws {
        let button = UIButton(type: .system)
        button.setAttributedTitle(
            NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
        let stage = Stage.showing(button)
        try stage.expect("Big")
        #expect(button.intrinsicContentSize.height > 40)
        let deletion = UIButton(configuration: .plain())
        deletion.configuration?.title = "Delete"
        deletion.role = .destructive
        stage.show(deletion)
        #expect(deletion.currentTitleColor == .systemRed)
    }

    @Test("A state without values of its own has those of the normal state")
    func valuesOfStates() {
        let button = UIButton(type: .system)
        let image = UIImage(systemName: "star")
        #expect(button.title(for: .highlighted) == nil && button.image(for: .selected) == nil)
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .highlighted)
        button.setAttributedTitle(NSAttributedString(string: "Went"), for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        #expect(button.title(for: .selected) == "Go" && button.title(for: .highlighted) == "Going")
        #expect(button.attributedTitle(for: .disabled)?.string == "Went")
        #expect(button.titleColor(for: .selected) == .red)
        #expect(button.image(for: .selected) != nil && button.backgroundImage(for: .disabled) != nil)
    }
}
