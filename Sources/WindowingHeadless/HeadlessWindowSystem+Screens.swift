// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension HeadlessWindowSystem {
    /// Plugs a screen in at the right of the others.
    @discardableResult
    public func connectScreen(_ specification: HeadlessScreenSpecification) -> HeadlessScreen {
        precondition(!isDisconnected, "The connection has ended; no screen can be connected to it.")
        let screen = makeScreen(specification)
        headlessScreens.append(screen)
        arrangeScreens()
        delegate?.windowSystem(self, didConnect: screen)
        for window in windows where window.screen == nil {
            window.move(to: screen)
        }
        return screen
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
        arrangeScreens()
        delegate?.windowSystem(self, didChange: screen)
        for window in windows where window.screen === screen {
            window.setNeedsConfiguration()
        }
    }

    /// A number is never used twice, so that a screen plugged in again is told from the one before.
    func makeScreen(_ specification: HeadlessScreenSpecification) -> HeadlessScreen {
        lastScreenNumber += 1
        return HeadlessScreen(name: "HEADLESS-\(lastScreenNumber)", specification: specification)
    }

    /// Side by side from the left, tops aligned.
    func arrangeScreens() {
        var x: CGFloat = 0
        for screen in headlessScreens {
            screen.description.frame.origin = CGPoint(x: x, y: 0)
            x += screen.size.width
        }
    }
}
