// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-fake-input.xml by `make generate`.
internal import WaylandWire

/// The server's side of `org_kde_kwin_fake_input`, up to version 4.
public final class OrgKdeKwinFakeInputResource: Resource {
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
    override class var interface: WireInterface { table }

    /// The requests of `org_kde_kwin_fake_input`.
    public enum Request {
        /// `org_kde_kwin_fake_input.authenticate`: request 0.
        case authenticate(application: String, reason: String)
        /// `org_kde_kwin_fake_input.pointer_motion`: request 1.
        case pointerMotion(deltaX: Double, deltaY: Double)
        /// `org_kde_kwin_fake_input.button`: request 2.
        case button(button: UInt32, state: UInt32)
        /// `org_kde_kwin_fake_input.axis`: request 3.
        case axis(axis: UInt32, value: Double)
        /// `org_kde_kwin_fake_input.touch_down`: request 4, since version 2.
        case touchDown(id: UInt32, x: Double, y: Double)
        /// `org_kde_kwin_fake_input.touch_motion`: request 5, since version 2.
        case touchMotion(id: UInt32, x: Double, y: Double)
        /// `org_kde_kwin_fake_input.touch_up`: request 6, since version 2.
        case touchUp(id: UInt32)
        /// `org_kde_kwin_fake_input.touch_cancel`: request 7, since version 2.
        case touchCancel
        /// `org_kde_kwin_fake_input.touch_frame`: request 8, since version 2.
        case touchFrame
        /// `org_kde_kwin_fake_input.pointer_motion_absolute`: request 9, since version 3.
        case pointerMotionAbsolute(x: Double, y: Double)
        /// `org_kde_kwin_fake_input.keyboard_key`: request 10, since version 4.
        case keyboardKey(button: UInt32, state: UInt32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.authenticate(application: values.string(0) ?? "", reason: values.string(1) ?? ""))
        case 1:
            deliver(.pointerMotion(deltaX: values.fixed(0), deltaY: values.fixed(1)))
        case 2:
            deliver(.button(button: values.uint(0), state: values.uint(1)))
        case 3:
            deliver(.axis(axis: values.uint(0), value: values.fixed(1)))
        case 4:
            deliver(.touchDown(id: values.uint(0), x: values.fixed(1), y: values.fixed(2)))
        case 5:
            deliver(.touchMotion(id: values.uint(0), x: values.fixed(1), y: values.fixed(2)))
        case 6:
            deliver(.touchUp(id: values.uint(0)))
        case 7:
            deliver(.touchCancel)
        case 8:
            deliver(.touchFrame)
        case 9:
            deliver(.pointerMotionAbsolute(x: values.fixed(0), y: values.fixed(1)))
        case 10:
            deliver(.keyboardKey(button: values.uint(0), state: values.uint(1)))
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }
}
