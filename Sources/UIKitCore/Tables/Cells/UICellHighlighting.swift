// SPDX-License-Identifier: MIT

/// A view that looks different while the cell that it is in is highlighted or selected.
///
/// > Note: Differs from UIKit: there a property of this name is enough. Labels, image views and controls conform; a view
/// > of your own says that it does.
@MainActor
public protocol UICellHighlighting: UIView {
    /// Set by the cell as its own state changes.
    var isHighlighted: Bool { get set }
}

extension UILabel: UICellHighlighting {}
extension UIImageView: UICellHighlighting {}
extension UIControl: UICellHighlighting {}
