// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Popup grabs: a chain of which only the topmost can open a child with a grab, or be closed.
///
/// The pointer is grabbed, so that presses in other applications' windows are reported. The keyboard is not: keys are
/// delivered to the application's focused window and forwarded, and the window manager's shortcuts keep working.
extension X11WindowSystem {
    func makePopup(
        _ attributes: PopupAttributes, on parent: any PopupParent
    ) throws(OperationError) -> X11Popup {
        guard let session else {
            throw .unavailable(operation: "Opening a popup", reason: "the connection to the display is closed")
        }
        return try X11Popup(attributes, parent: parent, session: session, system: self)
    }

    /// Makes `popup` the topmost of the chain, dismissing popups with a grab that are not its ancestors.
    func beginGrab(_ popup: X11Popup, on parent: any PopupParent) {
        for other in grabs.reversed() where other !== parent && !Self.isWithin(parent, other) {
            other.dismiss()
            other.close()
        }
        grabs.append(popup)
        keyboard.ownerDidChange()
    }

    func endGrab(of popup: X11Popup) {
        guard let index = grabs.firstIndex(where: { $0 === popup }) else { return }
        grabs.remove(at: index)
        if let top = grabs.last {
            if grabbedWindow == popup.surface.identifier { grabPointer(for: top) }
        } else {
            ungrabPointer()
        }
        keyboard.ownerDidChange()
    }

    func dismissGrabs() {
        for popup in grabs.reversed() { popup.dismiss() }
    }

    /// Dismisses the popups to which a press in one of the application's windows doesn't belong.
    func dismissGrabs(pressedIn surface: XSurface) {
        guard !grabs.isEmpty else { return }
        if let popup = popups[surface.identifier], grabs.contains(where: { Self.isWithin(popup, $0) }) { return }
        dismissGrabs()
    }

    /// Grabs the pointer for a popup once it is mapped, which is the earliest time possible.
    func didMap(_ popup: X11Popup) {
        guard grabs.contains(where: { $0 === popup }) else { return }
        grabPointer(for: popup)
    }

    // MARK: - Stacking

    /// Watches the stacking order until no popup is opening.
    ///
    /// A covered popup doesn't learn this itself: the server redirects windows with an alpha channel, and reports those
    /// as visible wherever they are.
    func watchStacking(for duration: Duration) {
        guard let session else { return }
        openingPopupCount += 1
        if openingPopupCount == 1 { session.setWatchesStacking(true) }
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, weak session] in
            guard let self, let session, self.session === session else { return }
            openingPopupCount -= 1
            if openingPopupCount == 0 { session.setWatchesStacking(false) }
        }
    }

    func didRestack(_ window: UInt32, above sibling: UInt32) {
        // A child popup, which belongs there.
        guard popups[window] == nil else { return }
        popups[sibling]?.wasCovered()
    }

    // MARK: - Grabs

    private func grabPointer(for popup: X11Popup) {
        guard let session else { return }
        let mask =
            XCB_INPUT_XI_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_INPUT_XI_EVENT_MASK_BUTTON_RELEASE.rawValue
            | XCB_INPUT_XI_EVENT_MASK_MOTION.rawValue | XCB_INPUT_XI_EVENT_MASK_ENTER.rawValue
            | XCB_INPUT_XI_EVENT_MASK_LEAVE.rawValue
        let mode = UInt8(XCB_INPUT_GRAB_MODE_22_ASYNC.rawValue)
        grabbedWindow = popup.surface.identifier
        let sequence = unsafe xcb_input_xi_grab_device(
            session.connection.pointer, popup.surface.identifier, UInt32(XCB_CURRENT_TIME), 0,
            Self.masterPointer, mode, mode, UInt8(XCB_INPUT_GRAB_OWNER_OWNER.rawValue), 1, [mask]
        ).sequence
        session.reader.answer(to: sequence) { [weak self, weak popup] answer in
            let status = answer?.load(xcb_input_xi_grab_device_reply_t.self)?.status
            guard status != UInt8(XCB_GRAB_STATUS_SUCCESS.rawValue), let popup, popup.isVisible else { return }
            // Another client has the pointer, so a press outside would go unnoticed, and so would a release.
            self?.pointer.pressWasTaken()
            popup.dismiss()
        }
    }

    private func ungrabPointer() {
        guard let session, grabbedWindow != nil else { return }
        grabbedWindow = nil
        unsafe _ = xcb_input_xi_ungrab_device(
            session.connection.pointer, UInt32(XCB_CURRENT_TIME), Self.masterPointer)
        session.flush()
    }

    /// The first master pointer, which every server has.
    static let masterPointer: UInt16 = 2

    private static func isWithin(_ parent: any PopupParent, _ popup: X11Popup) -> Bool {
        var current: (any PopupParent)? = parent
        while let owner = current as? X11Popup {
            if owner === popup { return true }
            current = owner.parent
        }
        return false
    }
}
