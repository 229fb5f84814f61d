// SPDX-License-Identifier: MIT
import UIKit

/// Symbols in a grid, outlined or filled.
final class SymbolsCard: ContainerCard {
    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Outlined", "Filled"], container: SymbolsController())
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        (container as? SymbolsController)?.isFilled = choice.selectedIndex == 1
    }
}

/// A grid of symbols by name.
final class SymbolsController: UIViewController, UICollectionViewDataSource {
    private static let names = [
        "house", "person", "person.2", "heart", "star", "bookmark", "flag", "tag", "bell", "envelope", "phone",
        "message", "bubble.left", "video", "camera", "photo", "paperplane", "tray", "archivebox", "folder", "doc",
        "doc.text", "calendar", "clock", "alarm", "stopwatch", "magnifyingglass", "gearshape", "wrench", "hammer",
        "paintbrush", "scissors", "pencil", "trash", "lock", "key", "shield", "eye", "hand.raised", "hand.thumbsup",
        "cart", "bag", "creditcard", "gift", "book", "newspaper", "graduationcap", "briefcase", "building.2", "map",
        "mappin", "location", "globe", "car", "bus", "tram", "bicycle", "airplane", "figure.walk", "sun.max", "moon",
        "cloud", "cloud.rain", "cloud.bolt", "snowflake", "wind", "flame", "drop", "leaf", "pawprint", "bolt",
        "lightbulb", "battery.100", "wifi", "play", "pause", "stop", "forward", "backward", "shuffle", "repeat",
        "speaker.wave.2", "mic", "music.note", "headphones", "tv", "desktopcomputer", "laptopcomputer", "keyboard",
        "printer", "externaldrive", "gamecontroller", "puzzlepiece", "cube", "circle", "square", "triangle", "hexagon",
        "seal", "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark.triangle", "info.circle",
        "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.up", "arrow.down", "arrow.clockwise",
        "arrow.uturn.left", "square.and.arrow.up", "square.and.pencil", "ellipsis", "ellipsis.circle", "list.bullet",
        "square.grid.2x2", "slider.horizontal.3", "sidebar.left", "text.alignleft", "bold", "italic", "underline",
    ]

    var isFilled = false {
        didSet { if isFilled != oldValue { collectionView.reloadData() } }
    }

    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 44, height: 44)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    private lazy var cells = UICollectionView.CellRegistration<SymbolCell, String> { [weak self] cell, _, name in
        let filled = self?.isFilled == true ? UIImage(systemName: name + ".fill") : nil
        cell.show(filled ?? UIImage(systemName: name), name: name)
    }

    override func loadView() {
        collectionView.dataSource = self
        collectionView.backgroundColor = .tertiarySystemGroupedBackground
        view = collectionView
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.names.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: Self.names[indexPath.item])
    }
}

/// A symbol in the middle of a cell.
private final class SymbolCell: UICollectionViewCell {
    private let image = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .center
        image.tintColor = .label
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        contentView.addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ symbol: UIImage?, name: String) {
        image.image = symbol
        accessibilityLabel = name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = contentView.bounds
    }
}
