// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Gallery accessibility")
@MainActor
struct AuditTests {
    @Test("Every page passes the accessibility audit", arguments: Page.allCases)
    func pages(page: Page) throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        gallery.navigation.reveal(page)
        try stage.tap(page.rawValue)
        stage.advance(by: 1)
        #expect(stage.audit().map(\.description) == [])
    }

    @Test("Every page passes the accessibility audit in dark appearance", arguments: Page.allCases)
    func darkPages(page: Page) throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800), appearance: .dark)
        let gallery = GalleryViewController()
        stage.show(gallery)
        gallery.navigation.reveal(page)
        try stage.tap(page.rawValue)
        stage.advance(by: 1)
        #expect(stage.audit().map(\.description) == [])
    }
}
