// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Input views and accessory views")
struct InputViewsTests {
    @Test("S-IPAD-73: an accessory view is as wide as the window, keeps its height, and is asked for once it is shown")
    func accessory() throws {
        let scene = InputScene()
        let button = UIButton(type: .roundedRect)
        button.frame = CGRect(x: 313, y: 20, width: 158, height: 37)
        button.setTitle("Word Completions", for: .normal)
        var completions = 0
        button.addAction(UIAction { _ in completions += 1 }, for: .touchUpInside)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 77))
        bar.backgroundColor = .blue
        bar.addSubview(button)
        scene.field.inputAccessoryView = bar
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        #expect(scene.frame(of: bar) == CGRect(x: 0, y: 523, width: 900, height: 77))
        try scene.stage.click(button)
        #expect(completions == 1 && scene.field.isFirstResponder)
        scene.stage.resize(to: CGSize(width: 500, height: 400))
        #expect(scene.frame(of: bar) == CGRect(x: 0, y: 323, width: 500, height: 77))
    }

    @Test("S-IPAD-74: an input view slides in and out, and observers learn its frames")
    func slides() throws {
        let scene = InputScene()
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        scene.field.inputView = keys
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        #expect(scene.log == ["will change", "will show"])
        let top = try #require(scene.frame(of: keys)).minY
        #expect(top > 300 && top < 600)
        try scene.stage.settle()
        #expect(scene.log == ["will change", "will show", "did change", "did show"])
        #expect(scene.frame(of: keys) == CGRect(x: 0, y: 300, width: 900, height: 300))
        #expect(scene.begin == CGRect(x: 0, y: 600, width: 900, height: 300))
        #expect(scene.end == scene.frame(of: keys))
        #expect(scene.duration == 0.25)
        scene.log = []
        scene.field.resignFirstResponder()
        try scene.stage.settle()
        #expect(scene.log == ["will change", "will hide", "did change", "did hide"])
        #expect(scene.begin == CGRect(x: 0, y: 300, width: 900, height: 300))
        #expect(scene.end == CGRect(x: 0, y: 600, width: 900, height: 300))
        #expect(keys.window == nil)
    }

    @Test("S-IPAD-75: reloading exchanges the input view while the first responder stays")
    func reload() throws {
        let scene = InputScene()
        let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 200)), UIView())
        second.frame.size.height = 120
        scene.field.inputView = first
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        scene.log = []
        scene.field.inputView = second
        #expect(second.window == nil)
        scene.field.reloadInputViews()
        #expect(first.window == nil && scene.field.isFirstResponder)
        try scene.stage.settle()
        #expect(scene.frame(of: second) == CGRect(x: 0, y: 480, width: 900, height: 120))
        #expect(scene.log == ["will change", "will show", "did change", "did show"])
        scene.field.inputView = nil
        scene.other.reloadInputViews()
        #expect(second.window != nil, "Only the first responder and those after it matter.")
        scene.field.reloadInputViews()
        try scene.stage.settle()
        #expect(second.window == nil && scene.field.isFirstResponder)
    }

    @Test("Keys of an input view can be pressed while it slides or an accessory view grows")
    func keysDuringAnimation() throws {
        let scene = InputScene()
        let keys = UIButton(type: .system)
        keys.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
        var presses = 0
        keys.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scene.field.inputView = keys
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        scene.stage.click(at: CGPoint(x: 450, y: 590))
        #expect(presses == 1)
    }

    @Test("R-IPAD-162: an input view with a flexible height becomes as high as a keyboard")
    func flexibleHeight() throws {
        let scene = InputScene()
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.field.inputView = keys
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        #expect(keys.bounds.height == 300)
    }

    @Test("A first responder that hands over to another with the same accessory view causes no change")
    func handOver() throws {
        let scene = InputScene()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        scene.field.inputAccessoryView = bar
        scene.other.inputAccessoryView = bar
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        scene.log = []
        scene.other.becomeFirstResponder()
        try scene.stage.settle()
        #expect(scene.log == [] && scene.frame(of: bar)?.minY == 556)
        UIView.performWithoutAnimation { _ = scene.other.resignFirstResponder() }
        scene.stage.advance(by: 0)
        #expect(bar.window == nil)
        #expect(scene.log == ["will change", "will hide", "did change", "did hide"] && scene.duration == 0)
    }

    @Test("A controller's accessory view stays while text in it is edited, and grows with it")
    func controllersAccessory() throws {
        let controller = ChatController()
        let stage = Stage(size: CGSize(width: 400, height: 600))
        stage.show(controller)
        controller.becomeFirstResponder()
        try stage.settle()
        let bar = controller.bar
        #expect(bar.convert(bar.bounds, to: stage.window) == CGRect(x: 0, y: 560, width: 400, height: 40))
        try stage.click(bar.text)
        #expect(bar.text.isFirstResponder)
        try stage.settle()
        #expect(bar.window != nil)
        #expect(bar.text.target(forAction: "send", withSender: nil) as AnyObject === controller)
        bar.wantedHeight = 90
        try stage.settle()
        #expect(bar.convert(bar.bounds, to: stage.window) == CGRect(x: 0, y: 510, width: 400, height: 90))
        bar.text.resignFirstResponder()
        try stage.settle()
        #expect(controller.isFirstResponder && bar.window != nil)
        controller.resignFirstResponder()
        try stage.settle()
        #expect(bar.window == nil)
    }

    @Test("The panel stays in front of what is presented, and leaves with the first responder's view")
    func stacking() throws {
        let scene = InputScene()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        scene.field.inputAccessoryView = bar
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        scene.stage.window.addSubview(UIView(frame: scene.stage.window.bounds))
        #expect(bar.isDescendant(of: scene.stage.window.subviews.last ?? scene.field))
        scene.field.removeFromSuperview()
        try scene.stage.settle()
        #expect(bar.window == nil)
    }

    @Test("A finger that drags across the input view's edge takes it along, and ends editing when it moves down")
    func interactiveDismissal() throws {
        let scene = InputScene()
        scene.scroll.keyboardDismissMode = .interactive
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        scene.field.inputView = keys
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        let watcher = ScrollWatcher { scene.frame(of: keys)?.minY }
        scene.scroll.delegate = watcher
        scene.stage.drag(from: CGPoint(x: 450, y: 150), to: CGPoint(x: 450, y: 290))
        #expect(watcher.positions.allSatisfy { $0 == 300 } && scene.field.isFirstResponder)
        scene.stage.drag(from: CGPoint(x: 450, y: 150), to: CGPoint(x: 450, y: 420))
        #expect((watcher.positions.max() ?? 0) > 380 && (watcher.positions.max() ?? 0) <= 420)
        try scene.stage.settle()
        #expect(keys.window == nil && !scene.field.isFirstResponder)
    }

    @Test("Heights that are no numbers, negative, or larger than the window do no harm")
    func hostileHeights() throws {
        for height in [CGFloat.nan, -50, 1e9, .infinity] {
            let scene = InputScene()
            let keys = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
            scene.field.inputView = keys
            scene.field.inputAccessoryView = keys
            scene.field.becomeFirstResponder()
            try scene.stage.settle()
            let frame = scene.frame(of: keys) ?? .zero
            #expect(frame.height >= 0 && frame.height <= 600 && frame.minY >= 0)
        }
    }

    @Test("The appearance of the keyboard is that of its views")
    func appearance() throws {
        let scene = InputScene()
        let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 100), inputViewStyle: .keyboard)
        scene.field.inputView = keys
        scene.field.keyboardAppearance = .dark
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        #expect(keys.traitCollection.userInterfaceStyle == .dark)
        scene.field.keyboardAppearance = .default
        #expect(keys.traitCollection.userInterfaceStyle == .light)
    }
}

