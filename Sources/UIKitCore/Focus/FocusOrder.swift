// SPDX-License-Identifier: MIT
internal import Foundation

/// What Tab stops at, in the order in which it is read.
///
/// What a view holds is read as one: lines from top to bottom, each from where reading begins. So a card's controls come
/// one after the other though those of the card beside it are at the same height.
@MainActor
struct FocusOrder {
    private struct Piece {
        var views: [UIView]
        /// In the window.
        var frame: CGRect
    }

    private let window: UIWindow

    init(_ window: UIWindow) {
        self.window = window
    }

    /// Every view that can be focused.
    var views: [UIView] { piece(of: window)?.views ?? [] }

    /// Every view that can be focused, of each group only one: where the focus is, else where it should go.
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

    /// Depth first without recursion would need the pieces of all levels at once; views are nested a few dozen deep.
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

    /// In lines from top to bottom: what overlaps a line's first by half of the lower one's height stands in it.
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
