// SPDX-License-Identifier: MIT
import UIKit

/// Three overlapping sheets that can be reordered.
final class OrderCard: CardView {
    private static let sheetSize = CGSize(width: 116, height: 72)

    private let stage = StageView(frame: .zero)
    private let sheets: [UIControl] = [
        ("A", UIColor.systemTeal), ("B", .systemOrange), ("C", .systemIndigo),
    ]
    .map { name, color in
        let sheet = UIControl(frame: CGRect(origin: .zero, size: sheetSize))
        let label = UILabel(name, font: .systemFont(ofSize: 17, weight: .bold), color: .white)
        sheet.addSubview(label)
        sheet.accessibilityIdentifier = "sheet \(name)"
        sheet.accessibilityLabel = name
        sheet.backgroundColor = color
        sheet.layer.cornerRadius = 10
        sheet.layer.cornerCurve = .continuous
        sheet.layer.shadowOpacity = 0.2
        sheet.layer.shadowRadius = 5
        sheet.layer.shadowOffset = CGSize(width: 0, height: 2)
        return sheet
    }
    private let order = UILabel("", font: .monospacedSystemFont(ofSize: 12, weight: .regular), color: .secondaryLabel)
    private let toBack = UIButton("Send to back", .gray()) { $0.buttonSize = .small }
    private let exchange = UIButton("Exchange", .gray()) { $0.buttonSize = .small }

    override func build() {
        order.accessibilityIdentifier = "order"
        for view in [stage, order, toBack, exchange] { addSubview(view) }
        for sheet in sheets {
            stage.addSubview(sheet)
            sheet.addAction(
                UIAction { [weak self, weak sheet] _ in
                    guard let self, let sheet else { return }
                    stage.bringSubviewToFront(sheet)
                    showOrder()
                }, for: .touchUpInside)
        }
        toBack.addTarget(self, action: OrderCard.sendFrontToBack, for: .primaryActionTriggered)
        exchange.addTarget(self, action: OrderCard.exchangeEnds, for: .primaryActionTriggered)
        showOrder()
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 128 + 12 + controlsHeight(width) }
    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        stage.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: area.height - 12 - controlsHeight(area.width))
        let step = CGSize(
            width: min(72, (stage.bounds.width - Self.sheetSize.width - 24) / 2),
            height: min(22, (stage.bounds.height - Self.sheetSize.height - 12) / 2))
        for (index, sheet) in sheets.enumerated() {
            let offset = CGFloat(index - 1)
            sheet.subviews.first?.frame = CGRect(x: 12, y: 10, width: Self.sheetSize.width - 24, height: grown(22))
            sheet.center = CGPoint(
                x: (stage.bounds.midX + offset * step.width).rounded(),
                y: (stage.bounds.midY + offset * step.height).rounded())
        }
        let y = area.maxY - controlsHeight(area.width)
        guard !traitCollection.hasLargeText else { return layoutLargeControls(in: area, y: y) }
        var x = area.maxX
        for button in [exchange, toBack] {
            let width = button.sizeThatFits(.zero).width
            x -= width
            button.frame = CGRect(x: x, y: y, width: width, height: ChoiceControl.height)
            x -= 8
        }
        order.frame = CGRect(x: area.minX, y: y, width: x - area.minX, height: ChoiceControl.height)
    }

    /// The height of the order and the buttons, which large text has in separate lines.
    private func controlsHeight(_ width: CGFloat) -> CGFloat {
        guard traitCollection.hasLargeText else { return ChoiceControl.height }
        return grown(20) + 8 + WrapLayout.height(of: [toBack, exchange], forWidth: width)
    }

    private func layoutLargeControls(in area: CGRect, y: CGFloat) {
        order.frame = CGRect(x: area.minX, y: y, width: area.width, height: grown(20))
        let top = order.frame.maxY + 8
        WrapLayout.place(
            [toBack, exchange], in: CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top))
    }

    // MARK: - Reordering

    private func sendFrontToBack() {
        if let front = stage.subviews.last { stage.sendSubviewToBack(front) }
        showOrder()
    }

    private func exchangeEnds() {
        stage.exchangeSubview(at: 0, withSubviewAt: 2)
        showOrder()
    }

    private func showOrder() {
        order.text = "[" + stage.subviews.compactMap(\.accessibilityLabel).joined(separator: ", ") + "]"
    }
}
