// SPDX-License-Identifier: MIT
@_spi(Toolkit) public import UIKitCore

/// A view whose appearance changes while its cell is highlighted or selected.
///
/// > Note: Differs from UIKit: in UIKit, declaring a property of this name is enough. Labels, image views, and controls
/// > conform to this protocol; a custom view must declare conformance.
@preconcurrency @MainActor
public protocol UICellHighlighting: UIView {
    /// Whether the view is drawn highlighted. Set by the cell when its own state changes.
    var isHighlighted: Bool { get set }
}

extension UILabel: UICellHighlighting {}
extension UIImageView: UICellHighlighting {}
extension UIControl: UICellHighlighting {}
