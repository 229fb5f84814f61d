// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension HeadlessWindow {
    /// Delivers `event` to the window's delegate before returning, as the window system would.
    ///
    /// Keys are delivered to the topmost popup with a grab, and a press in the window dismisses those popups before it
    /// is delivered to the window. A window that is not shown receives nothing.
    public func send(_ event: InputEvent) {
        guard isShown, !isClosed, let system else { return }
        system.route(event, to: self) { delegate?.window(self, didReceive: event) }
    }

    /// Resizes the window to `size`, within the window's limits, as by dragging its edge.
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

    /// Clicks the close button, which only notifies the window's delegate.
    public func requestClose() {
        guard isShown, !isClosed else { return }
        delegate?.windowShouldClose(self)
    }

    /// Activates the window as from a task bar: restores it if minimized, raises it, and gives it keyboard focus.
    public func activate() {
        guard isShown, !isClosed else { return }
        wantsAttention = false
        if isMinimized { setMinimized(false) }
        raise()
    }

    /// Moves the window so that its top-left corner is at `origin`, in points of its screen.
    public func move(to origin: CGPoint) {
        self.origin = origin
    }

    /// Moves the window to another screen; `nil` if there is none.
    public func move(to screen: HeadlessScreen?) {
        self.screen = screen
        setNeedsConfiguration()
    }
}
