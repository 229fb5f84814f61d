// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewFlowLayout {
    /// Reads the metrics that a UI file specifies.
    func decode(from coder: NSCoder) {
        func length(_ key: String) -> CGFloat? {
            coder.decodeText(key).flatMap(Double.init).map { CGFloat($0) }
        }
        if coder.decodeText("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
        if let spacing = length("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = length("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
    }
}
