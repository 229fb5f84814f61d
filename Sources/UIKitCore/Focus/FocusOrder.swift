// SPDX-License-Identifier: MIT
internal import Foundation

/// The order in which Tab moves the focus.
///
/// The contents of a view stay together, sorted into rows from top to bottom and, in each row, in the layout direction.
/// The controls of a card are thus visited before those of the next card at the same height.
@MainActor
struct FocusOrder {
    private struct Piece {
        var views: [UIView]
        /// The frame in window coordinates.
        var frame: CGRect
    }

    private let window: UIWindow

    init(_ window: UIWindow) {
        self.window = window
    }

    /// All focusable views.
    var views: [UIView] { piece(of: window)?.views ?? [] }

    /// Returns the views at which Tab stops.
    ///
    /// Each focus group has a single one: the focused view, or else its preferred view.
    func stops(present: UIView?, recent: [UIView]) -> [UIView] {
        var stops: [UIView] = []
        var groups: [String: Int] = [:]
        for view in views {
            guard let group = view.focusGroup else {
                stops.append(view)
                continue
            }
            guard let index = groups[group] else {
                groups[group] = stops.count
                stops.append(view)
                continue
            }
            if priority(of: view, present, recent) > priority(of: stops[index], present, recent) { stops[index] = view }
        }
        return stops
    }

    private func priority(of view: UIView, _ present: UIView?, _ recent: [UIView]) -> Int {
        if view === present { return UIFocusGroupPriority.currentlyFocused.rawValue }
        let own = view.focusGroupPriority.rawValue
        guard recent.last(where: { $0.focusGroup == view.focusGroup }) === view else { return own }
        return max(own, UIFocusGroupPriority.previouslyFocused.rawValue)
    }

    /// Recursive, as an iterative traversal would need the pieces of all levels at once; hierarchies are only a few
    /// dozen levels deep.
    private func piece(of view: UIView) -> Piece? {
        guard view === window || view.canBeTouched else { return nil }
        var pieces: [Piece] = []
        for subview in view.subviewsInFront {
            if let piece = piece(of: subview) { pieces.append(piece) }
        }
        var views = pieces.count == 1 ? pieces[0].views : sorted(pieces, in: view).flatMap(\.views)
        var frame = pieces.dropFirst().reduce(pieces.first?.frame ?? .null) { $0.union($1.frame) }
        if view.canBecomeFocused {
            views.insert(view, at: 0)
            frame = view.convert(view.bounds, to: window)
        }
        return views.isEmpty ? nil : Piece(views: views, frame: frame)
    }

    /// Returns the pieces sorted by row.
    ///
    /// A piece is in the row of the first one that it overlaps by at least half of the smaller height.
    private func sorted(_ pieces: [Piece], in view: UIView) -> [Piece] {
        var lines: [[Piece]] = []
        for piece in pieces.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = lines.last?.first, Self.standsBeside(first.frame, piece.frame) {
                lines[lines.count - 1].append(piece)
            } else {
                lines.append([piece])
            }
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }

    private static func standsBeside(_ first: CGRect, _ second: CGRect) -> Bool {
        let overlap = min(first.maxY, second.maxY) - max(first.minY, second.minY)
        return overlap > min(first.height, second.height) / 2
    }
}
