// SPDX-License-Identifier: MIT

/// The vertical position of text that a label displays in a smaller size to make it fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where it is at the full size.
    case alignBaselines = 0
    /// The text is centered.
    case alignCenters = 1
    /// The top of the text stays where it is at the full size.
    case none = 2
}
