// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore

/// The content of the sheet: the header, a row of services, and a list of operations.
@MainActor
final class ActivitySheetView: UIView {
    private let header: ActivityHeaderView
    private let content = UIScrollView(frame: .zero)
    private let services = UIScrollView(frame: .zero)
    private let list = UIView(frame: .zero)
    private let icons: [ActivityIcon]
    private let rows: [ActivityRow]

    init(
        _ header: ActivityHeaderView, activities: [UIActivity], onChoose: @escaping @MainActor (UIActivity) -> Void
    ) {
        self.header = header
        func control<Control: UIControl>(_ control: Control, _ activity: UIActivity) -> Control {
            control.addAction(UIAction { _ in onChoose(activity) }, for: .touchUpInside)
            return control
        }
        let shares = activities.filter { type(of: $0).activityCategory == .share }
        let actions = activities.filter { type(of: $0).activityCategory == .action }
        icons = shares.map { control(ActivityIcon($0), $0) }
        rows = actions.enumerated().map { control(ActivityRow($1, isFirst: $0 == 0), $1) }
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        list.backgroundColor = .secondarySystemGroupedBackground
        list.layer.cornerRadius = Theme.Sharing.rowRadius
        list.layer.cornerCurve = .continuous
        list.clipsToBounds = true
        services.showsHorizontalScrollIndicator = false
        services.alwaysBounceHorizontal = true
        for icon in icons { services.addSubview(icon) }
        for row in rows { list.addSubview(row) }
        content.addSubview(services)
        content.addSubview(list)
        addSubview(content)
        addSubview(header)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height at which nothing has to scroll in a sheet of a width.
    func naturalHeight(forWidth width: CGFloat) -> CGFloat {
        header.height(forWidth: width) + servicesHeight(iconHeight: iconHeight)
            + rowHeights(in: width).reduce(0, +) + (rows.isEmpty ? 0 : Theme.Sharing.margin)
    }

    private var iconHeight: CGFloat { icons.map(\.naturalHeight).max() ?? 0 }

    private func servicesHeight(iconHeight: CGFloat) -> CGFloat {
        icons.isEmpty ? 0 : iconHeight + Theme.Sharing.margin
    }

    private func rowHeights(in width: CGFloat) -> [CGFloat] {
        rows.map { $0.height(forWidth: max(width - 2 * Theme.Sharing.margin, 0)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let margin = Theme.Sharing.margin
        header.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: header.height(forWidth: area.width))
        content.frame = CGRect(
            x: area.minX, y: header.frame.maxY, width: area.width, height: max(bounds.maxY - header.frame.maxY, 0))
        let iconHeight = iconHeight
        let servicesHeight = servicesHeight(iconHeight: iconHeight)
        services.frame = CGRect(x: 0, y: 0, width: area.width, height: servicesHeight)
        let cell = ActivityIcon.width(for: traitCollection)
        let side = Theme.Text.widened(Theme.Sharing.iconSide, for: traitCollection)
        let inset = margin - ((cell - side) / 2).rounded(.down)
        let length = max(CGFloat(icons.count) * cell + 2 * inset, area.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, icon) in icons.enumerated() {
            let x = inset + CGFloat(index) * cell
            icon.frame = CGRect(
                x: isRightToLeft ? length - x - cell : x, y: 0, width: cell, height: iconHeight)
        }
        if services.contentSize != CGSize(width: length, height: servicesHeight) {
            services.contentSize = CGSize(width: length, height: servicesHeight)
            services.contentOffset.x = isRightToLeft ? length - area.width : 0
        }
        let width = max(area.width - 2 * margin, 0)
        var y: CGFloat = 0
        for (row, height) in zip(rows, rowHeights(in: area.width)) {
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        list.frame = CGRect(x: margin, y: servicesHeight, width: width, height: y)
        content.contentSize = CGSize(
            width: area.width, height: servicesHeight + y + (rows.isEmpty ? 0 : margin))
    }
}
