// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    var standardMinimumMargins: NSDirectionalEdgeInsets {
        let width = storedView?.window?.bounds.width ?? storedView?.bounds.width ?? 0
        let side = Theme.Layout.sideMargin(windowWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
