// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTesting

@testable import UIKitTables

@Suite("Cells: heights")
@MainActor
struct CellSizingTests {
    private func height(_ cell: UITableViewCell, width: CGFloat = 320) -> CGFloat {
        cell.setting.separatorStyle = .singleLine
        return cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("Each style has a default height that includes the separator")
    func usual() {
        let stand = CellStand()
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        plain.textLabel?.text = "Row"
        stand.add(plain)
        #expect(height(plain) == 44)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        subtitle.textLabel?.text = "Row"
        stand.add(subtitle)
        #expect(height(subtitle) == 44)
        subtitle.detailTextLabel?.text = "Detail"
        #expect(height(subtitle) == 58)
    }

    @Test("Multiline text makes a row higher, the more so the narrower it is")
    func lines() {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        cell.textLabel?.text = "A text that does not fit one line of a row that is 320 points wide"
        #expect(height(cell) == 44)
        cell.textLabel?.numberOfLines = 0
        let wide = height(cell)
        #expect(wide > 60)
        #expect(height(cell, width: 200) > wide)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        #expect(height(cell) > wide)
    }

    @Test("Constraints in the content view determine the height, to which the separator is added")
    func constraints() {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
        ])
        #expect(height(cell) == 95)
        cell.frame.size.height = height(cell)
        stand.stage.advance(by: 0)
        #expect(box.frame == CGRect(x: 16, y: 11, width: 288, height: 72))
    }

    @Test("A larger text size makes rows higher")
    func textSize() {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .subtitle, reuseIdentifier: nil))
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
        stand.board.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(height(cell) > 90)
    }

    @Test("Invalid widths yield the default height")
    func hostile() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for width in [CGFloat.nan, .infinity, -3] { #expect(height(cell, width: width) == 44) }
        cell.indentationWidth = .nan
        cell.indentationLevel = 3
        #expect(height(cell) == 44)
    }

    @Test("Headers and footers have the height of their text, at least that of the table's style")
    func headers() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = "Section"
        #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height == 28)
        header.tableStyle = .grouped
        let one = header.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(one > 30)
        header.textLabel?.text = "A section whose title is a sentence that does not fit one line of the header"
        #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > one + 10)
        header.isFooter = true
        header.textLabel?.text = nil
        #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height < 20)
    }
}
