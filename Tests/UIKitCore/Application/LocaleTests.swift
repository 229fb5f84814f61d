// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("The application's locale")
struct LocaleTests {
    private let date = Date(timeIntervalSince1970: 1_795_852_440)

    @Test("Foundation's current locale, calendar, and languages are those of the application")
    func current() {
        let outside = Locale.current
        let stage = Stage(languages: ["de_DE", "fr_FR"])
        #expect(Locale.current.identifier == "de_DE" && Locale.autoupdatingCurrent.identifier == "de_DE")
        #expect(NSLocale.current.identifier == "de_DE")
        #expect(Locale.preferredLanguages == ["de-DE", "fr-FR"] && NSLocale.preferredLanguages == ["de-DE", "fr-FR"])
        #expect(Calendar.current.monthSymbols[2] == "März" && Calendar.autoupdatingCurrent.monthSymbols[2] == "März")
        let american = Stage(languages: ["en_US"])
        #expect(Calendar.current.firstWeekday == 1 && Locale.current.measurementSystem == .us)
        american.end()
        stage.end()
        #expect(Locale.current == outside)
    }

    @Test("Styles and formatters use it without being told")
    func formats() throws {
        let stage = Stage(languages: ["de_DE"])
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened)
        style.timeZone = .gmt
        #expect(date.formatted(style) == "28. Nov. 2026, 7:54")
        #expect(1234.5.formatted() == "1.234,5")
        #expect(0.256.formatted(.percent) == "25,6\u{A0}%")
        #expect(12.5.formatted(.currency(code: "EUR")) == "12,50\u{A0}€")
        #expect(["a", "b", "c"].formatted() == "a, b und c")
        #expect(123_456_789.formatted(.byteCount(style: .file)) == "123,5 MB")
        #expect(Duration.seconds(3600).formatted(.units(width: .wide)) == "1 Stunde")
        let dates = DateFormatter()
        dates.timeZone = .gmt
        (dates.dateStyle, dates.timeStyle) = (.full, .short)
        #expect(dates.string(from: date) == "Samstag, 28. November 2026 um 07:54")
        let numbers = NumberFormatter()
        numbers.numberStyle = .currency
        #expect(numbers.string(from: 12.5) == "12,50\u{A0}€")
        #expect(ByteCountFormatter.string(fromByteCount: 123_456_789, countStyle: .file) == "123,5 MB")
        #expect(String.localizedStringWithFormat("%.2f", 1234.5) == "1.234,50")
        #expect(String(format: "%.1f", locale: .current, 0.5) == "0,5")
        withExtendedLifetime(stage) {}
    }

    @Test("Strings are ordered and capitalized by its rules")
    func strings() {
        let swedish = Stage(languages: ["sv_SE"])
        #expect(["z", "å", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending } == ["a", "z", "å"])
        let german = Stage(languages: ["de_DE"])
        #expect(["z", "å", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending } == ["a", "å", "z"])
        let turkish = Stage(languages: ["tr_TR"])
        #expect("i".localizedUppercase == "İ")
        withExtendedLifetime((swedish, german, turkish)) {}
    }

    @Test("The desktop's clock replaces that of the locale while the application runs, and is announced")
    func clock() throws {
        let stage = Stage(languages: ["en_US"])
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        picker.datePickerMode = .time
        picker.timeZone = .gmt
        picker.date = date.addingTimeInterval(12 * 3600)
        stage.window.addSubview(picker)
        stage.advance(by: 0.1)
        func hasText(_ text: String) -> Bool { stage.window.contains { ($0 as? UILabel)?.text == text } }
        #expect(hasText("PM"))
        // Only the main thread posts it during the test, and only there is it read.
        nonisolated(unsafe) var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
        ) { _ in changes += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.application.uses24HourClock = true
        stage.advance(by: 0.1)
        #expect(changes == 1)
        #expect(Locale.current.hourCycle == .zeroToTwentyThree)
        #expect(!hasText("PM") && hasText("19"))
        stage.application.uses24HourClock = true
        #expect(changes == 1)
        stage.application.uses24HourClock = nil
        stage.advance(by: 0.1)
        #expect(changes == 2 && hasText("PM"))
        #expect(Locale.current.identifier == "en_US")
    }
}

extension UIView {
    fileprivate func contains(where condition: (UIView) -> Bool) -> Bool {
        condition(self) || subviews.contains { $0.contains(where: condition) }
    }
}
