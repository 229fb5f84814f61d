// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Large text in the gallery")
@MainActor
struct LargeTextTests {
    @Test(
        "At 310 percent, headings, rows, and buttons are neither clipped nor overlapping",
        arguments: [Page.controls, .buttons, .pickers, .progress, .labels])
    func pages(_ page: Page) throws {
        let stage = Stage(size: CGSize(width: 1400, height: 1000))
        stage.application.textScale = 3.1
        let gallery = GalleryViewController()
        stage.show(gallery)
        gallery.navigation.reveal(page)
        try stage.tap(page.rawValue)
        try stage.settle()
        #expect(stage.application.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
        let shown = try #require(gallery.children.first as? PageViewController)
        let cards = shown.cards.filter { !$0.isHidden }
        #expect(!cards.isEmpty)
        for (index, card) in cards.enumerated() {
            let scroller = try #require(card.superview as? UIScrollView)
            #expect(CGRect(origin: .zero, size: scroller.contentSize).contains(card.frame), "\(page) \(index)")
            for other in cards[(index + 1)...] { #expect(!card.frame.intersects(other.frame), "\(page)") }
            let views = card.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }
            for (place, view) in views.enumerated() {
                #expect(
                    card.bounds.insetBy(dx: -1, dy: -1).contains(view.frame), "\(page) \(index) \(type(of: view))")
                guard let label = view as? UILabel else { continue }
                #expect(label.height(forWidth: label.bounds.width) <= label.bounds.height + 1, "\(label.text ?? "")")
                for other in views[(place + 1)...] where !(other is UIImageView) {
                    #expect(!label.frame.insetBy(dx: 1, dy: 1).intersects(other.frame), "\(label.text ?? "")")
                }
            }
        }
    }
}
