// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import DataDetection

@Suite("Data in text")
struct DataDetectorTests {
    private let detector = DataDetector(dateOrder: .dayFirst)

    private func find(_ text: String, _ kinds: DataKinds = .all, _ order: DataDetector.DateOrder = .dayFirst)
        -> [String]
    {
        DataDetector(dateOrder: order).detect(in: text, kinds: kinds).map {
            (text as NSString).substring(with: NSRange(location: $0.range.lowerBound, length: $0.range.count))
        }
    }

    // MARK: - Links

    @Test(
        "Links end before the punctuation of the sentence",
        arguments: [
            ("See https://example.com/a?b=1#c.", "https://example.com/a?b=1#c", "https://example.com/a?b=1#c"),
            ("(http://example.com/x)", "http://example.com/x", "http://example.com/x"),
            (
                "https://en.wikipedia.org/wiki/A_(b)", "https://en.wikipedia.org/wiki/A_(b)",
                "https://en.wikipedia.org/wiki/A_(b)"
            ),
            ("go to www.example.com!", "www.example.com", "http://www.example.com"),
            ("WWW.EXAMPLE.COM", "WWW.EXAMPLE.COM", "http://WWW.EXAMPLE.COM"),
            ("ftp://ftp.example.org/pub,", "ftp://ftp.example.org/pub", "ftp://ftp.example.org/pub"),
            ("try example.com/path, now", "example.com/path", "http://example.com/path"),
            ("example.co.uk:8080/x", "example.co.uk:8080/x", "http://example.co.uk:8080/x"),
            ("\u{201C}swift.org\u{201D}", "swift.org", "http://swift.org"),
            ("see swift.org.", "swift.org", "http://swift.org"),
            ("詳細はhttps://example.com/をご覧", "https://example.com/", "https://example.com/"),
            ("HTTP://localhost:3000", "HTTP://localhost:3000", "HTTP://localhost:3000"),
            ("github.com/a/b.rs", "github.com/a/b.rs", "http://github.com/a/b.rs"),
        ])
    func links(_ text: String, _ expected: String, _ url: String) {
        let found = detector.detect(in: text)
        #expect(find(text) == [expected])
        #expect(found.first?.kind == .link)
        #expect(found.first?.url?.absoluteString == url)
    }

    @Test(
        "File names, ends of sentences, and addresses without a host are no links",
        arguments: [
            "main.swift", "README.md", "lib.rs", "the end.It was", "e.g. i.e. a.m.", "http://", "https:///x", "://x",
            "www.", "a..com", "-.com", ".com", "version 1.2.3", "user_name.com_x", "3.am", "C:\\com.com", "foo.com@",
            "javascript://example", "example.invalid", "x.com\u{0}y".replacingOccurrences(of: "x.com", with: "x"),
        ])
    func notLinks(_ text: String) {
        #expect(find(text, .links) == [])
    }

    @Test("A link ends before characters that change the direction of text")
    func bidirectionalControls() {
        #expect(find("https://example.com/\u{202E}moc.live", .links) == ["https://example.com/"])
    }

    // MARK: - Mail addresses

    @Test(
        "Mail addresses have a mailbox and a domain",
        arguments: [
            ("Write to a.b+c@example.com.", "a.b+c@example.com", "mailto:a.b+c@example.com"),
            ("<jane@mail.example.org>", "jane@mail.example.org", "mailto:jane@mail.example.org"),
            ("mailto:x@y.de", "mailto:x@y.de", "mailto:x@y.de"),
            ("'x@y.de'", "x@y.de", "mailto:x@y.de"),
        ])
    func mail(_ text: String, _ expected: String, _ url: String) {
        #expect(find(text) == [expected])
        #expect(detector.detect(in: text).first?.kind == .mailAddress)
        #expect(detector.detect(in: text).first?.url?.absoluteString == url)
    }

    @Test(
        "Names and incomplete addresses are no mail addresses",
        arguments: ["@example.com", "a@", "a@b", "a@@b.com", "a.@b.com", "a@b.invalid", "a@-b.com"])
    func notMail(_ text: String) {
        #expect(detector.detect(in: text).allSatisfy { $0.kind != .mailAddress })
    }

    // MARK: - Phone numbers

