// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension HeadlessWindowSystem {
    /// Plugs a screen in at the right of the others.
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

    /// Unplugs a screen; its windows go to the first one that is left.
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

    /// Switches a screen to another of its modes; windows that fill it are asked to follow.
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

    /// Puts a screen at a place of the desktop, in points.
    public func place(_ screen: HeadlessScreen, at position: CGPoint) {
        carryOut(ScreenChange(name: screen.description.name, position: position))
    }

    /// Has the screen's picture scaled, or not, by what its edges hide; at once.
    public func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(WindowingError) {
        let operation = "Scaling a screen's picture"
        guard let screen = headlessScreens.first(where: { $0 === screen }), !isDisconnected else {
            throw .notSupported(operation: operation, reason: "the screen is not connected")
        }
        guard screen.description.overscan != nil else {
            throw .notSupported(operation: operation, reason: "the edges of \(screen.description.name) hide nothing")
        }
        if let refusal = screenConfigurator.refusal { throw .notSupported(operation: operation, reason: refusal) }
        screen.description.overscan?.isScaled = isScaled
        delegate?.windowSystem(self, didChange: screen)
    }

    /// A change that has been found possible.
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

    /// Others may have moved because of it.
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

    /// A number is never used twice, so that a screen plugged in again is told from the one before.
    func makeScreen(_ specification: HeadlessScreenSpecification) -> HeadlessScreen {
        lastScreenNumber += 1
        return HeadlessScreen(name: "HEADLESS-\(lastScreenNumber)", specification: specification)
    }

    /// Where they were put; the others side by side from the left, tops aligned.
    func arrangeScreens() {
        var x: CGFloat = 0
        for screen in headlessScreens {
            screen.description.frame.origin = screen.ownPosition ?? CGPoint(x: x, y: 0)
            x = screen.description.frame.maxX
        }
    }
}
