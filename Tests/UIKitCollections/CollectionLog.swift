// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

/// A cell that shows a title.
class TitleCell: UICollectionViewCell {
    private let label = UILabel()

    var title: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell that determines its size by its title.
final class TitleSizedCell: TitleCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let number = (Int(title.filter(\.isNumber)) ?? 0) % 7
        layoutAttributes.size = CGSize(width: 40 + 6 * number, height: 30 + 8 * (number % 4))
        return layoutAttributes
    }
}

/// A supplementary view that shows its kind and index path.
final class EdgeView: UICollectionReusableView {
    var title = ""
}

/// A data source and delegate that records the calls it receives.
@MainActor
final class CollectionLog: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// The titles of the items by section.
    var content: [[String]]
    var size: ((IndexPath) -> CGSize)?
    var selectable: (IndexPath) -> Bool = { _ in true }
    var highlightable: (IndexPath) -> Bool = { _ in true }
    var whenAskedForCell: (() -> Void)?
    private(set) var lines: [String] = []

    init(_ content: [[String]]) {
        self.content = content
    }

    convenience init(sections: Int, items: Int) {
        self.init((0..<sections).map { section in (0..<items).map { "\(section).\($0)" } })
    }

    /// Returns the calls recorded since the previous call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func note(_ line: String) { lines.append(line) }

    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        note("sections")
        return content.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        note("items \(section)")
        return content[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell \(name(indexPath))")
        let title = content[indexPath.section][indexPath.item]
        whenAskedForCell?()
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? TitleCell)?.title = title
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        let side = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
        (view as? EdgeView)?.title = "\(side) \(indexPath.section)"
        return view
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        note("size \(name(indexPath))")
        return size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        note("display \(name(indexPath))")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        note("end \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight \(name(indexPath))")
        return highlightable(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect \(name(indexPath))")
        return selectable(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("open \(name(indexPath))")
    }
}

extension UICollectionView {
    /// The titles of the visible items, in their order.
    var shownTitles: [String] { visibleCells.map { ($0 as? TitleCell)?.title ?? "" } }

    /// Shows a collection view with the content of `log` that fills a stage.
    static func onStage(
        _ log: CollectionLog, layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 400), scale: Double = 1, cell: AnyClass = TitleCell.self
    ) -> (stage: Stage, view: UICollectionView) {
        let stage = Stage(size: size, scale: scale)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.prepareForTest(log, cell: cell)
        stage.show(view)
        stage.advance(by: 0)
        return (stage, view)
    }

    /// Registers the classes of the log's views, and sets the data source and delegate.
    func prepareForTest(_ log: CollectionLog, cell: AnyClass = TitleCell.self) {
        register(cell, forCellWithReuseIdentifier: "item")
        for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
            register(EdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        dataSource = log
        delegate = log
    }

    /// Returns the center of an item in window coordinates.
    func place(of item: Int, in section: Int = 0) -> CGPoint {
        let path = IndexPath(item: item, section: section)
        return convert(layoutAttributesForItem(at: path)?.center ?? .zero, to: nil)
    }
}