    @Test(
        "Phone numbers are international or of a national format",
        arguments: [
            ("+49 30 1234567", "tel:+49301234567"), ("+49 (0)30 1234567", "tel:+49301234567"),
            ("+1-212-555-0123", "tel:+12125550123"), ("(212) 555-0123", "tel:2125550123"),
            ("212-555-0123", "tel:2125550123"), ("212.555.0123", "tel:2125550123"), ("555-0123", "tel:5550123"),
            ("1-800-555-0199", "tel:18005550199"), ("030 1234567", "tel:0301234567"),
            ("0171/1234567", "tel:01711234567"),
            ("06 12 34 56 78", "tel:0612345678"), ("(030) 123 45 67", "tel:0301234567"),
            ("01711234567", "tel:01711234567"),
            ("0044 20 7946 0958", "tel:00442079460958"), ("03-1234-5678", "tel:0312345678"),
            ("138 1234 5678", "tel:13812345678"), ("91 234 56 78", "tel:912345678"),
            ("212-555-0123 ext. 45", "tel:2125550123;ext=45"), ("212-555-0123 x45", "tel:2125550123;ext=45"),
            ("٠٣٠ ١٢٣٤٥٦٧", "tel:0301234567"),
        ])
    func phones(_ text: String, _ url: String) {
        #expect(find("Call \(text), please.") == [text])
        #expect(detector.detect(in: "Call \(text), please.").first?.url?.absoluteString == url)
        #expect(detector.detect(in: text).first?.kind == .phoneNumber)
    }

    @Test(
        "Dates, decimals, amounts, and other numbers are no phone numbers",
        arguments: [
            "2024-05-06", "06.05.2024", "06/05/24", "3.14159265", "0.1234567890", "192.168.100.200", "1,234,567",
            "1 234 567 890", "$555-1234", "2010-2020", "978-3-16-148410-0", "4444-4444-4444-4444", "12345", "000-0000",
            "v212-555-0123", "212-555-01234", "0301234567€", "#0301234567", "123456789012345678901234567890",
            "2125550123abc", "10:30", "0x1234567890", "1e0301234567",
        ])
    func notPhones(_ text: String) {
        #expect(find("x \(text) y", .phoneNumbers) == [])
    }

    @Test("A number after a phone number isn't part of it")
    func phoneThenNumber() {
        #expect(find("212-555-0123 2 times", .phoneNumbers) == ["212-555-0123"])
    }

    @Test("S-IPAD-85 The first number of the form 000-000-0000 is found in a text")
    func listing() {
        #expect(find("Ring 415-555-0132 or 415-555-0133.", .phoneNumbers).first == "415-555-0132")
        #expect(find("No number here.", .phoneNumbers).isEmpty)
    }

    // MARK: - Dates

    private func date(_ year: Int?, _ month: Int?, _ day: Int, _ hour: Int? = nil, _ minute: Int? = nil)
        -> DateComponents
    {
        DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    }

    @Test("ISO dates and times are found whole")
    func iso() {
        for text in [
            "2024-05-06", "2024-05-06T17:30", "2024-05-06 17:30:59", "2024-05-06T17:30:59.123Z",
            "2024-05-06T17:30+02:00",
        ] {
            #expect(find("on \(text).") == [text])
        }
        #expect(detector.detect(in: "2024-05-06T17:30").first?.date == date(2024, 5, 6, 17, 30))
    }

    @Test("Numeric dates are read in the order of the locale, and in the other if they don't exist in it")
    func order() {
        func read(_ text: String, _ order: DataDetector.DateOrder) -> DateComponents? {
            DataDetector(dateOrder: order).detect(in: text).first?.date
        }
        #expect(read("5/6/2024", .dayFirst) == date(2024, 6, 5))
        #expect(read("5/6/2024", .monthFirst) == date(2024, 5, 6))
        #expect(read("25/6/2024", .monthFirst) == date(2024, 6, 25))
        #expect(read("5.6.24", .monthFirst) == date(2024, 6, 5))
        #expect(read("24/5/6", .yearFirst) == nil)
        #expect(read("24/5/06", .yearFirst) == date(2024, 5, 6))
        #expect(read("5. 6. 2024", .dayFirst) == date(2024, 6, 5))
        #expect(read("31.4.2024", .dayFirst) == nil)
        #expect(read("29.2.2023", .dayFirst) == nil)
        #expect(read("29.2.2024", .dayFirst) == date(2024, 2, 29))
        #expect(DataDetector.DateOrder(Locale(identifier: "en_US")) == .monthFirst)
        #expect(DataDetector.DateOrder(Locale(identifier: "en_GB")) == .dayFirst)
        #expect(DataDetector.DateOrder(Locale(identifier: "ja_JP")) == .yearFirst)
    }

    @Test(
        "Dates with month names are found in all languages",
        arguments: [
            ("5 May 2024", 2024), ("May 5, 2024", 2024), ("May 5th", nil), ("5. Mai 2024", 2024), ("5 mai 2024", 2024),
            ("5 de mayo de 2024", 2024), ("5. května 2024", 2024), ("5 مايو 2024", 2024), ("2024年5月5日", 2024),
            ("5月5日", nil), ("5th of May 2024", 2024), ("5-May-2024", 2024), ("5 May", nil),
        ] as [(String, Int?)])
    func names(_ text: String, _ year: Int?) {
        #expect(find("(\(text))") == [text])
        #expect(detector.detect(in: text).first?.date == date(year, 5, 5))
    }

