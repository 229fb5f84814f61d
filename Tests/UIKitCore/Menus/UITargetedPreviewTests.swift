// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing

@testable import UIKitCore

@MainActor
@Suite("Targeted previews")
struct UITargetedPreviewTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))

    init() {
        container.addSubview(view)
    }

    @Test("A preview without a target shows its view in place, including its transform")
    func inPlace() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let preview = UITargetedPreview(view: view)
        #expect(preview.target.container === container)
        #expect(preview.target.center == CGPoint(x: 70, y: 70))
        #expect(preview.target.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(preview.size == CGSize(width: 100, height: 60))
    }

    @Test("The size is that of the visible path")
    func visiblePath() {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 20))
        #expect(UITargetedPreview(view: view, parameters: parameters).size == CGSize(width: 30, height: 20))
        parameters.visiblePath = UIBezierPath()
        #expect(UITargetedPreview(view: view, parameters: parameters).size == view.bounds.size)
    }

    @Test("A shadow path casts the preview's shadow; by default the visible path does")
    func shadowPath() {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 20))
        func shadow() -> CGRect? {
            PreviewPlatter(picturing: UITargetedPreview(view: view, parameters: parameters)).layer.shadowPath?
                .boundingBox
        }
        #expect(shadow() == CGRect(x: 0, y: 0, width: 30, height: 20))
        parameters.shadowPath = UIBezierPath(rect: CGRect(x: 5, y: 10, width: 50, height: 40))
        #expect(shadow() == CGRect(x: -5, y: 0, width: 50, height: 40))
        parameters.visiblePath = nil
        #expect(shadow() == CGRect(x: 5, y: 10, width: 50, height: 40))
    }

    @Test("Retargeting keeps the appearance")
    func retargeted() {
        let parameters = UIPreviewParameters()
        let target = UIPreviewTarget(container: view, center: CGPoint(x: 1, y: 2))
        let preview = UITargetedPreview(view: view, parameters: parameters).retargetedPreview(with: target)
        #expect(preview.target === target)
        #expect(preview.parameters === parameters)
        #expect(preview.view === view)
        #expect(target.transform.isIdentity)
    }

    @Test("Lines of text are cut out with a margin; invalid rectangles are ignored")
    func textLines() throws {
        let lines = [
            CGRect(x: 20, y: 10, width: 60, height: 18), CGRect(x: 0, y: 28, width: 40, height: 18),
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .zero,
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
        ]
        let path = try #require(UIPreviewParameters(textLineRects: lines).visiblePath)
        for line in lines.prefix(2) { #expect(path.bounds.contains(line.insetBy(dx: -1, dy: -1))) }
        #expect(path.contains(CGPoint(x: 60, y: 19)))
        #expect(path.contains(CGPoint(x: 20, y: 29)))
        #expect(!path.contains(CGPoint(x: 60, y: 44)))
        #expect(path.bounds.width < 120)
        #expect(UIPreviewParameters(textLineRects: [.null]).visiblePath == nil)
    }

    @Test("The background is the system's until another is set, and again after nil")
    func background() {
        let parameters = UIPreviewParameters()
        #expect(parameters.backgroundColor == .systemBackground)
        parameters.backgroundColor = .red
        #expect(parameters.backgroundColor == .red)
        parameters.backgroundColor = nil
        #expect(parameters.backgroundColor == .systemBackground)
    }
}
