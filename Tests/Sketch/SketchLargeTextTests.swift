// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Sketch

@Suite("Sketch at large text sizes")
@MainActor
struct SketchLargeTextTests {
    @Test("The tools have no text that is cut, overlapped, or small", arguments: [400 as CGFloat, 1280])
    func texts(width: CGFloat) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = Stage(size: CGSize(width: width, height: 800))
        stage.show(
            SketchViewController(
                store: DrawingStore(file: folder.appendingPathComponent("data/drawing.json"), exports: folder)))
        #expect(try stage.textFaults(atTextScales: [2, 3.1]) == [])
    }
}
