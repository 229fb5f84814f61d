// SPDX-License-Identifier: MIT
public import Windowing

extension HeadlessPopup {
    /// Delivers `event` to the popup's delegate before returning, as the window system would.
    ///
    /// Keys are delivered to the topmost popup with a grab, and a press here dismisses those popups that are not in its
    /// chain. A popup that is not visible receives nothing.
    public func send(_ event: InputEvent) {
        guard isVisible, let system = window?.system else { return }
        system.route(event, to: self) { self.delegate?.popup(self, didReceive: event) }
    }
}
