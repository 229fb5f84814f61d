// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Date pickers: screenshots")
@MainActor
struct UIDatePickerPictureTests {
    private func compare(
        _ style: UIDatePickerStyle, _ name: String, appearance: UIUserInterfaceStyle = .light,
        mode: UIDatePicker.Mode = .dateAndTime, locale: String = "en_US", isMirrored: Bool = false,
        isEnabled: Bool = true
    ) throws {
        let picker = UIDatePicker(frame: .zero)
        picker.locale = Locale(identifier: locale)
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        // In the past, so that no day of the month is today.
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        picker.isEnabled = isEnabled
        if isMirrored { picker.semanticContentAttribute = .forceRightToLeft }
        picker.frame.size = picker.intrinsicContentSize
        let stage = Stage.showing(picker, size: CGSize(width: 440, height: 480), appearance: appearance)
        // The upper part suffices for a month, and half of the wheels for the rest.
        let frame = picker.frame.insetBy(dx: -8, dy: -8)
        let height = min(frame.height, style == .wheels ? 130 : 220)
        let seen = CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: height))
        try ReferencePicture("datepicker_\(name)").compare(
            stage.screenshot().cropped(to: seen), tolerance: 12, pixels: 12)
    }

    @Test("Fields, calendar, and wheels are rendered", arguments: [UIUserInterfaceStyle.light, .dark])
    func styles(appearance: UIUserInterfaceStyle) throws {
        let name = appearance == .dark ? "dark" : "light"
        try compare(.compact, "compact_\(name)", appearance: appearance)
        try compare(.inline, "inline_\(name)", appearance: appearance)
        try compare(.wheels, "wheels_\(name)", appearance: appearance)
    }

    @Test("All styles are rendered in right-to-left layout")
    func mirrored() throws {
        try compare(.compact, "compact_rtl", locale: "ar_EG", isMirrored: true)
        try compare(.inline, "inline_rtl", mode: .date, locale: "he_IL", isMirrored: true)
        try compare(.wheels, "wheels_rtl", mode: .date, locale: "he_IL", isMirrored: true)
    }

    @Test("A disabled picker is dimmed")
    func disabled() throws {
        try compare(.compact, "compact_disabled", isEnabled: false)
    }
}
