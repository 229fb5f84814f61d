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
    /// The letters of a section index, which share the height of the list.
    private static let index = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init))

    /// Cards whose pictures lie behind their names have texts above each other.
    private func isFault(_ fault: TextFault) -> Bool { fault.kind == .cut || fault.kind == .unscaled }

    @Test("No page has text that is cut, or as small as at the default text size", arguments: pages)
    func pages(page: Page) throws {
        let stage = Stage(size: CGSize(width: 1000, height: 800))
        stage.show(page.makeController())
        let faults = try stage.textFaults(
            atTextScales: [2, 3.1], fixed: Self.index, includesScrolledContent: true
        ).filter(isFault)
        #expect(faults == [])
    }

    @Test("The list of pages has no text that is cut or small", arguments: [400 as CGFloat, 1280])
    func navigation(width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: width, height: 800))
        stage.show(GalleryViewController())
        let faults = try stage.textFaults(atTextScales: [2, 3.1], includesScrolledContent: true).filter(isFault)
        #expect(faults == [])
    }

    @Test("The names and sizes of text styles follow the text size")
    func textStyles() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 800))
        stage.application.textScale = 2
        let page = LabelsPage()
        stage.show(page)
        try stage.settle()
        let card = try #require(page.cards.first { $0 is TypeScaleCard })
        let labels = card.subviews.compactMap { $0 as? UILabel }
        #expect(labels.first { $0.text == "Body" }?.font.pointSize == 33)
        #expect(labels.contains { $0.text == "48 / 57" })
    }
}
