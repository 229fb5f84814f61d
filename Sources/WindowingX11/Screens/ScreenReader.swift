// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Reads the outputs from the server, with blocking requests.
struct ScreenReader: Sendable {
    let screen: XScreen
    let hasOutputs: Bool
    let edid: UInt32
    /// The overscan properties; not needed for changing the settings.
    var overscan: OutputOverscan?

    /// Selects events for changes.
    func listen(_ connection: XConnection) {
        guard hasOutputs else { return }
        let mask =
            XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue
            | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_OUTPUT_PROPERTY.rawValue
        unsafe _ = xcb_randr_select_input(connection.pointer, screen.root, UInt16(mask))
    }

    func read(_ connection: XConnection) -> ScreenLayout {
        guard hasOutputs, let layout = readOutputs(connection), !layout.shown.isEmpty else { return whole }
        return layout
    }

    /// A server without RandR has one screen with the size of its root window.
    private var whole: ScreenLayout {
        let mode = ScreenLayout.Mode(identifier: 0, size: screen.size, refreshRate: 0)
        let output = ScreenLayout.Output(
            identifier: 0, name: "screen", isPrimary: true,
            millimeters: PixelSize(width: screen.millimeters.width, height: screen.millimeters.height), modes: [mode],
            preferredCount: 1,
            picture: ScreenLayout.Picture(
                controller: 0, frame: PixelRect(screen.size), mode: 0, transform: .normal))
        return ScreenLayout(outputs: [output], rootSize: screen.size)
    }

    /// Returns the outputs, including disabled ones; `nil` if the server doesn't reply.
    func readOutputs(_ connection: XConnection) -> ScreenLayout? {
        let question = unsafe xcb_randr_get_screen_resources_current(connection.pointer, screen.root).sequence
        let primaryQuestion = unsafe xcb_randr_get_output_primary(connection.pointer, screen.root).sequence
        let sizeQuestion = unsafe xcb_get_geometry(connection.pointer, screen.root).sequence
        let primary = connection.wait(for: primaryQuestion)?.load(xcb_randr_get_output_primary_reply_t.self)
        let size = connection.wait(for: sizeQuestion)?.load(xcb_get_geometry_reply_t.self)
        guard let reply = connection.wait(for: question),
            let resources = reply.load(xcb_randr_get_screen_resources_current_reply_t.self)
        else { return nil }
        var place = 32
        let controllers = reply.values(UInt32.self, at: place, count: Int(resources.num_crtcs))
        place += Int(resources.num_crtcs) * 4
        let outputs = reply.values(UInt32.self, at: place, count: Int(resources.num_outputs))
        place += Int(resources.num_outputs) * 4
        let modes = reply.values(xcb_randr_mode_info_t.self, at: place, count: Int(resources.num_modes))
        let pictures = readPictures(connection, controllers, time: resources.config_timestamp)
        let questions = outputs.map { output in
            (
                output,
                unsafe xcb_randr_get_output_info(connection.pointer, output, resources.config_timestamp).sequence,
                unsafe xcb_randr_get_output_property(connection.pointer, output, edid, 0, 0, 64, 0, 0).sequence,
                overscan?.ask(connection, about: output)
            )
        }
        let table = Dictionary(modes.map { ($0.id, $0) }) { first, _ in first }
        var layout = ScreenLayout(configurationTime: resources.config_timestamp)
        layout.rootSize = PixelSize(width: Int(size?.width ?? 0), height: Int(size?.height ?? 0))
        for (output, infoQuestion, identityQuestion, overscanQuestions) in questions {
            let info = connection.wait(for: infoQuestion)
            let identity = connection.wait(for: identityQuestion)
            let hidden = overscanQuestions.flatMap { overscan?.read(connection, $0) }
            guard let info, var output = readOutput(output, info, table) else { continue }
            output.isPrimary = output.identifier == primary?.output
            output.identity = identity.map(readIdentity) ?? MonitorIdentity()
            output.overscan = hidden
            output.picture = pictures.first { $0.outputs.contains(output.identifier) }?.picture
            layout.outputs.append(output)
        }
        return layout
    }

