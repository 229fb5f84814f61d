// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Date pickers")
@MainActor
struct UIDatePickerTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    private func makePicker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US"
    ) -> (Stage, UIDatePicker, ControlLog) {
        let picker = UIDatePicker(frame: .zero)
        picker.calendar = calendar
        picker.timeZone = .gmt
        picker.locale = Locale(identifier: locale)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date(2026, 1, 31, 16, 48)
        picker.frame.size = picker.intrinsicContentSize
        return (Stage.showing(picker, size: CGSize(width: 440, height: 460)), picker, ControlLog(picker))
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        if let view = view as? View { return view }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test("The time below a calendar has a label")
    func timeLabel() throws {
        let (stage, picker, _) = makePicker(.dateAndTime, .inline)
        let label: UILabel = try #require(try stage.view(named: "Time") as? UILabel)
        let frame = label.convert(label.bounds, to: picker)
        #expect(picker.bounds.contains(frame) && frame.minY > picker.bounds.midY)
        #expect(label.sizeThatFits(.zero).width <= label.bounds.width)
        let (dates, _, _) = makePicker(.date, .inline)
        try dates.expectNot("Time")
    }

    // MARK: - Dates

    @Test("Dates are limited to the bounds; reversed bounds and invalid dates are ignored")
    func bounds() {
        let picker = UIDatePicker(frame: .zero)
        #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
        let (low, high) = (date(2026, 1, 1), date(2026, 12, 31))
        picker.minimumDate = low
        picker.maximumDate = high
        picker.date = date(2030, 1, 1)
        #expect(picker.date == high)
        picker.setDate(Date(timeIntervalSinceReferenceDate: .nan), animated: true)
        picker.date = Date(timeIntervalSinceReferenceDate: -.infinity)
        #expect(picker.date == high)
        picker.maximumDate = date(2020, 1, 1)
        picker.date = date(2040, 1, 1)
        #expect(picker.date == date(2040, 1, 1))
        for interval in [0, -5, 7, 45, 60] { picker.minuteInterval = interval }
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        #expect(picker.minuteInterval == 15)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 10
        picker.minuteInterval = 60
        #expect(picker.minuteInterval == 1)
    }

    @Test("Durations are whole minutes within a day")
    func durations() {
        let picker = UIDatePicker(frame: .zero)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 60)
        picker.countDownDuration = 3_725
        #expect(picker.countDownDuration == 3_720)
        picker.countDownDuration = .nan
        picker.countDownDuration = 1e12
        #expect(picker.countDownDuration == 86_340)
        picker.minuteInterval = 20
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 1_200)
    }

    @Test("Styles that a mode doesn't support fall back to wheels")
    func styles() {
        let picker = UIDatePicker(frame: .zero)
        #expect(picker.datePickerStyle == .compact)
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .yearAndMonth
        #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    // MARK: - Wheels

    @Test("Wheels follow the locale's order", arguments: [("en_US", 0, 1), ("de_DE", 1, 0), ("ja_JP", 1, 2)])
    func order(locale: String, month: Int, day: Int) throws {
        let (_, picker, _) = makePicker(.date, .wheels, locale: locale)
        let wheels = try #require(find(UIPickerView.self, in: picker))
        #expect(wheels.numberOfComponents == 3)
        #expect(wheels.selectedRow(inComponent: month) % 12 == 0)
        #expect(wheels.selectedRow(inComponent: day) % 31 == 30)
    }

    @Test(
        "Days and years are written with the signs of the locale",
        arguments: [
            ("en_US", "31", "2026"), ("ja_JP", "31日", "2026年"), ("ko_KR", "31일", "2026년"), ("ar_EG", "٣١", "٢٠٢٦"),
        ])
    func signs(locale: String, day: String, year: String) throws {
        let (_, picker, _) = makePicker(.date, .wheels, locale: locale)
        let wheels = try #require(find(UIPickerView.self, in: picker))
        let titles = (0..<3).map { column -> String? in
            let row = wheels.selectedRow(inComponent: column)
            return wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: column)
        }
        #expect(titles.contains(day) && titles.contains(year))
    }

    @Test("A day that the month doesn't have becomes its last day; the change is sent, and the wheel of days follows")
    func shortMonth() throws {
        let (stage, picker, log) = makePicker(.date, .wheels)
        let wheels = try #require(find(UIPickerView.self, in: picker))
        stage.wheel(at: wheels.convert(CGPoint(x: 70, y: 108), to: stage.window), clicks: 1)
        try stage.settle()
        #expect(picker.date == date(2026, 2, 28, 16, 48))
        #expect(log.names == ["changed", "primary"])
        #expect(wheels.selectedRow(inComponent: 1) % 31 == 27)
    }

    @Test("A date beyond the bounds returns to the nearest valid one")
    func wheelsGoBack() throws {
        let (stage, picker, _) = makePicker(.date, .wheels)
        picker.maximumDate = date(2026, 2, 10)
        let wheels = try #require(find(UIPickerView.self, in: picker))
        stage.wheel(at: wheels.convert(CGPoint(x: 70, y: 108), to: stage.window), clicks: 5)
        try stage.settle()
        #expect(picker.date == date(2026, 2, 10))
        #expect(wheels.selectedRow(inComponent: 0) % 12 == 1)
    }

    @Test("Hours follow the locale: 1 to 12 with AM and PM, or 0 to 23")
    func hours() throws {
        let (stage, picker, _) = makePicker(.time, .wheels)
        let wheels = try #require(find(UIPickerView.self, in: picker))
        #expect(wheels.numberOfComponents == 3 && wheels.selectedRow(inComponent: 2) == 1)
        try stage.key("tab")
        try stage.key("right")
        try stage.key("right")
        try stage.key("up")
        try stage.settle()
        #expect(picker.date == date(2026, 1, 31, 4, 48))
        picker.locale = Locale(identifier: "de_DE")
        #expect(wheels.numberOfComponents == 2)
    }

    @Test("The wheel of days changes the day and keeps the time; minutes follow the interval")
    func dayAndTime() throws {
        let (stage, picker, _) = makePicker(.dateAndTime, .wheels, locale: "de_DE")
        picker.minuteInterval = 15
        let wheels = try #require(find(UIPickerView.self, in: picker))
        try stage.key("tab")
        try stage.key("down")
        try stage.settle()
        #expect(picker.date == date(2026, 2, 1, 16, 45))
        #expect(wheels.numberOfRows(inComponent: 2) % 4 == 0)
    }

    @Test("The duration wheels set the duration")
    func countDown() throws {
        let (stage, picker, log) = makePicker(.countDownTimer, .wheels)
        picker.countDownDuration = 3_600
        try stage.key("tab")
        try stage.key("down")
        try stage.settle()
        #expect(picker.countDownDuration == 7_200 && log.count(of: "changed") == 1)
    }

    // MARK: - Calendar

    @Test("Tapping a day keeps the time")
    func tapDay() throws {
        let (stage, picker, log) = makePicker(.date, .inline)
        try stage.expect("January 2026")
        try stage.tap("14")
        #expect(picker.date == date(2026, 1, 14, 16, 48))
        #expect(log.names == ["changed", "primary"])
    }

    @Test("The buttons next to the title change the month within the bounds")
    func months() throws {
        let (stage, picker, log) = makePicker(.date, .inline)
        picker.maximumDate = date(2026, 2, 10)
        try stage.tap("next month")
        try stage.expect("February 2026")
        try stage.tap("next month")
        try stage.expect("February 2026")
        try stage.tap("20")
        #expect(log.names.isEmpty)
        try stage.tap("9")
        #expect(picker.date == date(2026, 2, 9, 16, 48))
    }

    @Test("Arrow keys move by days and weeks, Page Up and Page Down by months")
    func calendarKeys() throws {
        let (stage, picker, _) = makePicker(.date, .inline)
        for _ in 0..<4 { try stage.key("tab") }
        try stage.key("left")
        #expect(picker.date == date(2026, 1, 30, 16, 48))
        try stage.key("down")
        #expect(picker.date == date(2026, 2, 6, 16, 48))
        try stage.key("pageup")
        #expect(picker.date == date(2026, 1, 6, 16, 48))
        try stage.key("end")
        #expect(picker.date == date(2026, 1, 31, 16, 48))
    }

    @Test("Weeks begin with the calendar's first weekday")
    func firstWeekday() throws {
        let (stage, picker, _) = makePicker(.date, .inline)
        // 1 January 2026 is a Thursday.
        let american = try stage.view(named: "1").convert(CGPoint.zero, to: picker).x
        var european = calendar
        european.firstWeekday = 2
        picker.calendar = european
        let monday = try stage.view(named: "1").convert(CGPoint.zero, to: picker).x
        #expect(abs(american - monday - 320.0 / 7) < 1)
    }

    @Test("The title opens wheels for the month")
    func monthWheels() throws {
        let (stage, picker, log) = makePicker(.date, .inline)
        try stage.tap("January 2026")
        try stage.settle()
        let wheels = try #require(find(UIPickerView.self, in: picker))
        stage.wheel(at: wheels.convert(CGPoint(x: 100, y: 120), to: stage.window), clicks: 3)
        try stage.settle()
        try stage.tap("April 2026")
        try stage.settle()
        #expect(find(UIPickerView.self, in: picker) == nil && log.names.isEmpty)
        try stage.tap("30")
        #expect(picker.date == date(2026, 4, 30, 16, 48))
    }

    // MARK: - Fields

    @Test("Arrow keys step the parts of a field")
    func fieldSteps() throws {
        let (stage, picker, log) = makePicker(.dateAndTime, .compact)
        try stage.key("tab")
        try stage.key("up")
        #expect(picker.date == date(2026, 2, 28, 16, 48))
        try stage.key("right")
        try stage.key("up")
        #expect(picker.date == date(2026, 2, 1, 16, 48))
        try stage.key("tab")
        try stage.key("down")
        #expect(picker.date == date(2026, 2, 1, 15, 48))
        #expect(log.count(of: "changed") == 3)
    }

    @Test("Typed digits form a number and move to the next part when it is complete")
    func fieldDigits() throws {
        let (stage, picker, _) = makePicker(.time, .compact, locale: "de_DE")
        try stage.key("tab")
        stage.type("0930")
        #expect(picker.date == date(2026, 1, 31, 9, 30))
        stage.type("99")
        #expect(picker.date == date(2026, 1, 31, 9, 9))
    }

    @Test("A click selects a part, and the scroll wheel changes it")
    func fieldPointer() throws {
        let (stage, picker, _) = makePicker(.time, .compact, locale: "de_DE")
        let end = picker.convert(CGPoint(x: picker.bounds.width - 14, y: 17), to: stage.window)
        stage.wheel(at: end, clicks: 1)
        #expect(picker.date == date(2026, 1, 31, 16, 48))
        stage.click(at: end)
        try stage.settle()
        try stage.key("escape")
        try stage.settle()
        stage.wheel(at: end, clicks: -2)
        #expect(picker.date == date(2026, 1, 31, 16, 50))
    }

    @Test("A click opens a calendar that changes the date and closes with Escape")
    func fieldCalendar() throws {
        let (stage, picker, log) = makePicker(.dateAndTime, .compact)
        stage.click(at: picker.convert(CGPoint(x: 20, y: 17), to: stage.window))
        try stage.settle()
        try stage.tap("next month")
        try stage.tap("14")
        #expect(picker.date == date(2026, 2, 14, 16, 48) && log.count(of: "changed") == 1)
        try stage.key("escape")
        try stage.settle()
        try stage.expectNot("February 2026")
        stage.click(at: picker.convert(CGPoint(x: picker.bounds.width - 20, y: 17), to: stage.window))
        try stage.settle()
        stage.wheel(
            at: picker.convert(CGPoint(x: picker.bounds.width - 30, y: 34 + 6 + 8 + 108), to: stage.window), clicks: 1)
        try stage.settle()
        #expect(picker.date != date(2026, 2, 14, 16, 48) && log.count(of: "changed") == 2)
    }

    @Test("Right-to-left fields are mirrored except for the numbers of a time; calendars are mirrored")
    func fromTheRight() throws {
        let (stage, picker, _) = makePicker(.time, .compact, locale: "he_IL")
        picker.locale = Locale(identifier: "ar_EG")
        stage.advance(by: 0)
        let hour = try stage.view(named: "٤")
        let minute = try stage.view(named: "٤٨")
        let period = try stage.view(named: "م")
        #expect(hour.frame.minX < minute.frame.minX && period.frame.minX < hour.frame.minX)

        let (calendarStage, calendar, _) = makePicker(.date, .inline)
        let left = try calendarStage.view(named: "5").convert(CGPoint.zero, to: calendar).x
        calendar.semanticContentAttribute = .forceRightToLeft
        let right = try calendarStage.view(named: "5").convert(CGPoint.zero, to: calendar).x
        #expect(left < 160 && right > 160)
    }

    @Test("A disabled picker changes nothing")
    func disabled() throws {
        let (stage, picker, log) = makePicker(.date, .inline)
        picker.isEnabled = false
        stage.advance(by: 0)
        stage.tap(at: CGPoint(x: 200, y: 250))
        #expect(log.names.isEmpty)
    }

    @Test("A picker disabled while a wheel turns keeps its date, and the wheel returns")
    func disabledWhileTurning() throws {
        let (stage, picker, log) = makePicker(.date, .wheels)
        let wheels = try #require(find(UIPickerView.self, in: picker))
        let row = wheels.selectedRow(inComponent: 0)
        stage.wheel(at: wheels.convert(CGPoint(x: 70, y: 108), to: stage.window), clicks: 3)
        picker.isEnabled = false
        try stage.settle()
        #expect(picker.date == date(2026, 1, 31, 16, 48) && log.names.isEmpty)
        #expect(wheels.selectedRow(inComponent: 0) == row)
    }

    @Test("Disabling the picker during a drag of a wheel cancels the touch")
    func disabledWhileHeld() throws {
        let (stage, picker, log) = makePicker(.date, .wheels)
        let place = picker.convert(CGPoint(x: 70, y: 108), to: stage.window)
        let fingers = Fingers(stage: stage)
        fingers.down(0, place.x, place.y)
        fingers.move(0, place.x, place.y - 60)
        let wheel = try #require(find(UIScrollView.self, in: picker))
        #expect(wheel.isDragging)
        picker.isEnabled = false
        #expect(!wheel.isDragging)
        fingers.up(0, place.x, place.y - 60)
        try stage.settle()
        #expect(picker.date == date(2026, 1, 31, 16, 48) && log.names.isEmpty)
    }

    @Test("Disabling the picker closes what its fields opened and clears focus")
    func disabledWhileOpen() throws {
        let (stage, picker, log) = makePicker(.date, .compact)
        stage.click(at: picker.convert(CGPoint(x: 20, y: 17), to: stage.window))
        try stage.settle()
        try stage.expect("next month")
        picker.isEnabled = false
        try stage.settle()
        try stage.expectNot("next month")
        try stage.key("up")
        #expect(log.names.isEmpty)
    }

    @Test("Other calendars produce valid dates in every style")
    func otherCalendars() throws {
        for identifier in [Calendar.Identifier.hebrew, .islamicUmmAlQura, .japanese, .buddhist, .chinese] {
            for style in [UIDatePickerStyle.wheels, .inline, .compact] {
                let (stage, picker, _) = makePicker(.dateAndTime, style)
                picker.calendar = Calendar(identifier: identifier)
                picker.timeZone = .gmt
                stage.advance(by: 0.1)
                try stage.key("tab")
                try stage.key("down")
                try stage.settle()
                #expect(picker.date.timeIntervalSinceReferenceDate.isFinite)
            }
        }
    }

    @Test("A tap on a compact picker by its name opens it, also if a stack view stretches it")
    func stretched() throws {
        let (stage, picker, _) = makePicker(.date, .compact)
        picker.accessibilityIdentifier = "date"
        let stack = UIStackView(arrangedSubviews: [picker])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 20, width: 400, height: 44)
        stage.show(stack)
        #expect(picker.bounds.width == 400)
        try stage.tap("date")
        try stage.settle()
        try stage.tap("14")
        #expect(calendar.component(.day, from: picker.date) == 14)
    }
}
