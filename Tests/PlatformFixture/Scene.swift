// SPDX-License-Identifier: MIT
import UIKit

/// The content of the fixture's window, which is 200 points wide and 100 high.
@MainActor
enum Scene {
    static func show(_ habit: Habit, in view: UIView) {
        switch habit {
        case .menu: view.addSubview(menuButton())
        case .writes: Writer.shared.begin(in: view)
        case .composes: Composer.shared.begin(in: view)
        case .hears: Ear.shared.begin(in: view)
        case .drags: Dragger.shared.begin(in: view)
        case .exchanges: Exchanger.shared.begin(in: view)
        case .none, .user, .asks, .loops, .brokenPipe, .stuck, .longFarewell, .looks: break
        }
    }

    /// Returns a button that fills the window.
    private static func menuButton() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "First") { say("chose \($0.title)") },
            UIMenu(title: "More", children: [UIAction(title: "Inner") { say("chose \($0.title)") }]),
        ])
        return button
    }
}

/// A text field that reports changes of its text.
@MainActor
final class Writer: UITextFieldDelegate {
    static let shared = Writer()
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 34))

    func begin(in view: UIView) {
        field.borderStyle = .roundedRect
        field.text = "x"
        field.delegate = self
        field.addAction(UIAction { [field] _ in say("text \(field.text ?? "")") }, for: .editingChanged)
        view.addSubview(field)
        field.becomeFirstResponder()
        say("writing")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        if textField.markedTextRange != nil { say("composing \(textField.text ?? "")") }
        guard let range = textField.selectedTextRange, let text = textField.text(in: range), !text.isEmpty else {
            return
        }
        say("selected \(text)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        say("returned")
        textField.resignFirstResponder()
        return true
    }
}

/// Reports gestures, the wheel and keyboard focus: recognizers at the top left, a scroll view at the right, and two
/// buttons at the bottom.
@MainActor
final class Ear: ActionTarget, UIScrollViewDelegate {
    static let shared = Ear()
    static var actions: ActionTable { ActionTable() }
    private let patch = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    /// A click of the wheel scrolls a view of this height by 16 points, and not by the 15 of the protocol.
    private let scroller = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 64))

    func begin(in view: UIView) {
        patch.backgroundColor = .systemBlue
        let tap = UITapGestureRecognizer(target: self, action: Ear.tapped)
        tap.numberOfTapsRequired = 2
        patch.addGestureRecognizer(tap)
        patch.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Ear.pinched))
        let pan = UIPanGestureRecognizer(target: self, action: Ear.panned)
        pan.maximumNumberOfTouches = 1
        patch.addGestureRecognizer(pan)
        scroller.contentSize = CGSize(width: 100, height: 2000)
        scroller.delegate = self
        view.addSubview(patch)
        view.addSubview(scroller)
        for (index, title) in ["First", "Second"].enumerated() {
            let button = SpeakingButton(frame: CGRect(x: 100 * CGFloat(index), y: 60, width: 100, height: 40))
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { _ in say("pressed \(title)") }, for: .primaryActionTriggered)
            view.addSubview(button)
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        say("tapped twice")
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        say("panned, \(pan.state)")
        if pan.state == .ended { say("panned to \(Int(pan.location(in: nil).x.rounded()))") }
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        patch.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
        say("pinched, \(pinch.state)")
        if pinch.state == .ended { say("width \(Int((patch.frame.width).rounded()))") }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        say("scrolled to \(Int(scrollView.contentOffset.y.rounded()))")
    }

    private final class SpeakingButton: UIButton {
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            if isFocused { say("focus on \(title(for: .normal) ?? "")") }
        }
    }
}
