// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation

extension XHand {
    /// Adds the modes of one output to another one, which makes outputs of the dummy driver usable.
    public func shareModes(of first: String, with second: String) {
        let question = unsafe xcb_randr_get_screen_resources_current(connection, root)
        guard let answer = unsafe xcb_randr_get_screen_resources_current_reply(connection, question, nil) else {
            return
        }
        defer { unsafe free(answer) }
        let outputs = unsafe UnsafeBufferPointer(
            start: xcb_randr_get_screen_resources_current_outputs(answer),
            count: Int(xcb_randr_get_screen_resources_current_outputs_length(answer)))
        let known = unsafe outputs.compactMap { output in describe(output).map { (output, $0.name, $0.modes) } }
        guard let modes = known.first(where: { $0.1 == first })?.2, let target = known.first(where: { $0.1 == second })
        else { return }
        for mode in modes where !target.2.contains(mode) {
            unsafe _ = xcb_randr_add_output_mode(connection, target.0, mode)
        }
        synchronize()
    }

    private func describe(_ output: UInt32) -> (name: String, modes: [UInt32])? {
        let question = unsafe xcb_randr_get_output_info(connection, output, 0)
        guard let answer = unsafe xcb_randr_get_output_info_reply(connection, question, nil) else { return nil }
        defer { unsafe free(answer) }
        let name = unsafe UnsafeRawBufferPointer(
            start: xcb_randr_get_output_info_name(answer), count: Int(xcb_randr_get_output_info_name_length(answer)))
        let modes = unsafe UnsafeBufferPointer(
            start: xcb_randr_get_output_info_modes(answer), count: Int(xcb_randr_get_output_info_modes_length(answer)))
        return unsafe (String(decoding: name, as: UTF8.self), Array(modes))
    }
}
