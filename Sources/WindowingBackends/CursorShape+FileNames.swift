// SPDX-License-Identifier: MIT
package import Windowing

extension CursorShape {
    /// The names of the cursor in cursor themes: its CSS name, followed by older X names.
    package var fileNames: [String] { [rawValue] + (Self.legacyNames[self] ?? []) }

    private static let legacyNames: [CursorShape: [String]] = [
        .default: ["left_ptr", "arrow", "top_left_arrow"],
        .contextMenu: ["left_ptr"],
        .help: ["question_arrow", "whats_this", "left_ptr_help"],
        .pointer: ["hand2", "hand1", "pointing_hand", "hand"],
        .progress: ["left_ptr_watch", "half-busy"],
        .wait: ["watch"],
        .cell: ["plus"],
        .crosshair: ["cross", "tcross"],
        .text: ["xterm", "ibeam"],
        .verticalText: ["xterm"],
        .alias: ["link", "dnd-link"],
        .copy: ["dnd-copy"],
        .move: ["fleur", "dnd-move"],
        .noDrop: ["dnd-none", "circle"],
        .notAllowed: ["crossed_circle", "forbidden", "circle"],
        .grab: ["openhand", "hand1", "fleur"],
        .grabbing: ["closedhand", "fleur"],
        .eResize: ["right_side"],
        .nResize: ["top_side"],
        .neResize: ["top_right_corner"],
        .nwResize: ["top_left_corner"],
        .sResize: ["bottom_side"],
        .seResize: ["bottom_right_corner"],
        .swResize: ["bottom_left_corner"],
        .wResize: ["left_side"],
        .ewResize: ["sb_h_double_arrow", "h_double_arrow", "size_hor"],
        .nsResize: ["sb_v_double_arrow", "v_double_arrow", "size_ver"],
        .neswResize: ["fd_double_arrow", "size_bdiag"],
        .nwseResize: ["bd_double_arrow", "size_fdiag"],
        .colResize: ["sb_h_double_arrow", "split_h"],
        .rowResize: ["sb_v_double_arrow", "split_v"],
        .allScroll: ["fleur", "size_all"],
        .zoomIn: ["zoom_in"],
        .zoomOut: ["zoom_out"],
    ]
}
