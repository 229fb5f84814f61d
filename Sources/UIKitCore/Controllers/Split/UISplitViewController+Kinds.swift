// SPDX-License-Identifier: MIT
public import Foundation

extension UISplitViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// Two panes, set with `viewControllers`: next to each other in a window in landscape shape, otherwise only the
        /// second.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary, and a secondary column.
        case tripleColumn
    }

    /// The columns, from the most general to the most specific.
    public enum Column: Int, Sendable, CaseIterable {
        /// The column at the primary edge, with the most general content.
        case primary = 0
        /// Between the two others; only in the triple-column style.
        case supplementary
        /// The column with the most specific content, which is always part of an expanded split.
        case secondary
        /// The column shown instead of all others when the split is collapsed.
        case compact
    }

    /// The arrangement of the visible columns.
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the available width.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly
        /// One column next to the secondary column.
        case oneBesideSecondary
        /// One column that overlays the secondary column.
        case oneOverSecondary
        /// Two columns next to the secondary column.
        case twoBesideSecondary
        /// Two columns that overlay the secondary column.
        case twoOverSecondary
        /// Two columns, which displace the secondary column partly out of view.
        case twoDisplaceSecondary

        /// The older name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The relationship of a shown column to the secondary column.
    public enum SplitBehavior: Int, Sendable {
        /// Chosen by the available width.
        case automatic = 0
        /// The columns are side by side, and the secondary column gets narrower.
        case tile
        /// The columns cover the secondary column.
        case overlay
        /// The columns move the secondary column aside.
        case displace
    }

    /// The visibility of the bar button that shows and hides the primary column.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible if the user can show and hide the column with a swipe.
        case automatic = 0
        case never
        case always
    }

    /// The side at which the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        case leading
        case trailing
    }

    /// The width value that uses the default width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// The number of visible columns in addition to the secondary one.
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
