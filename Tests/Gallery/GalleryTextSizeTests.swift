// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Text of the gallery at large text sizes")
@MainActor
struct GalleryTextSizeTests {
    /// The pages that come to rest; the others show animations without an end.
    nonisolated private static let pages = Page.allCases.filter { $0 != .effects && $0 != .animation }

    @Test("No page has text that is cut", arguments: pages, [2.0, 3.1])
    func pages(page: Page, scale: Double) throws {
        let stage = Stage(size: CGSize(width: 1280, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        gallery.navigation.reveal(page)
        try stage.tap(page.rawValue)
        try stage.settle()
        // Cards whose pictures have a fixed size limit the text of these.
        let faults = try stage.textFaults(atTextScale: scale).filter { $0.kind == .cut }
        #expect(faults == [])
    }
}
