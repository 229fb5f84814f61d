// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The outline of an effect, or the kind of pointer for text.
///
/// > Note: Differs from UIKit: the desktop's pointer does not change into rectangles and paths. With an effect they are
/// > its outline; without one the pointer stays an arrow. Beams are the desktop's own, of the size that its user chose.
public enum UIPointerShape {
    /// In the coordinates of the container of the effect's preview.
    case path(UIBezierPath)
    /// In the coordinates of the container of the effect's preview.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The pointer for text in lines.
    case verticalBeam(length: CGFloat)
    /// The pointer for text in columns.
    case horizontalBeam(length: CGFloat)

    /// The radius of an outline's corners that says nothing else, in points.
    public static let defaultCornerRadius: CGFloat = Theme.Pointer.cornerRadius

    var beamCursor: CursorShape? {
        switch self {
        case .verticalBeam: .text
        case .horizontalBeam: .verticalText
        case .path, .roundedRect: nil
        }
    }
}
