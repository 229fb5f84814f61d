// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    func forcedDirectionDidChange() {
        hasForcedDirection = true
        for view in Array(content.cells.values) + Array(content.headers.values) + Array(content.footers.values) {
            applyForcedDirection(to: view)
        }
        widthDidChange()
    }

    /// Gives a cell, header, or footer the direction that is forced on the table.
    ///
    /// The trait reaches the content too, which the semantic attribute of the cell wouldn't.
    func applyForcedDirection(to view: UIView) {
        guard hasForcedDirection else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: UITraitEnvironmentLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        view.traitOverrides.layoutDirection = semanticContentAttribute == .unspecified ? .unspecified : direction
        view.setNeedsLayout()
    }
}
