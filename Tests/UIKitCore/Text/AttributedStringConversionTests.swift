// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@MainActor
@Suite("Attributed strings of Swift")
struct AttributedStringConversionTests {
    @Test("Attributes of views are converted in both directions")
    func conversion() throws {
        var text = AttributedString("plain ")
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 20)
        container.foregroundColor = .systemBlue
        container.underlineStyle = .single
        container.kern = 1.5
        container.ligature = 0
        container.link = URL(string: "https://example.org")
        text += AttributedString("stylé 👩‍👩‍👧", attributes: container)
        let converted = NSAttributedString(text)
        #expect(converted.string == "plain stylé 👩‍👩‍👧")
        #expect(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
        let values = converted.attributes(at: 7, effectiveRange: nil)
        #expect(values[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(values[.foregroundColor] as? UIColor == .systemBlue)
        #expect(values[.underlineStyle] as? Int == 1 && values[.kern] as? CGFloat == 1.5)
        #expect(values[.link] as? URL == container.link)
        #expect(AttributedString(converted) == text)
    }

    @Test("Numbers of all types, and links that are text, are read")
    func numbers() {
        let values: [NSAttributedString.Key: Any] = [
            .kern: NSNumber(value: 2), .tracking: 3, .baselineOffset: Float(4), .strokeWidth: 5.0,
            .underlineStyle: NSUnderlineStyle.double.rawValue, .link: "https://example.org", .shadow: "none",
        ]
        let container = AttributeContainer(values)
        #expect(container.kern == 2 && container.tracking == 3)
        #expect(container.baselineOffset == 4 && container.strokeWidth == 5)
        #expect(container.underlineStyle == .double && container.link == URL(string: "https://example.org"))
    }
}
