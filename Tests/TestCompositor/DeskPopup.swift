// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's popup, which is placed by its positioner at first, and by hand.
public final class DeskPopup {
    public let resource: XdgPopupResource
    public let shell: DeskShellSurface
    public let parent: DeskShellSurface
    /// What was sent last: x, y, width, height by the parent's window geometry.
    public private(set) var place: [Int32] = []
    /// The press or key that it took the input with.
    public private(set) var grabSerial: UInt32?
    /// Of the positioners that it was given: the last one's words.
    public var isReactive: Bool { rules.isReactive }
    public var parentSerial: UInt32? { rules.parentSerial }
    public var parentSize: (width: Int32, height: Int32)? { rules.parentSize }

    private var rules: DeskPositioner.Rules
    private let base: XdgWmBaseResource
    private weak var desk: Desk?

    public var surface: DeskSurface { shell.surface }

    init(
        _ resource: XdgPopupResource, shell: DeskShellSurface, parent: DeskShellSurface, rules: DeskPositioner.Rules,
        base: XdgWmBaseResource, desk: Desk?
    ) {
        self.resource = resource
        self.shell = shell
        self.parent = parent
        self.rules = rules
        self.base = base
        self.desk = desk
        resource.handler = { [weak self] in self?.receive($0) }
    }

    // MARK: - Steering

    /// Sends a configure and returns its serial.
    @discardableResult
    public func configure(x: Int32, y: Int32, width: Int32, height: Int32) -> UInt32 {
        place = [x, y, width, height]
        resource.sendConfigure(x: x, y: y, width: width, height: height)
        return shell.configure()
    }

    /// Places it anew, as when the parent has moved.
    @discardableResult
    public func reconstrain() -> UInt32 {
        let place = rules.place(within: desk?.bounds(for: parent) ?? (0, 0, 0, 0))
        return configure(x: place[0], y: place[1], width: place[2], height: place[3])
    }

    /// Takes it off the screen, and those on it first.
    public func dismiss() {
        for popup in shell.popups.reversed() { popup.dismiss() }
        resource.sendPopupDone()
    }

    func sendFirstConfigure() {
        reconstrain()
    }

    // MARK: - Requests

    private func receive(_ request: XdgPopupResource.Request) {
        switch request {
        case .grab(_, let serial):
            desk?.record("xdg_popup.grab \(serial)", from: resource)
            grab(serial)
        case .reposition(let positioner, let token):
            desk?.record("xdg_popup.reposition", from: resource)
            guard let rules = desk?.rules(of: positioner, parent: parent, base: base) else { return }
            self.rules = rules
            resource.sendRepositioned(token: token)
            reconstrain()
        case .destroy:
            desk?.record("xdg_popup.destroy", from: resource)
            // A grab's topmost is the only one that may go, and no popup before those on it.
            if !shell.popups.isEmpty || (grabSerial != nil && desk?.grabs.last !== self) {
                base.postError(
                    code: XdgWmBaseResource.ErrorCode.notTheTopmostPopup.rawValue, message: "another popup is above")
            }
        }
    }

    private func grab(_ serial: UInt32) {
        guard let desk else { return }
        if shell.isMapped { return refuseGrab("the popup is shown already") }
        if let popup = parent.popup, popup.grabSerial == nil { return refuseGrab("the parent has no grab") }
        guard desk.grabs.last.map({ $0 === parent.popup }) ?? true else {
            return base.postError(
                code: XdgWmBaseResource.ErrorCode.notTheTopmostPopup.rawValue,
                message: "the parent is not the topmost popup with a grab")
        }
        grabSerial = serial
        desk.grabs.append(self)
        if desk.refusesGrabs || !desk.seat.pressSerials.contains(serial) { dismiss() }
    }

    private func refuseGrab(_ message: String) {
        resource.postError(code: XdgPopupResource.ErrorCode.invalidGrab.rawValue, message: message)
    }

    /// The keyboard goes to the topmost popup with a grab once it is seen.
    func didCommit() {
        guard let desk, shell.isMapped, desk.grabs.last === self else { return }
        desk.focusKeyboard(surface)
    }

    func mayCommit(_ base: XdgWmBaseResource) -> Bool {
        guard !parent.isMapped else { return true }
        base.postError(
            code: XdgWmBaseResource.ErrorCode.invalidPopupParent.rawValue, message: "the parent is not shown")
        return false
    }
}