    private func readPictures(
        _ connection: XConnection, _ controllers: [UInt32], time: UInt32
    ) -> [(picture: ScreenLayout.Picture, outputs: [UInt32])] {
        let questions = controllers.map {
            ($0, unsafe xcb_randr_get_crtc_info(connection.pointer, $0, time).sequence)
        }
        return questions.compactMap { controller, question in
            guard let reply = connection.wait(for: question),
                let info = reply.load(xcb_randr_get_crtc_info_reply_t.self), info.mode != 0
            else { return nil }
            let picture = ScreenLayout.Picture(
                controller: controller,
                frame: PixelRect(x: Int(info.x), y: Int(info.y), width: Int(info.width), height: Int(info.height)),
                mode: info.mode, transform: ScreenTransform(rotation: info.rotation))
            let size = MemoryLayout<xcb_randr_get_crtc_info_reply_t>.size
            return (picture, reply.values(UInt32.self, at: size, count: Int(info.num_outputs)))
        }
    }

    /// Returns one output; `nil` if nothing is connected and it has no modes, as remote desktops can set them.
    private func readOutput(
        _ identifier: UInt32, _ reply: WireBytes, _ modes: [UInt32: xcb_randr_mode_info_t]
    ) -> ScreenLayout.Output? {
        guard let info = reply.load(xcb_randr_get_output_info_reply_t.self),
            UInt32(info.connection) != XCB_RANDR_CONNECTION_DISCONNECTED.rawValue || info.num_modes > 0
        else { return nil }
        var place = MemoryLayout<xcb_randr_get_output_info_reply_t>.size
        let controllers = reply.values(UInt32.self, at: place, count: Int(info.num_crtcs))
        place += Int(info.num_crtcs) * 4
        let modeNumbers = reply.values(UInt32.self, at: place, count: Int(info.num_modes))
        place += (Int(info.num_modes) + Int(info.num_clones)) * 4
        let name = String(decoding: reply.slice(at: place, count: Int(info.name_len)), as: UTF8.self)
        return ScreenLayout.Output(
            identifier: identifier, name: name,
            millimeters: PixelSize(width: Int(clamping: info.mm_width), height: Int(clamping: info.mm_height)),
            modes: modeNumbers.compactMap { number in modes[number].map(ScreenLayout.Mode.init) },
            preferredCount: Int(info.num_preferred), possibleControllers: controllers)
    }

    private func readIdentity(_ reply: WireBytes) -> MonitorIdentity {
        guard let header = reply.load(xcb_randr_get_output_property_reply_t.self), header.format == 8 else {
            return MonitorIdentity()
        }
        let size = MemoryLayout<xcb_randr_get_output_property_reply_t>.size
        return MonitorIdentity(edid: reply.slice(at: size, count: Int(clamping: header.num_items)))
    }
}

extension ScreenLayout.Mode {
    init(_ info: xcb_randr_mode_info_t) {
        // Double-scan and interlaced modes change the duration of a frame.
        var lines = Double(info.vtotal)
        if info.mode_flags & XCB_RANDR_MODE_FLAG_DOUBLE_SCAN.rawValue != 0 { lines *= 2 }
        if info.mode_flags & XCB_RANDR_MODE_FLAG_INTERLACE.rawValue != 0 { lines /= 2 }
        let dots = Double(info.htotal) * lines
        self.init(
            identifier: info.id, size: PixelSize(width: Int(info.width), height: Int(info.height)),
            refreshRate: dots > 0 ? (Double(info.dot_clock) / dots * 1000).rounded() / 1000 : 0)
    }
}

extension ScreenTransform {
    /// RandR rotates counterclockwise and then reflects on one axis or both.
    init(rotation: UInt16) {
        let rotation = UInt32(rotation)
        var turns = 0
        if rotation & XCB_RANDR_ROTATION_ROTATE_90.rawValue != 0 { turns = 1 }
        if rotation & XCB_RANDR_ROTATION_ROTATE_180.rawValue != 0 { turns = 2 }
        if rotation & XCB_RANDR_ROTATION_ROTATE_270.rawValue != 0 { turns = 3 }
        let mirrorsX = rotation & XCB_RANDR_ROTATION_REFLECT_X.rawValue != 0
        let mirrorsY = rotation & XCB_RANDR_ROTATION_REFLECT_Y.rawValue != 0
        // Reflecting on both axes is a rotation by 180°.
        if mirrorsY { turns = (turns + 2) % 4 }
        self = ScreenTransform(rawValue: turns + (mirrorsX != mirrorsY ? 4 : 0)) ?? .normal
    }
}
