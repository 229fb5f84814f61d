// SPDX-License-Identifier: MIT

/// The kind of an accessible object.
///
/// The names are neutral; `AccessibilityATSPI` translates them to the roles of its protocol.
public enum AccessibilityRole: String, CaseIterable, Codable, Sendable {
    // Structure
    case application, window, dialog, alert, sheet, popover, tooltip, notification
    case group, landmark, document, scrollView, splitView, separator, scrollBar
    case navigationBar, toolbar, tabBar, tab, statusBar, menuBar
    // Text and images
    case staticText, heading, paragraph, link, image, video, canvas
    // Controls
    case button, toggleButton, switchControl, checkBox, radioButton, popUpButton
    case slider, spinButton, progressBar, activityIndicator, pageControl
    case textField, passwordField, searchField, textView, comboBox
    case datePicker, calendar, colorPicker, keyboard, key
    // Menus
    case menu, menuItem, checkMenuItem, radioMenuItem
    // Collections
    case list, listItem, table, tableRow, tableCell, columnHeader, rowHeader, outline, outlineItem
    case unknown
}
