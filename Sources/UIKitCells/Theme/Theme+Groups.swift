// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

extension Theme {
    /// The groups of rows in tables and lists.
    ///
    /// Lengths are in points.
    package enum Groups {
        /// The padding above each header of a plain table, which sets it apart from the previous section.
        package static let headerTopPadding: CGFloat = 22
        /// Returns the space above an inset group without a header, which is larger for the first one.
        package static func gap(isFirst: Bool) -> CGFloat { isFirst ? 20 : 18 }
        /// The space below an inset group without a footer.
        package static let footerGap: CGFloat = 18

        /// Returns the margin next to inset groups, which is larger in a wide table.
        package static func cardMargin(tableWidth: CGFloat) -> CGFloat {
            if tableWidth < 400 { return 10 }
            return max(16, min(45, (tableWidth * 0.06).rounded()))
        }

        package static func insetCardMargin(tableWidth: CGFloat) -> CGFloat { tableWidth < 390 ? 16 : 20 }
    }
}
