// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Localization
internal import UIKitCore

extension AccessibilityRole {
    /// The name of the role in the user's language, for assistive technology that has no name of its own for it.
    @MainActor
    var localizedName: String { phrase.text }

    private var phrase: Phrase {
        switch self {
        case .application: .roleApplication
        case .window: .roleWindow
        case .dialog, .sheet, .popover: .roleDialog
        case .alert: .roleAlert
        case .tooltip: .roleToolTip
        case .notification: .roleNotification
        case .group: .roleGroup
        case .landmark: .roleLandmark
        case .document: .roleDocument
        case .scrollView: .roleScrollView
        case .splitView: .roleSplitView
        case .separator: .roleSeparator
        case .scrollBar: .roleScrollBar
        case .navigationBar, .toolbar: .roleToolbar
        case .tabBar: .roleTabList
        case .tab: .roleTab
        case .statusBar: .roleStatusBar
        case .menuBar: .roleMenuBar
        case .staticText: .roleLabel
        case .heading: .roleHeading
        case .paragraph: .roleParagraph
        case .link: .roleLink
        case .image: .roleImage
        case .video: .roleVideo
        case .canvas: .roleCanvas
        case .button: .roleButton
        case .toggleButton: .roleToggleButton
        case .switchControl: .roleSwitch
        case .checkBox: .roleCheckBox
        case .radioButton: .roleRadioButton
        case .popUpButton, .comboBox: .roleComboBox
        case .slider, .pageControl: .roleSlider
        case .spinButton: .roleSpinButton
        case .progressBar, .activityIndicator: .roleProgressBar
        case .textField: .roleTextField
        case .searchField: .roleSearchField
        case .passwordField: .rolePassword
        case .textView: .roleText
        case .datePicker: .roleDateField
        case .calendar: .roleCalendar
        case .colorPicker: .roleColorChooser
        case .keyboard: .roleKeyboard
        case .key: .roleKey
        case .menu: .roleMenu
        case .menuItem: .roleMenuItem
        case .checkMenuItem: .roleCheckMenuItem
        case .radioMenuItem: .roleRadioMenuItem
        case .list: .roleList
        case .listItem: .roleListItem
        case .table: .roleTable
        case .tableRow: .roleRow
        case .tableCell: .roleCell
        case .columnHeader: .roleColumnHeader
        case .rowHeader: .roleRowHeader
        case .outline: .roleOutline
        case .outlineItem: .roleOutlineItem
        case .unknown: .roleUnknown
        }
    }
}
