// SPDX-License-Identifier: MIT
internal import Foundation

/// The geometry of a split view's columns.
struct SplitArrangement: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    /// The frame of each column in points.
    ///
    /// Hidden columns are placed outside the bounds.
    private(set) var frames: [Column: CGRect] = [:]
    private(set) var visible: [Column] = []
    /// Whether columns cover the secondary column and block touches on it.
    private(set) var isDimmed = false

    // MARK: - Selection

    /// The input of the layout.
    struct Room: Equatable {
        var size: CGSize
        var columns: [Column]
        var primaryWidth: CGFloat
        var supplementaryWidth: CGFloat
        /// The distance between adjacent columns, in points.
        var divider: CGFloat
        /// Whether the primary pane of a split without a column style is hidden in this space; `nil` with a style.
        var hidesClassicPrimary: Bool?

        private var extras: [CGFloat] {
            (columns.contains(.supplementary) ? [supplementaryWidth] : []) + [primaryWidth]
        }

        /// The width that `count` other columns leave to the secondary column.
        func rest(beside count: Int) -> CGFloat {
            size.width - extras.prefix(count).reduce(0) { $0 + $1 + divider }
        }

        var maximumExtras: Int { extras.count }

        /// The behavior in this space for the preferred one.
        func behavior(_ preferred: Behavior) -> Behavior {
            if preferred != .automatic { return preferred == .displace && maximumExtras < 2 ? .tile : preferred }
            if let hidesClassicPrimary { return hidesClassicPrimary ? .overlay : .tile }
            if rest(beside: maximumExtras) >= Theme.Containers.comfortableSecondaryWidth { return .tile }
            if maximumExtras > 1, rest(beside: 1) >= Theme.Containers.comfortableSecondaryWidth { return .displace }
            return .overlay
        }

        /// The display mode in this space for the preferred one.
        ///
        /// Columns that would leave too little width to the secondary column overlay it instead.
        func mode(_ preferred: DisplayMode, behavior wanted: Behavior) -> DisplayMode {
            let behavior = behavior(wanted)
            guard preferred != .automatic else {
                switch behavior {
                case .tile: return fitting(DisplayMode(extraColumns: maximumExtras, behavior: .tile))
                case .displace: return fitting(.oneBesideSecondary)
                case .overlay, .automatic: return .secondaryOnly
                }
            }
            let count = min(preferred.extraColumns, maximumExtras)
            let own = preferred.behavior == .displace && count < 2 ? .tile : preferred.behavior
            return fitting(DisplayMode(extraColumns: count, behavior: wanted == .automatic ? own : behavior))
        }

        private func fitting(_ mode: DisplayMode) -> DisplayMode {
            let beside = mode == .twoDisplaceSecondary ? 1 : mode.behavior == .tile ? mode.extraColumns : 0
            if beside == 0 || rest(beside: beside) >= Theme.Containers.minimumSecondaryWidth { return mode }
            return DisplayMode(extraColumns: mode.extraColumns, behavior: .overlay)
        }
    }

    // MARK: - Frames

    /// Lays out the columns for `mode`.
    ///
    /// `isMirrored` places the primary column at the right.
    init(_ space: Room, mode: DisplayMode, isMirrored: Bool) {
        let isTriple = space.columns.contains(.supplementary)
        let limit = space.size.width
        let primary = min(space.primaryWidth, limit)
        let supplementary = isTriple ? min(space.supplementaryWidth, limit - min(primary, limit / 2)) : 0
        let count = min(mode.extraColumns, space.maximumExtras)
        let shows = (primary: isTriple ? count == 2 : count == 1, supplementary: isTriple && count >= 1)
        var x: CGFloat = shows.primary ? 0 : -primary - space.divider
        place(.primary, x, primary, space)
        x += primary + space.divider
        if isTriple {
            if !shows.supplementary { x = -supplementary - space.divider }
            place(.supplementary, x, supplementary, space)
            x += supplementary + space.divider
        }
        let start = max(x, 0)
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            place(.secondary, start, limit - start, space)
        case .twoDisplaceSecondary:
            place(.secondary, start, limit - supplementary - space.divider, space)
        default:
            place(.secondary, 0, limit, space)
        }
        visible = space.columns.filter {
            $0 == .secondary || ($0 == .primary && shows.primary) || ($0 == .supplementary && shows.supplementary)
        }
        isDimmed = count > 0 && (mode.behavior == .overlay || mode.behavior == .displace)
        if isMirrored { mirror(in: limit) }
    }

    /// Lays out a collapsed split: `top` fills the width, and the other columns wait on their sides of it.
    init(_ space: Room, top: Column, isMirrored: Bool) {
        let columns = space.columns
        let place = columns.firstIndex(of: top) ?? 0
        for (index, column) in columns.enumerated() {
            let shift: CGFloat = index < place ? -Theme.Containers.recedingShare : index > place ? 1 : 0
            self.place(column, shift * space.size.width, space.size.width, space)
        }
        visible = [top]
        if isMirrored { mirror(in: space.size.width) }
    }

    private mutating func place(_ column: Column, _ x: CGFloat, _ width: CGFloat, _ space: Room) {
        guard space.columns.contains(column) else { return }
        frames[column] = CGRect(x: x, y: 0, width: max(width, 0), height: space.size.height)
    }

    private mutating func mirror(in width: CGFloat) {
        frames = frames.mapValues {
            CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }
}
