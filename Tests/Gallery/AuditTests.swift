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
    /// The texts that show the faint colors for placeholders and disabled content.
    private static let samples = ["Tertiary", "Quaternary"]

    @Test("Every page passes the accessibility audit", arguments: Page.allCases)
    func pages(page: Page) throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        gallery.navigation.reveal(page)
        try stage.tap(page.rawValue)
        stage.advance(by: 1)
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            stage.window.overrideUserInterfaceStyle = appearance
            // The controls' colors change with animation.
            stage.advance(by: 0.5)
            let issues = stage.audit().filter { $0.rule != .contrast || !Self.samples.contains($0.name) }
            #expect(issues.map(\.description) == [], "\(appearance)")
        }
    }
}
