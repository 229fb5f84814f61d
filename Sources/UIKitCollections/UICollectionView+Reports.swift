// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Reports the first element of a layout that does not exist, once after each loading.
    func reportStrangers(in found: [UICollectionViewLayoutAttributes]) {
        guard !content.hasReportedStrangers, let stranger = found.first(where: { !content.has($0.element) }) else {
            return
        }
        content.hasReportedStrangers = true
        Log.misuse(
            "\(type(of: storedLayout)) has attributes for \(stranger.element), which does not exist: the sections have "
                + "\(content.counts.briefly) items. They are ignored.")
    }
}

extension CollectionElement: CustomStringConvertible {
    var description: String {
        switch self {
        case .cell(let path): "the item \(path.briefly)"
        case .supplementary(let kind, let path): "the supplementary view \"\(kind)\" at \(path.briefly)"
        case .decoration(let kind, let path): "the decoration view \"\(kind)\" at \(path.briefly)"
        }
    }
}

extension IndexPath {
    /// The indexes in brackets.
    var briefly: String { "[\(map(String.init).joined(separator: ", "))]" }
}

extension [Int] {
    /// The first counts in brackets.
    var briefly: String {
        let maximumShown = 12
        let shown = prefix(maximumShown).map(String.init).joined(separator: ", ")
        return count > maximumShown ? "[\(shown), … (\(count) sections)]" : "[\(shown)]"
    }
}
