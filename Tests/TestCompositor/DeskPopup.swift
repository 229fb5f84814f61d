// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's popup, initially placed by its positioner, then by the test.
public final class DeskPopup {
    /// The popup object.
    public let resource: XdgPopupResource
    /// The shell surface.
    public let shell: DeskShellSurface
    /// The parent.
    public let parent: DeskShellSurface
    /// The last configure event: x, y, width, height relative to the parent's window geometry.
    public private(set) var place: [Int32] = []
    /// The serial of its grab.
    public private(set) var grabSerial: UInt32?
    /// Whether the last positioner was reactive.
    public var isReactive: Bool { rules.isReactive }
    /// The parent configure serial of the last positioner.
    public var parentSerial: UInt32? { rules.parentSerial }
    /// The parent size of the last positioner.
    public var parentSize: (width: Int32, height: Int32)? { rules.parentSize }

    private var rules: DeskPositioner.Rules
    private let base: XdgWmBaseResource
    private weak var desk: Desk?

    /// The surface.
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

    /// Sends a configure event and returns its serial.
    @discardableResult
    public func configure(x: Int32, y: Int32, width: Int32, height: Int32) -> UInt32 {
        place = [x, y, width, height]
        resource.sendConfigure(x: x, y: y, width: width, height: height)
        return shell.configure()
    }

    /// Repositions the popup, as after a movement of the parent.
    @discardableResult
    public func reconstrain() -> UInt32 {
        let place = rules.place(within: desk?.bounds(for: parent) ?? (0, 0, 0, 0))
        return configure(x: place[0], y: place[1], width: place[2], height: place[3])
    }

    /// Dismisses the popup, and those above it first.
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
            // Only the topmost popup of a grab can be destroyed, and no popup before its children.
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

    /// Keyboard focus moves to the topmost popup with a grab once it is mapped.
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
