// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

/// A control zoo on a stage, and the events that it receives.
@MainActor
final class FuzzRun {
    let stage: Stage
    let zoo = ControlZoo()
    private var dice: EventDice
    private let delegate = ZooDelegate()

    init(seed: UInt64) {
        stage = Stage(size: ControlZoo.size, delegate: delegate)
        stage.show(zoo.view)
        dice = EventDice(seed: seed)
    }

    // MARK: - Events

    /// A few events, possibly an action of the application or the window manager, and the time until the next step.
    func step() {
        for _ in 0...dice.number(below: 4) { sendAny() }
        if dice.chance(0.01) { for _ in 0..<30 { send(.key(dice.key(at: stage.now))) } }
        if dice.chance(0.05) { stage.system.windows.last?.inputMethod.send(dice.edit()) }
        if dice.chance(0.1) { meddle() }
        if dice.chance(0.01) { actAsDesktop() }
        stage.advance(by: TimeInterval(dice.share()) * 0.06)
    }

    /// While a popup is open, half of the events are sent to it.
    private func sendAny() {
        guard let window = stage.system.windows.last else { return }
        let popups = window.visiblePopups
        if !popups.isEmpty, dice.chance(0.5) {
            let popup = dice.pick(popups)
            dice.area = popup.frameOnScreen.size
            popup.send(dice.event(at: stage.now))
            stage.advance(by: 0)
        } else {
            dice.area = ControlZoo.size
            send(dice.event(at: stage.now))
        }
    }

    private func send(_ event: InputEvent) {
        stage.send(event)
    }

    /// Actions that an application may perform at any time.
    private func meddle() {
        let control = dice.pick(zoo.controls)
        let recognizer = dice.pick(zoo.recognizers)
        switch dice.number(below: 15) {
        case 0, 1: control.isEnabled.toggle()
        case 2: control.isHidden.toggle()
        case 3:
            control.removeFromSuperview()
            zoo.root.addSubview(control)
        case 4: recognizer.isEnabled.toggle()
        case 5:
            zoo.witness.removeGestureRecognizer(recognizer)
            zoo.witness.addGestureRecognizer(recognizer)
        case 6:
            zoo.inner.contentSize = dice.pick([.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: 800, height: 600)])
        case 7: zoo.inner.setContentOffset(CGPoint(x: 100, y: 100), animated: true)
        case 8, 9: zoo.root.setContentOffset(CGPoint(x: 0, y: dice.share() * 720), animated: dice.chance(0.5))
        case 10, 11, 12: zoo.witness.becomeFirstResponder()
        case 13: zoo.wheels.isEnabled.toggle()
        default: zoo.root.refreshControl?.endRefreshing()
        }
    }

    /// Changes that a window manager or its user may make to the window.
    private func actAsDesktop() {
        guard let window = stage.system.windows.last else { return }
        switch dice.number(below: 6) {
        case 0: window.visiblePopups.last?.dismiss()
        case 1: stage.system.pressDesktop()
        case 2: stage.resize(to: CGSize(width: 300 + 400 * dice.share(), height: 200 + 400 * dice.share()))
        case 3: stage.window.menuBarVisibility = dice.pick([.automatic, .visible, .hidden])
        case 4: window.minimize()
        default: window.activate()
        }
    }

    // MARK: - Ending

    /// Disconnects every device, and waits for animations to end.
    func unplug() {
        guard let window = stage.system.windows.last else { return }
        // Nothing is animated in a window that isn't visible.
        window.activate()
        for event in EventDice.unplugging(at: stage.now) {
            for popup in window.visiblePopups { popup.send(event) }
            send(event)
        }
        stage.advance(by: 5)
    }

    /// A new keyboard closes open popups.
    func closePopups() throws {
        send(.keyboardFocus(true))
        for _ in 0..<12 where !stage.application.popups.popups.isEmpty {
            try stage.key("escape")
            stage.advance(by: 1)
        }
    }

    /// Makes everything visible and enabled again.
    func restore() throws {
        stage.resize(to: ControlZoo.size)
        stage.window.menuBarVisibility = .automatic
        for control in zoo.controls + [zoo.wheels] {
            control.isEnabled = true
            control.isHidden = false
            zoo.root.bringSubviewToFront(control)
        }
        zoo.view.addSubview(zoo.wheels)
        for recognizer in zoo.recognizers { recognizer.isEnabled = true }
        zoo.root.refreshControl?.endRefreshing()
        zoo.root.setContentOffset(.zero, animated: false)
        try stage.settle(within: 30)
    }
}
