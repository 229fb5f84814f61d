// SPDX-License-Identifier: MIT
import UIKit

/// Common autoresizing masks, each previewed in a frame that changes its size.
final class PresetsCard: CardView {
    private static let tileHeight: CGFloat = 112
    private static let minimumTileHeight: CGFloat = 76
    private static let presets: [(name: String, mask: UIView.AutoresizingMask)] = [
        ("Fixed", []), ("Fill", [.flexibleWidth, .flexibleHeight]),
        ("Centered", [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]),
        ("Corner", [.flexibleLeftMargin, .flexibleTopMargin]),
        ("Footer", [.flexibleWidth, .flexibleTopMargin]),
        (
            "Proportional",
            [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin, .flexibleWidth,
                .flexibleHeight,
            ]
        ),
    ]

    /// Called with the mask of the selected preset.
    var onChoose: ((UIView.AutoresizingMask) -> Void)?

    private let tiles = presets.map { PresetTile($0.name, $0.mask) }

    override func build() {
        for tile in tiles {
            addSubview(tile)
            tile.addAction(
                UIAction { [weak self, weak tile] _ in
                    guard let tile else { return }
                    tile.breathe()
                    self?.onChoose?(tile.boxMask)
                }, for: .touchUpInside)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(
            count: tiles.count, columns: columns(width), rowHeight: Self.tileHeight - 20 + grown(20), spacing: 12)
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(
            count: tiles.count, columns: columns(width), rowHeight: Self.minimumTileHeight - 20 + grown(20), spacing: 12
        )
    }

    override var stretch: CGFloat { 240 }

    override func layoutBody(in area: CGRect) {
        let rows = CGFloat(tiles.count / columns(area.width))
        let height = ((area.height + 12) / rows - 12).rounded(.down)
        GridLayout.place(tiles, in: area, columns: columns(area.width), rowHeight: height, spacing: 12)
    }

    private func columns(_ width: CGFloat) -> Int { width >= 300 ? 3 : 2 }
}

/// A preview: a small frame with a box in it.
private final class PresetTile: UIControl {
    private static let minimumShare: CGFloat = 0.62

    let boxMask: UIView.AutoresizingMask
    private let name: UILabel
    private let field = StageView(frame: .zero)
    private let outer = UIView(frame: .zero)
    private let box = UIView(frame: .zero)

    init(_ title: String, _ mask: UIView.AutoresizingMask) {
        boxMask = mask
        name = UILabel(title, font: .systemFont(ofSize: 13), color: .secondaryLabel)
        super.init(frame: .zero)
        accessibilityLabel = title
        layer.cornerRadius = 10
        name.textAlignment = .center
        outer.backgroundColor = .secondarySystemGroupedBackground
        outer.layer.cornerRadius = 5
        box.backgroundColor = .tintColor
        box.layer.cornerRadius = 3
        outer.addSubview(box)
        field.addSubview(outer)
        for view in [field, name] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var nameHeight: CGFloat { grown(20) }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(
            x: 0, y: bounds.height - nameHeight, width: bounds.width, height: nameHeight)
        let stage = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - nameHeight - 4)
        outer.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        outer.layer.borderColor = UIColor.tertiaryLabel.cgColor
        field.alpha = isHighlighted ? 0.7 : 1
        guard field.frame != stage else { return }
        field.frame = stage
        place()
    }

    /// Resets the frame to its smallest size and the box to its initial position.
    private func place() {
        let size = CGSize(width: field.bounds.width - 24, height: field.bounds.height - 24)
        let small = CGSize(width: size.width * Self.minimumShare, height: size.height * Self.minimumShare)
        box.autoresizingMask = []
        outer.frame = CGRect(
            x: ((field.bounds.width - small.width) / 2).rounded(),
            y: ((field.bounds.height - small.height) / 2).rounded(),
            width: small.width, height: small.height)
        let inset = small.width * 0.14
        var frame = CGRect(x: inset, y: inset, width: small.width * 0.4, height: small.height * 0.36)
        let (horizontal, vertical) = (boxMask.isCenteredAcross, boxMask.isCenteredDown)
        if boxMask.contains(.flexibleWidth), !horizontal { frame.size.width = small.width - 2 * inset }
        if boxMask.contains(.flexibleHeight), !vertical { frame.size.height = small.height - 2 * inset }
        if horizontal {
            frame.origin.x = (small.width - frame.width) / 2
        } else if boxMask.contains(.flexibleLeftMargin) {
            frame.origin.x = small.width - inset - frame.width
        }
        if vertical {
            frame.origin.y = (small.height - frame.height) / 2
        } else if boxMask.contains(.flexibleTopMargin) {
            frame.origin.y = small.height - inset - frame.height
        }
        box.frame = frame
        box.autoresizingMask = boxMask
    }

    /// Enlarges the frame and restores it.
    func breathe() {
        let small = outer.frame
        let large = field.bounds.insetBy(dx: 12, dy: 12)
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .allowUserInteraction, animations: { outer.frame = large },
            completion: { [weak self] _ in
                UIView.animate(withDuration: 0.5, delay: 0.2, options: .allowUserInteraction) {
                    self?.outer.frame = small
                }
            })
    }
}

extension UIView.AutoresizingMask {
    fileprivate var isCenteredAcross: Bool { isSuperset(of: [.flexibleLeftMargin, .flexibleRightMargin]) }
    fileprivate var isCenteredDown: Bool { isSuperset(of: [.flexibleTopMargin, .flexibleBottomMargin]) }
}
