// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The outline of a pointer effect, or a text cursor.
///
/// > Note: Differs from UIKit: the cursor does not change into rectangles and paths. With an effect, they are its
/// > outline; without one, the cursor remains an arrow. Beams are the text cursors of the user's cursor theme and
/// > ignore `length`.
public enum UIPointerShape {
    /// A path in the coordinates of the container of the effect's preview.
    case path(UIBezierPath)
    /// A rounded rectangle in the coordinates of the container of the effect's preview.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The cursor for horizontal text.
    case verticalBeam(length: CGFloat)
    /// The cursor for vertical text.
    case horizontalBeam(length: CGFloat)

    /// The default corner radius of an outline, in points.
    public static let defaultCornerRadius: CGFloat = Theme.Pointer.cornerRadius

    var beamCursor: CursorShape? {
        switch self {
        case .verticalBeam: .text
        case .horizontalBeam: .verticalText
        case .path, .roundedRect: nil
        }
    }
}
