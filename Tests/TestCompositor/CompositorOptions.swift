// SPDX-License-Identifier: MIT

/// What a `TestCompositor` offers, and how it behaves until told otherwise.
public struct CompositorOptions: Sendable {
    /// The newest version of each global; one that is missing here is not offered.
    public var globals: [String: UInt32] = [
        "wl_compositor": 6, "wl_shm": 1, "wl_seat": 9, "wl_output": 4, "xdg_wm_base": 6, "wp_viewporter": 1,
        "wp_fractional_scale_manager_v1": 1, "zxdg_decoration_manager_v1": 1, "wp_presentation": 1,
        "wp_cursor_shape_manager_v1": 1, "zxdg_output_manager_v1": 3, "xdg_wm_dialog_v1": 1, "xdg_activation_v1": 1,
        "wl_data_device_manager": 3, "zwp_primary_selection_device_manager_v1": 1,
        "zwp_pointer_gestures_v1": 3, "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
        "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
        "zwp_idle_inhibit_manager_v1": 1, "zwlr_output_manager_v1": 4, "zwlr_output_power_manager_v1": 1,
    ]
    /// The outputs that are there from the beginning.
    public var outputs = [DeskOutput.Settings(name: "TEST-1")]
    /// The devices that are there from the beginning.
    public var devices: Set<DeskSeat.Device> = [.pointer, .keyboard, .touch]
    /// The size of the first configure; 0 leaves it to the client.
    public var firstSize = (width: Int32(0), height: Int32(0))
    /// Windows' wishes are carried out, and selections and drags passed on, as by a desktop; otherwise a test sends all that
    /// by hand.
    ///
    /// Windows are maximised, made full screen and suspended when they ask for it, hear which screens they are on, and get
    /// the content of others' selections with the keyboard.
    public var servesClients = false
    /// Whether decorations, where they can be negotiated, are drawn by the compositor.
    public var decoratesWindows = true

    public init() {}

    /// The same without those globals.
    public func without(_ names: String...) -> CompositorOptions {
        var options = self
        for name in names { options.globals[name] = nil }
        return options
    }

    /// The same with another version of a global.
    public func offering(_ name: String, version: UInt32) -> CompositorOptions {
        var options = self
        options.globals[name] = version
        return options
    }
}
