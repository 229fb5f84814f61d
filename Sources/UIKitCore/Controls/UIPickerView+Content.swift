// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIPickerView {
    func prepare() {
        band.isUserInteractionEnabled = false
        band.layer.cornerRadius = Theme.Picker.bandRadius
        band.layer.cornerCurve = .continuous
        addSubview(band)
    }

    // MARK: - Loading

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func loadIfNeeded() {
        if needsReload { reload() }
    }

    func reload() {
        needsReload = false
        // Limits an unreasonable number of components.
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 100)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(columns.count, of: self)
            columns.append(column)
            addSubview(column)
        }
        activeComponent = min(activeComponent, max(count - 1, 0))
        for (index, column) in columns.enumerated() {
            column.reload(rowCount: self.count(ofRowsIn: index), rowHeight: height(ofRowsIn: index))
        }
        setNeedsLayout()
    }

    func column(_ component: Int) -> PickerColumn? {
        loadIfNeeded()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    func count(ofRowsIn component: Int) -> Int {
        max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }

    func height(ofRowsIn component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        return height.isFinite && height >= 1 ? min(height, 1_000) : standardRowHeight
    }

    /// The factor by which titles are larger or smaller than at the default text size.
    private var growth: CGFloat {
        let growth = Theme.Text.growth(of: .body, category: traitCollection.preferredContentSizeCategory)
        return min(growth, maximumGrowth)
    }

    private var standardRowHeight: CGFloat { (Theme.Picker.rowHeight * max(growth, 1)).rounded() }

    /// The preferred size, which is higher for large text.
    var naturalSize: CGSize {
        let size = Theme.Picker.size
        return CGSize(
            width: size.width, height: max(size.height, (standardRowHeight * Theme.Picker.minimumRows).rounded()))
    }

    func textSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsReload()
    }

    /// Returns the label of a row that has a title.
    func titleView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView {
        let label = view as? PickerTitleLabel ?? PickerTitleLabel(frame: .zero)
        label.textAlignment = .center
        let size = Theme.Picker.fontSize
        let rowHeight = columns.indices.contains(component) ? columns[component].rowHeight : standardRowHeight
        let fontSize = min((size * growth).rounded(), max(size, rowHeight * Theme.Picker.maximumFontShare))
        label.font = .systemFont(ofSize: fontSize)
        label.adjustsFontSizeToFitWidth = fontSize > size
        label.minimumScaleFactor = min(size / fontSize, 1)
        label.lineBreakMode = .byTruncatingMiddle
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    /// The label of a title, which, if it is large, fits into its column also when it is magnified.
    final class PickerTitleLabel: UILabel {}

    func makeView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view) ?? UIView(frame: .zero)
    }

    // MARK: - Layout

    func layOutColumns() {
        let highest = columns.map(\.rowHeight).max() ?? standardRowHeight
        let margin = Theme.Picker.sideMargin
        let extra = Theme.Picker.bandExtra
        band.frame = CGRect(
            x: margin, y: ((bounds.height - highest - extra) / 2).rounded(), width: max(bounds.width - 2 * margin, 0),
            height: highest + extra)
        band.backgroundColor = isFocused ? Theme.Picker.focusedBand : Theme.Picker.band
        guard !columns.isEmpty else { return }
        let widths = columnWidths(within: bounds.width - 2 * margin)
        let gap = Theme.Picker.columnGap
        let sum = widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
        var x = ((bounds.width - sum) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (column, width) in zip(columns, widths) {
            column.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + gap
        }
    }

    /// The widths that the delegate requests; the other columns share the rest equally.
    private func columnWidths(within space: CGFloat) -> [CGFloat] {
        let asked = columns.indices.map { index -> CGFloat? in
            let width = delegate?.pickerView(self, widthForComponent: index) ?? -1
            return width.isFinite && width >= 0 ? min(width, 10_000) : nil
        }
        let gaps = Theme.Picker.columnGap * CGFloat(columns.count - 1)
        let rest = space - gaps - asked.compactMap { $0 }.reduce(0, +)
        let sharing = asked.filter { $0 == nil }.count
        let share = sharing > 0 ? max((rest / CGFloat(sharing)).rounded(.down), 0) : 0
        return asked.map { $0 ?? share }
    }
}
