// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit
import Windowing

/// The screens drawn to scale in their positions, which can be dragged.
///
/// Screens that are off are below.
final class ArrangementView: PaperView {
    private static let padding: CGFloat = 24
    /// The margin around the screens, as a fraction of the view's size, that leaves space for dragging.
    private static let margin: CGFloat = 0.1
    /// The distance, in the view's points, within which edges snap.
    private static let reach: CGFloat = 10

    private let editor: ScreenEditor
    private var tiles: [String: ScreenTile] = [:]
    /// The position at which the dragged screen would be dropped.
    private let ghost = UIView(frame: .zero)
    private let empty = UILabel(size: 15, color: .secondaryLabel)
    private let offLabel = UILabel(size: 12, weight: .semibold, color: .secondaryLabel)
    private var drag: Drag?

    private struct Drag {
        var name: String
        /// The screen's origin, in desktop points, at the beginning of the drag.
        var start: CGPoint
        var wanted: CGPoint
        /// The coordinate mapping, which is fixed during the drag.
        var picture: Picture
    }

    /// A mapping from desktop points to the view's points.
    private struct Picture {
        var scale: CGFloat
        var origin: CGPoint

        func rect(_ frame: CGRect) -> CGRect {
            let (left, right) = (origin.x + frame.minX * scale, origin.x + frame.maxX * scale)
            let (top, bottom) = (origin.y + frame.minY * scale, origin.y + frame.maxY * scale)
            return CGRect(
                x: left.rounded(), y: top.rounded(), width: right.rounded() - left.rounded(),
                height: bottom.rounded() - top.rounded())
        }
    }

    init(editor: ScreenEditor) {
        self.editor = editor
        super.init(frame: .zero)
        clipsToBounds = true
        ghost.layer.cornerRadius = 6
        ghost.layer.cornerCurve = .continuous
        ghost.backgroundColor = .tertiarySystemFill
        ghost.isHidden = true
        ghost.isUserInteractionEnabled = false
        empty.text = "No screens"
        empty.textAlignment = .center
        offLabel.text = "Off"
        for view in [ghost, empty, offLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the view from the editor.
    func update() {
        let names = Set(editor.draft.heads.map(\.screen.name))
        for (name, tile) in tiles where !names.contains(name) {
            tile.removeFromSuperview()
            tiles[name] = nil
            if drag?.name == name { endDrag() }
        }
        for head in editor.draft.heads {
            let name = head.screen.name
            let tile = tiles[name] ?? makeTile(name)
            tile.show(head, settings: editor.draft[name], isSelected: name == editor.selection)
        }
        setNeedsLayout()
    }

    private func makeTile(_ name: String) -> ScreenTile {
        let tile = ScreenTile(frame: .zero)
        tile.onTap = { [editor] in editor.select(name) }
        tile.onDrag = { [weak self] progress in self?.dragged(name, progress) }
        tiles[name] = tile
        addSubview(tile)
        return tile
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let on = editor.draft.arrangement.places
        let off = editor.draft.heads.map(\.screen.name).filter { name in !on.contains { $0.name == name } }
        empty.isHidden = !editor.draft.heads.isEmpty
        empty.frame = bounds
        offLabel.isHidden = off.isEmpty
        layoutShelf(off)
        let picture = drag?.picture ?? picture(above: off.isEmpty ? 0 : shelfHeight)
        for place in on where place.name != drag?.name {
            tiles[place.name]?.frame = picture.rect(place.frame).insetBy(dx: 1.5, dy: 1.5)
        }
        if let drag, let size = editor.draft.arrangement[drag.name]?.size {
            tiles[drag.name]?.frame = picture.rect(CGRect(origin: drag.wanted, size: size)).insetBy(dx: 1.5, dy: 1.5)
            ghost.frame = picture.rect(CGRect(origin: landing(of: drag), size: size)).insetBy(dx: 1.5, dy: 1.5)
        }
        ghost.isHidden = drag == nil
    }

    private func picture(above shelf: CGFloat) -> Picture {
        let all = editor.draft.arrangement.bounds
        let area = CGRect(
            x: Self.padding, y: Self.padding, width: max(1, bounds.width - 2 * Self.padding),
            height: max(1, bounds.height - 2 * Self.padding - shelf))
        guard all.width > 0, all.height > 0 else { return Picture(scale: 1, origin: area.origin) }
        let free = 1 - 2 * Self.margin
        let scale = min(area.width * free / all.width, area.height * free / all.height)
        return Picture(
            scale: scale,
            origin: CGPoint(x: area.midX - all.midX * scale, y: area.midY - all.midY * scale))
    }

    /// The height of the row of screens that are off.
    private var shelfHeight: CGFloat { enlarged(60) }

    private func layoutShelf(_ names: [String]) {
        guard !names.isEmpty else { return }
        let top = bounds.height - shelfHeight
        offLabel.frame = CGRect(x: Self.padding, y: top + 12, width: enlarged(32), height: enlarged(28))
        var x = Self.padding + enlarged(40)
        let width = min(enlarged(140), max(40, (bounds.width - x - Self.padding) / CGFloat(names.count) - 8))
        for name in names {
            tiles[name]?.frame = CGRect(x: x, y: top + 4, width: width, height: shelfHeight - 16)
            x += width + 8
        }
    }

    // MARK: - Dragging

    private func dragged(_ name: String, _ progress: ScreenTile.DragProgress) {
        switch progress {
        case .began:
            guard editor.canChange, editor.trial == nil, let frame = editor.draft.arrangement[name] else { return }
            editor.select(name)
            let shelf = editor.draft.heads.count > editor.draft.arrangement.places.count ? shelfHeight : 0
            drag = Drag(name: name, start: frame.origin, wanted: frame.origin, picture: picture(above: shelf))
            if let tile = tiles[name] { bringSubviewToFront(tile) }
            tiles[name]?.isLifted = true
        case .moved(let translation):
            guard var drag, drag.name == name, drag.picture.scale > 0 else { return }
            drag.wanted = CGPoint(
                x: drag.start.x + translation.x / drag.picture.scale,
                y: drag.start.y + translation.y / drag.picture.scale)
            self.drag = drag
        case .ended(let isCancelled):
            guard let drag, drag.name == name else { return }
            let place = landing(of: drag)
            endDrag()
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
                if !isCancelled { editor.edit { $0.move(name, to: place, reach: 0) } }
                setNeedsLayout()
                layoutIfNeeded()
            }
            return
        }
        setNeedsLayout()
    }

    private func endDrag() {
        if let name = drag?.name { tiles[name]?.isLifted = false }
        drag = nil
        setNeedsLayout()
    }

    private func landing(of drag: Drag) -> CGPoint {
        var arrangement = editor.draft.arrangement
        arrangement.move(drag.name, to: drag.wanted, reach: Self.reach / max(drag.picture.scale, 0.001))
        return arrangement[drag.name]?.origin ?? drag.wanted
    }
}
