// SPDX-License-Identifier: MIT
public import Windowing

extension HeadlessPopup {
    /// Hands `event` to the popup's delegate before returning, as the desktop would for a user's hand.
    ///
    /// Keys go to the topmost popup that has taken the input, and a press here dismisses those that it does not belong
    /// to. A popup that is not on the screen receives nothing.
    public func send(_ event: InputEvent) {
        guard isVisible, let system = window?.system else { return }
        system.route(event, to: self) { self.delegate?.popup(self, didReceive: event) }
    }
}