    @Test(
        "A time after a date belongs to it",
        arguments: [
            ("5 May 2024 at 5 pm", 17, 0), ("May 5, 2024, 5:30 p.m.", 17, 30), ("5. Mai 2024 um 17 Uhr", 17, 0),
            ("5. Mai 2024, 17.30 Uhr", 17, 30), ("5 mai 2024 à 17h30", 17, 30), ("2024年5月5日 17時30分", 17, 30),
            ("2024年5月5日下午5点", 17, 0), ("5 de mayo de 2024 a las 17:30", 17, 30), ("5 May 2024 12 am", 0, 0),
        ])
    func times(_ text: String, _ hour: Int, _ minute: Int) {
        #expect(find("(\(text))") == [text])
        #expect(detector.detect(in: text).first?.date == date(2024, 5, 5, hour, minute))
    }

    @Test(
        "Words for days count only with a time",
        arguments: [
            ("tomorrow 5 pm", 1, 17), ("Today at 17:00", 0, 17), ("morgen um 9 Uhr", 1, 9), ("zítra v 9:00", 1, 9),
            ("明日午後5時", 1, 17), ("明天下午5点", 1, 17), ("mañana a las 9:00", 1, 9),
        ])
    func relative(_ text: String, _ days: Int, _ hour: Int) {
        #expect(find(text) == [text])
        #expect(detector.detect(in: text).first?.date == date(nil, nil, days, hour, 0))
        #expect(detector.detect(in: text).first?.isRelative == true)
    }

    @Test(
        "Other numbers and words are no dates",
        arguments: [
            "today", "tomorrow never dies", "1.2.3.4", "99/99/9999", "2024-13-01", "May", "the 5th",
            "12345-05-06", "a2024-05-06", "May 50", "32 May", "version 10.11.12.13", "5 Maybe",
        ])
    func notDates(_ text: String) {
        #expect(find(text, .dates) == [])
    }

    // MARK: - Order and bounds

    @Test("Data is in the order of the text, in UTF-16 units, without overlaps, and only of the kinds asked for")
    func mixed() {
        let text = "😀 2024-05-06 https://a.com/2024-05-06 x@y.de 212-555-0123"
        #expect(find(text) == ["2024-05-06", "https://a.com/2024-05-06", "x@y.de", "212-555-0123"])
        #expect(find(text, .dates) == ["2024-05-06"])
        #expect(find(text, .phoneNumbers) == ["212-555-0123"])
        #expect(find(text, []) == [])
        #expect(detector.detect(in: text).first?.range == 3..<13)
    }

    @Test(
        "Long text without spaces takes linear time",
        arguments: [
            "a", "1", "@", ".", "http://", "a@", "a.", "(", "+1", "1-", "www.", "5.5.", "12:", "明日", "May", "a.com@",
            "x.com,", ")", "tomorrow5", "1 ", "()", "a@a.com", "-", "://", "%",
        ])
    func hostile(_ piece: String) {
        func work(_ size: Int) -> Duration {
            let text = String(repeating: piece, count: size / piece.utf8.count)
            return ContinuousClock().measure { _ = detector.detect(in: text) }
        }
        _ = work(1 << 16)
        // Quadratic work would take minutes, so the limit needs no precision.
        #expect(work(1 << 17) < .seconds(8))
    }

    @Test("Random text never fails, and its data lies in it in order")
    func random() {
        let rounds = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 3000
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "http://", "www.", ".com", "a", "b@", "1", "12", "2024", "-", ".", "/", " ", "May", "tomorrow", "pm", "(",
            ")", "+", "明日", "年", "月", "日", "5", ":", ",", "😀", "\u{202E}", "\0", "ext", "é", "٥", "\n", "[", "]",
        ]
        for _ in 0..<rounds {
            var text = ""
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                text += pieces.randomElement(using: &generator) ?? ""
            }
            var end = 0
            for data in detector.detect(in: text) {
                let isInOrder = data.range.lowerBound >= end && !data.range.isEmpty
                if !isInOrder { Issue.record("\(text.debugDescription): \(data)") }
                if (data.kind == .date) != (data.url == nil) { Issue.record("\(text.debugDescription): \(data)") }
                end = data.range.upperBound
            }
            if end > text.utf16.count { Issue.record("\(text.debugDescription)") }
        }
    }
}
