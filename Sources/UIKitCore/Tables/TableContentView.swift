// SPDX-License-Identifier: MIT
internal import Foundation

/// Lies over all of a table and holds what does not scroll with the rows; what is between passes touches through.
final class TableContentView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}
