// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Applies a plan on a separate connection, while the server is grabbed.
struct ScreenExecution {
    enum Outcome: Sendable {
        case done
        case outdated
        case refused(String)
    }

    private let connection: XConnection
    private let screen: XScreen
    private let reader: ScreenReader

    /// Checks the plan against the server's limits, which are independent of the outputs.
    static func check(_ plan: ScreenPlan, _ connection: XConnection, root: UInt32) -> String? {
        let question = unsafe xcb_randr_get_screen_size_range(connection.pointer, root).sequence
        guard let range = connection.wait(for: question)?.load(xcb_randr_get_screen_size_range_reply_t.self) else {
            return "the server does not tell its limits"
        }
        let fits =
            (Int(range.min_width)...max(Int(range.min_width), Int(range.max_width))).contains(plan.size.width)
            && (Int(range.min_height)...max(Int(range.min_height), Int(range.max_height))).contains(plan.size.height)
        return fits
            ? nil
            : "the server's screen can be from \(range.min_width)x\(range.min_height) to "
                + "\(range.max_width)x\(range.max_height), not \(plan.size.width)x\(plan.size.height)"
    }

    /// Applies the plan; if any step fails, the previous state is restored.
    static func run(_ plan: ScreenPlan, expecting time: UInt32, display: String, edid: UInt32) -> Outcome {
        do {
            let connection = try XConnection(displayName: display)
            let version = unsafe xcb_randr_query_version(connection.pointer, 1, 5).sequence
            _ = connection.wait(for: version)
            let screen = try XScreen(connection)
            let reader = ScreenReader(screen: screen, hasOutputs: true, edid: edid)
            return ScreenExecution(connection: connection, screen: screen, reader: reader)
                .run(plan, expecting: time)
        } catch {
            return .refused("\(error)")
        }
    }

    private func run(_ plan: ScreenPlan, expecting time: UInt32) -> Outcome {
        if let reason = Self.check(plan, connection, root: screen.root) { return .refused(reason) }
        unsafe _ = xcb_grab_server(connection.pointer)
        defer {
            unsafe _ = xcb_ungrab_server(connection.pointer)
            _ = connection.wait(for: unsafe xcb_get_input_focus(connection.pointer).sequence)
        }
        guard let layout = reader.readOutputs(connection) else {
            return .refused("the server does not tell its outputs")
        }
        guard layout.configurationTime == time else { return .outdated }
        let present = ScreenPlan(layout)
        let outcome = change(from: present, to: plan, time: time)
        if case .done = outcome { return outcome }
        // The first half might have been applied: outputs that were disabled or moved are restored.
        if let halfway = reader.readOutputs(connection) {
            _ = change(from: ScreenPlan(halfway), to: present, time: time)
        }
        return outcome
    }

    private func change(from present: ScreenPlan, to plan: ScreenPlan, time: UInt32) -> Outcome {
        let whole = PixelRect(plan.size)
        for setting in present.settings where !plan.settings.contains(setting) {
            // An output that moves can stay enabled until its new position is set, if the root window still contains
            // the old one.
            let stays = plan.settings.contains { $0.controller == setting.controller }
            guard !stays || !whole.contains(setting.frame) else { continue }
            let off = ScreenPlan.Setting(
                controller: setting.controller, frame: PixelRect(x: 0, y: 0, width: 0, height: 0), mode: 0,
                transform: .normal, outputs: [])
            if let failure = set(off, time: time) { return failure }
        }
        if plan.size != present.size, let failure = resize(to: plan.size) { return failure }
        for setting in plan.settings where !present.settings.contains(setting) {
            if let failure = set(setting, time: time) { return failure }
        }
        return .done
    }

    private func resize(to size: PixelSize) -> Outcome? {
        // As for a monitor with 96 pixels per inch, which applications treat as unspecified.
        let millimeters = { (pixels: Int) in UInt32(max(1, pixels * 254 / 960)) }
        let cookie = unsafe xcb_randr_set_screen_size_checked(
            connection.pointer, screen.root, UInt16(clamping: size.width), UInt16(clamping: size.height),
            millimeters(size.width), millimeters(size.height))
        guard connection.succeeds(cookie) else {
            return .refused("the screen cannot be \(size.width)x\(size.height)")
        }
        return nil
    }

    private func set(_ setting: ScreenPlan.Setting, time: UInt32) -> Outcome? {
        let question = unsafe xcb_randr_set_crtc_config(
            connection.pointer, setting.controller, UInt32(XCB_CURRENT_TIME), time, Int16(clamping: setting.frame.x),
            Int16(clamping: setting.frame.y), setting.mode, setting.transform.rotation, UInt32(setting.outputs.count),
            setting.outputs
        ).sequence
        let status = connection.wait(for: question)?.load(xcb_randr_set_crtc_config_reply_t.self)?.status
        switch status.map(UInt32.init) {
        case XCB_RANDR_SET_CONFIG_SUCCESS.rawValue: return nil
        case XCB_RANDR_SET_CONFIG_INVALID_CONFIG_TIME.rawValue: return .outdated
        case nil: return .refused("the server takes the setting for a mistake; it may not be able to turn the picture")
        default: return .refused("the graphics driver failed to set a mode")
        }
    }
}

extension ScreenTransform {
    /// RandR's rotation mask.
    var rotation: UInt16 {
        let turns = [
            XCB_RANDR_ROTATION_ROTATE_0, XCB_RANDR_ROTATION_ROTATE_90, XCB_RANDR_ROTATION_ROTATE_180,
            XCB_RANDR_ROTATION_ROTATE_270,
        ]
        let mirror = rawValue >= 4 ? XCB_RANDR_ROTATION_REFLECT_X.rawValue : 0
        return UInt16(turns[rawValue % 4].rawValue | mirror)
    }
}
