// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views")
@MainActor
struct UICollectionViewTests {
    @Test("Counts are queried before cells, and cells only for visible items")
    func order() {
        let log = CollectionLog(sections: 2, items: 100)
        let (stage, view) = UICollectionView.onStage(log)
        let lines = log.take()
        #expect(Array(lines.prefix(3)) == ["sections", "items 0", "items 1"])
        // Five items of 50 points in each line of 320, and seven lines of 60 in 400.
        let wanted = (0..<35).map { "cell 0.\($0)" }
        #expect(lines.filter { $0.hasPrefix("cell") } == wanted)
        #expect(lines.filter { $0.hasPrefix("display") } == (0..<35).map { "display 0.\($0)" })
        view.contentOffset.y = 60
        stage.advance(by: 0)
        let moved = log.take()
        #expect(moved.filter { $0.hasPrefix("cell") } == (35..<40).map { "cell 0.\($0)" })
        #expect(Set(moved.filter { $0.hasPrefix("end") }) == Set((0..<5).map { "end 0.\($0)" }))
        #expect(view.shownTitles == (5..<40).map { "0.\($0)" })
    }

    @Test("Scrolling through many items creates only a few more cells than fit")
    func reuse() {
        let log = CollectionLog(sections: 4, items: 1000)
        let (stage, view) = UICollectionView.onStage(log)
        var cells: Set<ObjectIdentifier> = []
        for step in 0..<100 {
            view.contentOffset.y = CGFloat(step) * 197
            stage.advance(by: 0)
            for path in view.indexPathsForVisibleItems {
                guard let cell = view.cellForItem(at: path) as? TitleCell else { continue }
                cells.insert(ObjectIdentifier(cell))
                #expect(cell.title == "\(path.section).\(path.item)")
                #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
            }
        }
        #expect(cells.count < 90)
    }
}
