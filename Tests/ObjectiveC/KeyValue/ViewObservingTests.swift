// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import Testing
import UIKitCore

@MainActor
@Suite("Observing views")
struct ViewObservingTests {
    private final class List: UIScrollView {}

    @Test("The geometry of a view and the content of a scroll view can be observed")
    func geometry() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var log: [String] = []
        let observations = [
            view.observe(\.contentSize, options: [.old, .new]) { _, change in
                log.append("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
            },
            view.observe(\.contentOffset, options: .new) { _, change in log.append("offset \(change.newValue?.y ?? -1)")
            },
            view.observe(\.bounds, named: "bounds") { view, _ in log.append("bounds \(view.bounds.width)") },
            view.observe(\.frame, named: "frame") { view, _ in log.append("frame \(view.frame.width)") },
            view.observe(\.center, named: "center") { view, _ in log.append("center \(view.center.x)") },
        ]
        func logged(_ change: () -> Void) -> Set<String> {
            log = []
            change()
            return Set(log)
        }
        #expect(logged { view.contentSize = CGSize(width: 100, height: 500) } == ["size 0.0 500.0"])
        #expect(logged { view.contentOffset.y = 20 } == ["offset 20.0", "bounds 100.0"])
        #expect(logged { view.setContentOffset(CGPoint(x: 0, y: 30), animated: false) }.contains("offset 30.0"))
        #expect(logged { view.frame.size.width = 60 } == ["frame 60.0", "bounds 60.0", "center 30.0"])
        #expect(logged { view.center.x = 50 } == ["frame 60.0", "center 50.0"])
        #expect(logged { view.bounds.size.height = 80 } == ["frame 60.0", "bounds 60.0"])
        for observation in observations { observation.invalidate() }
        #expect(logged { view.frame = .zero }.isEmpty)
    }

    @Test("The geometry of a subclass is found by its name")
    func subclass() {
        let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var sizes: [CGFloat] = []
        let observation = list.observe(\.contentSize, named: "contentSize") { list, _ in
            sizes.append(list.contentSize.height)
        }
        list.contentSize.height = 300
        #expect(sizes == [300])
        observation.invalidate()
    }
}
