// SPDX-License-Identifier: MIT
import Testing
import UIKitCollections

@Suite("Collection view constants")
struct UICollectionViewKindsTests {
    @Test("Scroll directions have UIKit's raw values")
    func scrollDirections() {
        #expect(UICollectionViewScrollDirection.vertical.rawValue == 0)
        #expect(UICollectionViewScrollDirection.horizontal.rawValue == 1)
    }
}
