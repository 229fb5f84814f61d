// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Preferred text sizes")
struct UIFontMetricsTests {
    private let extraSmall = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    private let large = UITraitCollection(preferredContentSizeCategory: .large)
    private let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("Categories are ordered by size, and five of them are accessibility categories")
    func categories() {
        #expect(UIContentSizeCategory.small < .medium)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test(
        "Preferred fonts have the measured sizes",
        arguments: [
            (UIFont.TextStyle.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
            (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51),
            (.subheadline, 12, 15, 49), (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
        ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)])
    func preferredFonts(style: UIFont.TextStyle, least: CGFloat, usual: CGFloat, most: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: extraSmall).pointSize == least)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize == usual)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: largest).pointSize == most)
        largest.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == most)
        }
    }

    @Test("Metrics scale lengths by the style's leading to pixels, and fonts to whole points")
    func scaling() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let traits = UITraitCollection(traitsFrom: [largest, UITraitCollection(displayScale: 2)])
        #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 10)
        // 10 * 62 / 22 is 28.18 points.
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 28)
        #expect(metrics.scaledValue(for: 11.1, compatibleWith: traits) == 31.5)
        let font = UIFont.systemFont(ofSize: 15)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 15)
        #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 42)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
        #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: extraSmall) == 19)
    }

    @Test("The desktop environment's text scale determines the category, which adjusting labels follow")
    func labels() throws {
        let stage = Stage()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let (following, fixed, scaled, attributed) = (UILabel(), UILabel(), UILabel(), UILabel())
        following.font = .preferredFont(forTextStyle: .body)
        fixed.font = .preferredFont(forTextStyle: .body)
        scaled.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .boldSystemFont(ofSize: 20))
        attributed.attributedText = NSAttributedString(
            string: "A", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
        for label in [following, scaled, attributed] { label.adjustsFontForContentSizeCategory = true }
        for label in [following, fixed, scaled, attributed] {
            label.text = label.text ?? "Text"
            root.addSubview(label)
        }
        attributed.attributedText = NSAttributedString(
            string: "A", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
        stage.show(root)
        let height = following.intrinsicContentSize.height
        #expect(stage.application.preferredContentSizeCategory == .large)
        stage.application.textScale = 1.35
        #expect(stage.application.preferredContentSizeCategory == .extraExtraExtraLarge)
        #expect(following.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
        #expect(following.font.pointSize == 23)
        #expect(following.intrinsicContentSize.height > height)
        #expect(fixed.font.pointSize == 17)
        #expect(scaled.font.pointSize == 24)
        let run = try #require(attributed.attributedText)
        #expect((run.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 19)
        stage.application.textScale = 1
        #expect(following.font.pointSize == 17)
        #expect(scaled.font.pointSize == 20)
        stage.application.textScale = .nan
        #expect(stage.application.preferredContentSizeCategory == .large)
    }

    @Test("A change of the text size is posted once")
    func notification() {
        let stage = Stage()
        // Posted on the main queue, on which the test runs.
        nonisolated(unsafe) var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: stage.application, queue: nil
        ) { _ in posts += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.application.textScale = 1.5
        stage.application.increasesContrast = true
        #expect(posts == 1)
    }
}
