// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension HeadlessWindow {
    /// Hands `event` to the window's delegate before returning, as the desktop would for a user's hand.
    ///
    /// Keys go to the topmost popup that has taken the input, and a press in the window dismisses those popups before the
    /// window hears of it. A window that is not shown receives nothing.
    public func send(_ event: InputEvent) {
        guard isShown, !isClosed, let system else { return }
        system.route(event, to: self) { delegate?.window(self, didReceive: event) }
    }

    /// Drags the window's edge until it has `size`, which the window's limits cut.
    public func resize(to size: CGSize) {
        let wanted = Self.possible(size, otherwise: contentSize)
        func limited(_ value: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            max(maximum > 0 ? min(value, maximum) : value, minimum > 0 ? minimum : 0)
        }
        setContentSize(
            CGSize(
                width: limited(wanted.width, minimumSize.width, maximumSize.width),
                height: limited(wanted.height, minimumSize.height, maximumSize.height)))
    }

    /// Clicks the close button: the window's delegate is asked, nothing else happens.
    public func requestClose() {
        guard isShown, !isClosed else { return }
        delegate?.windowShouldClose(self)
    }

    /// Picks the window in the task bar: it comes back if it was minimised, to the front, and gets the keyboard.
    public func activate() {
        guard isShown, !isClosed else { return }
        wantsAttention = false
        if isMinimized { setMinimized(false) }
        raise()
    }

    /// Drags the window so that its top left corner is at `origin`, in points of its screen.
    public func move(to origin: CGPoint) {
        self.origin = origin
    }

    /// Drags the window to another screen, or to nowhere when there is none.
    public func move(to screen: HeadlessScreen?) {
        self.screen = screen
        setNeedsConfiguration()
    }
}
