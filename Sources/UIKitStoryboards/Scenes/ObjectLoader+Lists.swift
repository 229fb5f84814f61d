// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCollections
internal import UIKitCore
internal import UIKitTables

extension ObjectLoader {
    // MARK: - Prototypes

    /// Registers a prototype of rows.
    func addPrototype(_ element: InterfaceElement, to table: UITableView) {
        collectForPreview(element, of: table)
        guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
            return context.report("The prototype cell has no reuse identifier, so no row can use it.", at: element)
        }
        table.register(UINib(PrototypeNib(element, of: self)), forCellReuseIdentifier: identifier)
    }

    /// Registers a prototype of items or of supplementary views.
    func addPrototype(_ element: InterfaceElement, to view: UICollectionView) {
        collectForPreview(element, of: view)
        guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
            return context.report("The prototype has no reuse identifier, so nothing can use it.", at: element)
        }
        let nib = UINib(PrototypeNib(element, of: self))
        switch element.key {
        case "sectionHeaderView":
            view.register(
                nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: identifier)
        case "sectionFooterView":
            view.register(
                nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                withReuseIdentifier: identifier)
        default: view.register(nib, forCellWithReuseIdentifier: identifier)
        }
    }

    // MARK: - Static content

    func addStaticContent(_ list: InterfaceElement, to table: UITableView) {
        let sections = list.children.filter { $0.name == "tableViewSection" }.map { element in
            let part = InterfacePart(element, context)
            let rows = element.child("cells")?.children.compactMap { cell -> StaticTableContent.Row? in
                guard let made = create(cell) as? UITableViewCell else { return nil }
                let height = cell["rowHeight"].flatMap(InterfaceNumbers.number)
                return StaticTableContent.Row(cell: made, height: height.flatMap { $0 > 0 ? CGFloat($0) : nil })
            }
            if let id = element.id { objects[id] = table }
            return StaticTableContent.Section(
                header: part.value("headerTitle"), footer: part.value("footerTitle"), rows: rows ?? [])
        }
        table.staticContent = StaticTableContent(sections: sections)
    }

    // MARK: - Cells

    /// Adds the designed content of a cell to its content view.
    func decodeContent(_ element: InterfaceElement, of cell: UITableViewCell, _ cellElement: InterfaceElement) {
        decodeContent(element, of: cell.contentView, standard: standardViews(of: cell, cellElement))
    }

    /// The views that a cell of a standard style has already, by identifier.
    private func standardViews(of cell: UITableViewCell, _ element: InterfaceElement) -> [String: UIView] {
        var result: [String: UIView] = [:]
        if let id = element["textLabel"] { result[id] = cell.textLabel }
        if let id = element["detailTextLabel"] { result[id] = cell.detailTextLabel }
        if let id = element["imageView"] { result[id] = cell.imageView }
        return result
    }

    func decodeContent(_ element: InterfaceElement, of view: UIView, standard: [String: UIView] = [:]) {
        register(view, for: element)
        let coder = InterfaceCoder(element, loader: self)
        guard let level = LevelRegistry.level(of: UIView.self) else { return }
        for child in element.children {
            guard child.name == "subviews" else {
                // The cell places its content view itself.
                level.readers[child.name]?(view, child, coder)
                continue
            }
            for subview in child.children {
                if let id = subview.id, let existing = standard[id] {
                    adopt(existing, as: subview)
                } else if let made = create(subview) as? UIView {
                    view.addSubview(made)
                }
            }
        }
    }
}

/// A cell or supplementary view that a file contains within another object, from which many are created.
@MainActor
final class PrototypeNib: NibArchive {
    private let element: InterfaceElement
    private let context: InterfaceContext
    private let scene: StoryboardScene?
    private let firstResponders: Set<String>

    init(_ element: InterfaceElement, of loader: ObjectLoader) {
        self.element = element
        context = loader.context
        scene = loader.scene
        firstResponders = loader.firstResponders
    }

    func instantiate(
        withOwner owner: Any?, externalObjects: [String: Any]
    ) throws(UINibError) -> [Any] {
        let loader = ObjectLoader(context, owner: scene?.controller)
        loader.scene = scene
        loader.firstResponders = firstResponders
        loader.objects = scene?.surroundings ?? [:]
        let object = loader.create(element)
        loader.finish()
        loader.release()
        return object.map { [$0] } ?? []
    }
}
