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

    /// The height at which nothing has to scroll.
    var naturalHeight: CGFloat { ActivityHeaderView.height + contentHeight }

    private lazy var iconHeight = icons.map(\.naturalHeight).max() ?? 0
    private var servicesHeight: CGFloat { icons.isEmpty ? 0 : iconHeight + Theme.Sharing.margin }
    private var listHeight: CGFloat { CGFloat(rows.count) * Theme.Sharing.rowHeight }
    private var contentHeight: CGFloat {
        servicesHeight + listHeight + (rows.isEmpty ? 0 : Theme.Sharing.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let margin = Theme.Sharing.margin
        header.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: ActivityHeaderView.height)
        content.frame = CGRect(
            x: area.minX, y: header.frame.maxY, width: area.width, height: max(bounds.maxY - header.frame.maxY, 0))
        services.frame = CGRect(x: 0, y: 0, width: area.width, height: servicesHeight)
        let cell = Theme.Sharing.iconCellWidth
        let inset = margin - (cell - Theme.Sharing.iconSide) / 2
        let length = max(CGFloat(icons.count) * cell + 2 * inset, area.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, icon) in icons.enumerated() {
            let x = inset + CGFloat(index) * cell
            icon.frame = CGRect(
                x: isRightToLeft ? length - x - cell : x, y: 0, width: cell, height: iconHeight)
        }
        if services.contentSize.width != length {
            services.contentSize = CGSize(width: length, height: servicesHeight)
            services.contentOffset.x = isRightToLeft ? length - area.width : 0
        }
        list.frame = CGRect(
            x: margin, y: servicesHeight, width: max(area.width - 2 * margin, 0), height: listHeight)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Theme.Sharing.rowHeight, width: list.bounds.width,
                height: Theme.Sharing.rowHeight)
        }
        content.contentSize = CGSize(width: area.width, height: contentHeight)
    }
}
