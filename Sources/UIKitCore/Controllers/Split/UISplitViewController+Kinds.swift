// SPDX-License-Identifier: MIT
public import Foundation

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two panes given by `viewControllers`: side by side in a window that is wider than high, else only the second.
        case unspecified = 0
        case doubleColumn
        case tripleColumn
    }

    /// One of the columns, from the general to the particular.
    public enum Column: Int, Sendable, CaseIterable {
        case primary = 0
        /// Between the two others; only in the triple-column style.
        case supplementary
        case secondary
        /// What is shown instead of all columns where there is room for one only.
        case compact
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly
        case oneBesideSecondary
        case oneOverSecondary
        case twoBesideSecondary
        case twoOverSecondary
        /// Two columns, which push the secondary out at its other side.
        case twoDisplaceSecondary
    }

    /// What other columns do to the secondary when they are shown.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// They take room from it.
        case tile
        /// They cover it.
        case overlay
        /// They push it aside.
        case displace
    }

    /// Whether a bar has a button that shows and hides the primary column.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where the user may show and hide it by a swipe.
        case automatic = 0
        case never
        case always
    }

    /// The side that the primary column is at.
    public enum PrimaryEdge: Int, Sendable {
        case leading
        case trailing
    }

    /// For widths: leave it to the system.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// How many columns are seen besides the secondary.
    var extraColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    var behavior: UISplitViewController.SplitBehavior {
        switch self {
        case .automatic, .secondaryOnly: .automatic
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    init(extraColumns: Int, behavior: UISplitViewController.SplitBehavior) {
        switch (min(extraColumns, 2), behavior) {
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (2, .overlay): self = .twoOverSecondary
        case (2, .displace): self = .twoDisplaceSecondary
        case (2, _): self = .twoBesideSecondary
        default: self = .secondaryOnly
        }
    }
}
