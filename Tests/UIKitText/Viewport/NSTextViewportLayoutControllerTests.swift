// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitText

@Suite("Viewport layout")
@MainActor
struct NSTextViewportLayoutControllerTests {
    private final class Viewer: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        var log: [String] = []
        var shown: [NSTextLayoutFragment] = []

        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }

        func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
            log.append("will")
            shown = []
        }

        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) {
            shown.append(textLayoutFragment)
        }

        func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) { log.append("did") }
    }

    @Test("The fragments in sight are laid out and shown, and no others")
    func viewport() throws {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
        content.attributedString = NSAttributedString(string: (0..<10_000).map { "line \($0)" }.joined(separator: "\n"))
        let viewer = Viewer()
        let controller = manager.textViewportLayoutController
        controller.delegate = viewer
        controller.layoutViewport()
        #expect(viewer.log == ["will", "did"] && (3..<20).contains(viewer.shown.count))
        #expect(viewer.shown.allSatisfy { $0.state == .layoutAvailable })
        #expect(controller.viewportRange?.location.compare(content.documentRange.location) == .orderedSame)
        viewer.bounds.origin.y = 50_000
        controller.layoutViewport()
        #expect(
            viewer.shown.allSatisfy { $0.layoutFragmentFrame.maxY >= 50_000 && $0.layoutFragmentFrame.minY < 50_100 })
        let target = try #require(content.location(content.documentRange.location, offsetBy: 5))
        #expect(controller.relocateViewport(to: target) == 0)
        controller.adjustViewport(byVerticalOffset: -10)
        #expect(controller.viewportBounds.minY == 49_990)
    }
}
