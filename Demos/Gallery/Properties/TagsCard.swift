// SPDX-License-Identifier: MIT
import UIKit

/// Numbered tiles whose visibility is saved by tag and restored after a restart.
final class TagsCard: CardView {
    private static let tileHeight: CGFloat = 48

    private let store: TagStore
    private let board = UIView(frame: .zero)
    private let tiles: [UIControl] = (1...6).map { tag in
        let tile = UIControl(frame: .zero)
        let label = UILabel("\(tag)", font: .systemFont(ofSize: 17, weight: .semibold), color: .tintColor)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tile.addSubview(label)
        tile.tag = tag
        tile.accessibilityIdentifier = "tile \(tag)"
        tile.backgroundColor = UIColor.tintColor.withAlphaComponent(0.14)
        tile.layer.cornerRadius = 10
        tile.layer.cornerCurve = .continuous
        return tile
    }
    private let status = UILabel("", font: .systemFont(ofSize: 13), color: .secondaryLabel)
    private let save = UIButton("Save", .filled()) { $0.buttonSize = .small }
    private let restore = UIButton("Restore", .tinted()) { $0.buttonSize = .small }
    private let showAll = UIButton("Show all", .gray()) { $0.buttonSize = .small }

    init(_ title: String, note: String = "", store: TagStore = .standard) {
        self.store = store
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        for tile in tiles {
            board.addSubview(tile)
            tile.addAction(
                UIAction { [weak self, weak tile] _ in
                    tile?.isHidden = true
                    self?.status.text = ""
                }, for: .touchUpInside)
        }
        for view in [board, status, save, restore, showAll] { addSubview(view) }
        save.addTarget(self, action: TagsCard.saveTags, for: .primaryActionTriggered)
        restore.addTarget(self, action: TagsCard.restoreTags, for: .primaryActionTriggered)
        showAll.addTarget(self, action: TagsCard.showTiles, for: .primaryActionTriggered)
        if store.restore(tiles.map(\.tag), in: board) { status.text = "Restored from the last launch" }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(count: tiles.count, columns: columns(width), rowHeight: grown(Self.tileHeight)) + 12
            + controlsHeight(width)
    }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - controlsHeight(area.width)
        board.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        GridLayout.place(tiles, in: board.bounds, columns: columns(area.width), rowHeight: grown(Self.tileHeight))
        guard !traitCollection.hasLargeText else { return layoutLargeControls(in: area, y: y) }
        var x = area.maxX
        for button in [save, restore, showAll] {
            let width = button.sizeThatFits(.zero).width
            x -= width
            button.frame = CGRect(x: x, y: y, width: width, height: ChoiceControl.height)
            x -= 8
        }
        status.frame = CGRect(x: area.minX, y: y, width: max(0, x - area.minX), height: ChoiceControl.height)
    }

    /// The height of the status and the buttons, which large text has in separate lines.
    private func controlsHeight(_ width: CGFloat) -> CGFloat {
        guard traitCollection.hasLargeText else { return ChoiceControl.height }
        return grown(20) + 8 + WrapLayout.height(of: [showAll, restore, save], forWidth: width)
    }

    private func layoutLargeControls(in area: CGRect, y: CGFloat) {
        status.frame = CGRect(x: area.minX, y: y, width: area.width, height: grown(20))
        let top = status.frame.maxY + 8
        WrapLayout.place(
            [showAll, restore, save], in: CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top))
    }

    private func columns(_ width: CGFloat) -> Int { width >= 320 ? 6 : 3 }

    // MARK: - Saving

    private func saveTags() {
        do {
            try store.save(tiles)
            status.text = "Saved"
        } catch {
            status.text = "Not saved"
        }
    }

    private func restoreTags() {
        status.text = store.restore(tiles.map(\.tag), in: board) ? "Restored" : "Nothing saved"
    }

    private func showTiles() {
        for tile in tiles { tile.isHidden = false }
        status.text = ""
    }
}
