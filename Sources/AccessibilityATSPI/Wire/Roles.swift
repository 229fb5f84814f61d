// SPDX-License-Identifier: MIT
internal import AccessibilityTree

extension AccessibilityRole {
    /// The role's number and name in AT-SPI.
    var wire: (number: UInt32, name: String) {
        switch self {
        case .application: (75, "application")
        case .window: (23, "frame")
        case .dialog, .sheet: (16, "dialog")
        case .alert: (2, "alert")
        // A popover isn't a window for screen readers unless it is a dialog.
        case .popover: (16, "dialog")
        case .tooltip: (64, "tool tip")
        case .notification: (101, "notification")
        case .group: (39, "panel")
        case .landmark: (110, "landmark")
        case .document: (82, "document frame")
        case .scrollView: (49, "scroll pane")
        case .splitView: (53, "split pane")
        case .separator: (50, "separator")
        case .scrollBar: (48, "scroll bar")
        case .navigationBar, .toolbar: (63, "tool bar")
        case .tabBar: (38, "page tab list")
        case .tab: (37, "page tab")
        case .statusBar: (54, "status bar")
        case .menuBar: (34, "menu bar")
        case .staticText: (29, "label")
        case .heading: (83, "heading")
        case .paragraph: (73, "paragraph")
        case .link: (88, "link")
        case .image: (27, "image")
        case .video: (107, "video")
        case .canvas: (6, "canvas")
        case .button: (43, "push button")
        case .toggleButton: (62, "toggle button")
        // Screen readers before 2025 don't know the role of switches, 130.
        case .switchControl, .checkBox: (7, "check box")
        case .radioButton: (44, "radio button")
        case .popUpButton: (11, "combo box")
        case .slider: (51, "slider")
        case .spinButton: (52, "spin button")
        case .progressBar: (42, "progress bar")
        case .activityIndicator: (42, "progress bar")
        case .pageControl: (51, "slider")
        case .textField, .searchField: (79, "entry")
        case .passwordField: (40, "password text")
        case .textView: (61, "text")
        case .comboBox: (11, "combo box")
        case .datePicker: (12, "date editor")
        case .calendar: (5, "calendar")
        case .colorPicker: (9, "color chooser")
        case .keyboard: (39, "panel")
        case .key: (43, "push button")
        case .menu: (33, "menu")
        case .menuItem: (35, "menu item")
        case .checkMenuItem: (8, "check menu item")
        case .radioMenuItem: (45, "radio menu item")
        case .list: (31, "list")
        case .listItem: (32, "list item")
        case .table: (55, "table")
        case .tableRow: (90, "table row")
        case .tableCell: (56, "table cell")
        case .columnHeader: (57, "table column header")
        case .rowHeader: (58, "table row header")
        case .outline: (65, "tree")
        case .outlineItem: (91, "tree item")
        case .unknown: (67, "unknown")
        }
    }

    /// The role's name in ARIA, for roles that AT-SPI doesn't distinguish.
    var ariaName: String? {
        switch self {
        case .switchControl: "switch"
        case .searchField: "searchbox"
        case .navigationBar: "navigation"
        case .sheet, .popover: "dialog"
        default: nil
        }
    }

    /// Whether the object is a window of the desktop.
    var isWindow: Bool {
        switch self {
        case .window, .dialog, .alert: true
        default: false
        }
    }
}

extension AccessibilityRelation {
    /// The relation's number in AT-SPI.
    var number: UInt32 {
        switch self {
        case .labelFor: 1
        case .labelledBy: 2
        case .controllerFor: 3
        case .controlledBy: 4
        case .memberOf: 5
        case .nodeChildOf: 7
        case .flowsTo: 10
        case .flowsFrom: 11
        case .popupFor: 15
        case .describedBy: 18
        case .details: 19
        case .errorMessage: 21
        }
    }
}
