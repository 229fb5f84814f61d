// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitStoryboards
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: interface files")
struct InterfaceFilesTests {
    @Test("The file has no mistakes")
    func validation() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Demos/Gallery/InterfaceFiles/InterfaceFiles.xib")
        let bytes = [UInt8](try Data(contentsOf: path))
        #expect(try InterfaceValidator.messages(about: bytes, named: "InterfaceFiles") == [])
    }

    @Test("The form's controls send their actions to the page")
    func actions() throws {
        let stage = Stage.showing { InterfaceFilesPage() }
        let stepper: UIStepper = try stage.find("copies stepper")
        let frame = stepper.convert(stepper.bounds, to: stage.window)
        stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        try stage.expect("3")
        try stage.tap("Save")
        try stage.expect("Saved Hanako Yamada")
    }

    @Test("The second column of the form is aligned, and mirrored in right-to-left layout")
    func alignment() throws {
        let stage = Stage.showing { InterfaceFilesPage() }
        func edges(_ edge: (CGRect) -> CGFloat) throws -> Set<CGFloat> {
            try Set(
                ["name field", "email field", "newsletter switch", "copies stepper"].map { name in
                    let view = try stage.view(named: name)
                    return edge(view.convert(view.bounds, to: stage.window))
                })
        }
        #expect(try edges(\.minX).count == 1)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.advance(by: 0.1)
        #expect(try edges(\.maxX).count == 1)
    }

    @Test("The tiles are a row in wide windows, and a column in narrow ones")
    func variations() throws {
        let stage = Stage.showing(CGSize(width: 968, height: 800)) { InterfaceFilesPage() }
        let label: UILabel = try stage.find("Rows or columns")
        let outer = try #require(label.superview as? UIStackView)
        let tiles = try #require(outer.arrangedSubviews.last as? UIStackView)
        #expect(tiles.axis == .horizontal && tiles.bounds.height == 44 && label.font.pointSize == 15)
        #expect(tiles.arrangedSubviews.allSatisfy { $0.layer.cornerRadius == 8 })
        stage.resize(to: CGSize(width: 390, height: 844))
        stage.advance(by: 0.5)
        #expect(tiles.axis == .vertical && tiles.bounds.height == 64 && label.font.pointSize == 13)
    }
}
