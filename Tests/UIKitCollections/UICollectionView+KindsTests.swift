// SPDX-License-Identifier: MIT
import Testing
import UIKitCollections

@Suite("Collection view constants")
struct UICollectionViewKindsTests {
    @Test("Scroll directions have UIKit's raw values")
    func scrollDirections() {
        #expect(UICollectionView.ScrollDirection.vertical.rawValue == 0)
        #expect(UICollectionView.ScrollDirection.horizontal.rawValue == 1)
    }
}
