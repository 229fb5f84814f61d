// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension HeadlessWindowSystem {
    /// Connects a screen to the right of the others.
    @discardableResult
    public func connectScreen(_ specification: HeadlessScreenSpecification) -> HeadlessScreen {
        precondition(!isDisconnected, "The connection has ended; no screen can be connected to it.")
        let screen = makeScreen(specification)
        plugIn(screen)
        return screen
    }

    private func plugIn(_ screen: HeadlessScreen) {
        headlessScreens.append(screen)
        arrangeScreens()
        delegate?.windowSystem(self, didConnect: screen)
        for window in windows where window.screen == nil {
            window.move(to: screen)
        }
    }

    /// Disconnects a screen and moves its windows to the first remaining one.
    ///
    /// - Precondition: `screen` is connected.
    public func disconnectScreen(_ screen: HeadlessScreen) {
        precondition(headlessScreens.contains { $0 === screen }, "\(screen.description.name) is not connected.")
        headlessScreens.removeAll { $0 === screen }
        arrangeScreens()
        delegate?.windowSystem(self, didDisconnect: screen)
        for window in windows where window.screen === screen {
            window.move(to: headlessScreens.first)
        }
    }

    /// Switches a screen to another of its modes; windows that fill it receive configure events.
    ///
    /// - Precondition: `screen` is connected and has a mode of that index.
    public func changeMode(of screen: HeadlessScreen, to index: Int) {
        precondition(headlessScreens.contains { $0 === screen }, "\(screen.description.name) is not connected.")
        precondition(
            screen.description.modes.indices.contains(index),
            "\(screen.description.name) has \(screen.description.modes.count) modes; there is none of index \(index).")
        screen.setMode(index)
        didChange(screen)
    }

    /// Sets the position of a screen in the coordinate space of all screens, in points.
    public func place(_ screen: HeadlessScreen, at position: CGPoint) {
        carryOut(ScreenChange(name: screen.description.name, position: position))
    }

    /// Sets whether the screen's image is scaled by its overscan; takes effect immediately.
    public func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(OperationError) {
        let operation = "Scaling a screen's picture"
        guard let screen = headlessScreens.first(where: { $0 === screen }), !isDisconnected else {
            throw .unavailable(operation: operation, reason: "the screen is not connected")
        }
        guard screen.description.overscan != nil else {
            throw .unavailable(operation: operation, reason: "the edges of \(screen.description.name) hide nothing")
        }
        if let refusal = screenConfigurator.refusal { throw .unavailable(operation: operation, reason: refusal) }
        screen.description.overscan?.isScaled = isScaled
        delegate?.windowSystem(self, didChange: screen)
    }

    /// Applies a change that has been validated.
    func carryOut(_ change: ScreenChange) {
        guard let screen = (headlessScreens + darkScreens).first(where: { $0.description.name == change.name }) else {
            return
        }
        screen.take(change)
        let isOn = headlessScreens.contains { $0 === screen }
        switch change.isEnabled {
        case true? where !isOn:
            darkScreens.removeAll { $0 === screen }
            plugIn(screen)
        case false? where isOn:
            disconnectScreen(screen)
            darkScreens.append(screen)
        default:
            if isOn { didChange(screen) }
        }
    }

    /// Other screens might have moved as a result.
    private func didChange(_ screen: HeadlessScreen) {
        let before = headlessScreens.map(\.description.frame)
        arrangeScreens()
        for (other, old) in zip(headlessScreens, before) where other === screen || other.description.frame != old {
            delegate?.windowSystem(self, didChange: other)
        }
        for window in windows where window.screen === screen {
            window.setNeedsConfiguration()
        }
    }

    /// Numbers are never reused, so that a reconnected screen differs from the previous one.
    func makeScreen(_ specification: HeadlessScreenSpecification) -> HeadlessScreen {
        lastScreenNumber += 1
        return HeadlessScreen(name: "HEADLESS-\(lastScreenNumber)", specification: specification)
    }

    /// Screens with a configured position are placed there; the others side by side from the left, with tops aligned.
    func arrangeScreens() {
        var x: CGFloat = 0
        for screen in headlessScreens {
            screen.description.frame.origin = screen.ownPosition ?? CGPoint(x: x, y: 0)
            x = screen.description.frame.maxX
        }
    }
}
