// SPDX-License-Identifier: MIT

/// The globals that a `TestCompositor` offers, and its initial behavior.
public struct CompositorOptions: Sendable {
    /// The version of each global; globals that are missing here are not offered.
    public var globals: [String: UInt32] = [
        "wl_compositor": 6, "wl_shm": 1, "wl_seat": 9, "wl_output": 4, "xdg_wm_base": 6, "wp_viewporter": 1,
        "wp_fractional_scale_manager_v1": 1, "zxdg_decoration_manager_v1": 1, "wp_presentation": 1,
        "wp_cursor_shape_manager_v1": 1, "zxdg_output_manager_v1": 3, "xdg_wm_dialog_v1": 1, "xdg_activation_v1": 1,
        "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1,
        "wl_data_device_manager": 3, "zwp_primary_selection_device_manager_v1": 1,
        "zwp_pointer_gestures_v1": 3, "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
        "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
        "zwp_idle_inhibit_manager_v1": 1, "zwlr_output_manager_v1": 4, "zwlr_output_power_manager_v1": 1,
    ]
    /// The initial outputs.
    public var outputs = [DeskOutput.Settings(name: "TEST-1")]
    /// The initial input devices.
    public var devices: Set<DeskSeat.Device> = [.pointer, .keyboard, .touch]
    /// The size of the first configure event; 0 leaves it to the client.
    public var firstSize = (width: Int32(0), height: Int32(0))
    /// Whether windows' requests are carried out, and selections and drags passed on, as by a real compositor;
    /// otherwise a test sends everything explicitly.
    ///
    /// Windows are maximized, made full screen and suspended on request, receive the outputs they are on, and get the
    /// content of other clients' selections along with keyboard focus.
    public var servesClients = false
    /// Whether the compositor draws decorations where they can be negotiated.
    public var decoratesWindows = true

    /// Creates options with all globals.
    public init() {}

    /// Returns the options without those globals.
    public func without(_ names: String...) -> CompositorOptions {
        var options = self
        for name in names { options.globals[name] = nil }
        return options
    }

    /// Returns the options with another version of a global.
    public func offering(_ name: String, version: UInt32) -> CompositorOptions {
        var options = self
        options.globals[name] = version
        return options
    }
}
