// SPDX-License-Identifier: MIT
public import Foundation

/// The text of a tooltip, and the region to which it applies.
public final class UIToolTipConfiguration: NSObject, Sendable {
    /// The text.
    public let toolTip: String
    /// The region in the view's coordinates; `CGRect.null` for the whole view.
    public let sourceRect: CGRect

    /// Creates a configuration for a whole view.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }

    /// Creates a configuration for a region of a view.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
    }
}

/// Methods for choosing the tooltips of an interaction.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
    /// Returns the tooltip for a position in the view's coordinates; `nil` for none.
    ///
    /// The default returns `defaultToolTip` for the whole view.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}
