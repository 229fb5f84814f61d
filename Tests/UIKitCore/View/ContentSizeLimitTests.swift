// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Limits of the text size")
struct ContentSizeLimitTests {
    @Test("A view and its descendants have text sizes within the view's limits")
    func limits() {
        let stage = Stage()
        let outer = UIView()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        outer.addSubview(label)
        stage.show(outer)
        stage.application.textScale = 3
        stage.advance(by: 0)
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
        outer.maximumContentSizeCategory = .extraExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(label.font.pointSize == 21)
        outer.minimumContentSizeCategory = .large
        stage.application.textScale = 0.6
        stage.advance(by: 0)
        #expect(label.traitCollection.preferredContentSizeCategory == .large)
        outer.minimumContentSizeCategory = nil
        #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
    }

    @Test("A minimum above the maximum doesn't fail; the maximum applies")
    func contradiction() {
        let stage = Stage()
        let view = UIView()
        stage.show(view)
        view.minimumContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .small
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }
}
