// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTesting

@testable import Mail

@Suite("Mail in common fonts", .serialized)
@MainActor
struct MailFontTests {
    /// The user interface fonts of common desktops; those that aren't installed are passed over.
    nonisolated private static let families = ["DejaVu Sans", "Cantarell", "Noto Sans", "Ubuntu", "Liberation Sans"]

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test("No text is cut, and the large title of the sidebar isn't truncated", arguments: families)
    func texts(family: String) throws {
        guard TextFont.families.contains(family) else { return }
        let usual = TextFont.systemFamilies
        defer { TextFont.systemFamilies = usual }
        TextFont.systemFamilies.standard.insert(family, at: 0)
        let stage = Stage(size: CGSize(width: 1280, height: 900))
        stage.show(MailSplitController(store: MailStore(messages: SampleMail.messages(now: Date()))))
        try stage.settle()
        let title = try #require(labels(in: stage.window).first { $0.text == "Mailboxes" && $0.font.pointSize == 34 })
        #expect(title.bounds.width > 0)
        #expect(title.intrinsicContentSize.width * title.minimumScaleFactor <= title.bounds.width)
        #expect(try stage.textFaults(atTextScale: 2).filter { $0.kind == .cut } == [])
    }
}
