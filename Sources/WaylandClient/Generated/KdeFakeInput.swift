// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-fake-input.xml by `make generate`.
public import WaylandWire

/// The client's side of `org_kde_kwin_fake_input`, up to version 4.
public final class OrgKdeKwinFakeInput: Proxy, @unchecked Sendable {
    static let blank = WireInterface("org_kde_kwin_fake_input", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage("authenticate", "ss"),
            WireMessage("pointer_motion", "ff"),
            WireMessage("button", "uu"),
            WireMessage("axis", "uf"),
            WireMessage("touch_down", "2uff"),
            WireMessage("touch_motion", "2uff"),
            WireMessage("touch_up", "2u"),
            WireMessage("touch_cancel", "2"),
            WireMessage("touch_frame", "2"),
            WireMessage("pointer_motion_absolute", "3ff"),
            WireMessage("keyboard_key", "4uu"),
        ]
    )
    override public class var interface: WireInterface { table }

    /// `org_kde_kwin_fake_input.authenticate`: request 0.
    public func authenticate(application: String, reason: String) {
        send(0, [.string(application), .string(reason)])
    }

    /// `org_kde_kwin_fake_input.pointer_motion`: request 1.
    public func pointerMotion(deltaX: Double, deltaY: Double) {
        send(1, [.fixed(deltaX), .fixed(deltaY)])
    }

    /// `org_kde_kwin_fake_input.button`: request 2.
    public func button(button: UInt32, state: UInt32) {
        send(2, [.uint(button), .uint(state)])
    }

    /// `org_kde_kwin_fake_input.axis`: request 3.
    public func axis(axis: UInt32, value: Double) {
        send(3, [.uint(axis), .fixed(value)])
    }

    /// `org_kde_kwin_fake_input.touch_down`: request 4, since version 2.
    public func touchDown(id: UInt32, x: Double, y: Double) {
        send(4, [.uint(id), .fixed(x), .fixed(y)], since: 2)
    }

    /// `org_kde_kwin_fake_input.touch_motion`: request 5, since version 2.
    public func touchMotion(id: UInt32, x: Double, y: Double) {
        send(5, [.uint(id), .fixed(x), .fixed(y)], since: 2)
    }

    /// `org_kde_kwin_fake_input.touch_up`: request 6, since version 2.
    public func touchUp(id: UInt32) {
        send(6, [.uint(id)], since: 2)
    }

    /// `org_kde_kwin_fake_input.touch_cancel`: request 7, since version 2.
    public func touchCancel() {
        send(7, since: 2)
    }

    /// `org_kde_kwin_fake_input.touch_frame`: request 8, since version 2.
    public func touchFrame() {
        send(8, since: 2)
    }

    /// `org_kde_kwin_fake_input.pointer_motion_absolute`: request 9, since version 3.
    public func pointerMotionAbsolute(x: Double, y: Double) {
        send(9, [.fixed(x), .fixed(y)], since: 3)
    }

    /// `org_kde_kwin_fake_input.keyboard_key`: request 10, since version 4.
    public func keyboardKey(button: UInt32, state: UInt32) {
        send(10, [.uint(button), .uint(state)], since: 4)
    }
}