/// Two fields in a scroll view, and a log of the notifications.
@MainActor
private final class InputScene {
    let stage = Stage(size: CGSize(width: 900, height: 600))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    let other = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    var log: [String] = []
    private(set) var begin: CGRect?
    private(set) var end: CGRect?
    private(set) var duration: TimeInterval?
    private var observers: [any NSObjectProtocol] = []

    init() {
        scroll.contentSize = CGSize(width: 900, height: 2000)
        scroll.addSubview(field)
        scroll.addSubview(other)
        stage.show(scroll)
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
            (UIResponder.keyboardWillChangeFrameNotification, "will change"),
            (UIResponder.keyboardDidChangeFrameNotification, "did change"),
        ]
        observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let info = note.userInfo
                let values = (
                    info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                    (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
                    info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                )
                MainActor.assumeIsolated {
                    self?.note(word, values)
                }
            }
        }
    }

    private func note(_ word: String, _ values: (CGRect?, CGRect?, TimeInterval?)) {
        log.append(word)
        (begin, end, duration) = values
    }

    @MainActor deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func frame(of view: UIView) -> CGRect? {
        guard view.window != nil else { return nil }
        var frame = view.bounds
        for layer in sequence(first: view.layer, next: \.superlayer) where layer !== view.window?.layer {
            let presented = layer.presentation() ?? layer
            frame = frame.offsetBy(dx: presented.frame.minX, dy: presented.frame.minY)
            let outer = layer.superlayer?.bounds.origin ?? .zero
            frame = frame.offsetBy(dx: -outer.x, dy: -outer.y)
        }
        return frame
    }
}

/// Notes a position whenever a scroll view moves.
@MainActor
private final class ScrollWatcher: UIScrollViewDelegate {
    private(set) var positions: [CGFloat] = []
    private let position: () -> CGFloat?

    init(_ position: @escaping () -> CGFloat?) {
        self.position = position
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        positions.append(position() ?? 0)
    }
}

/// A controller with a bar for messages at the bottom of the window.
private final class ChatController: UIViewController {
    let bar = ChatBar(frame: .zero)

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override class var actions: ActionTable {
        super.actions.adding("send", ChatController.send)
    }

    func send() {}
}

private final class ChatBar: UIView {
    let text = UITextView(frame: .zero)
    var wantedHeight: CGFloat = 40 {
        didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = bounds.insetBy(dx: 10, dy: 5)
    }
}
