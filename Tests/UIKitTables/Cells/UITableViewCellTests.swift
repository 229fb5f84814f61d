// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCore
import UIKitTesting

@testable import UIKitTables

@Suite("Table cells")
@MainActor
struct UITableViewCellTests {
    private func textCell(
        _ style: UITableViewCell.CellStyle = .default, _ text: String = "Title", _ detail: String? = nil
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: "row")
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    // MARK: - Content

    @Test("Each style has its labels and image, which are created on first access (X-TV-11, X-TV-12)")
    func parts() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "row")
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            #expect(cell.detailTextLabel != nil && cell.imageView != nil)
            #expect(cell.imageView?.isHidden == (style != .subtitle))
        }
    }

    @Test("The four styles lay out their content as specified (S-TV-8)")
    func styles() throws {
        let stand = CellStand()
        let plain = stand.add(textCell())
        let label = try #require(plain.textLabel)
        #expect(label.frame.minX == 16 && abs(label.frame.midY - 21.5) <= 1)

        let subtitle = stand.add(textCell(.subtitle, "Title", "Detail"), height: 58)
        let (title, below) = (try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel))
        #expect(title.frame.minX == 16 && below.frame.minX == 16 && below.frame.minY > title.frame.maxY)
        #expect(below.textColor == .secondaryLabel)

        let value = stand.add(textCell(.value1, "Title", "Detail"))
        #expect(value.textLabel?.frame.minX == 16)
        #expect(value.detailTextLabel?.frame.maxX == 304)

        let columns = [textCell(.value2, "A", "Long"), textCell(.value2, "Longer", "B")].map { stand.add($0) }
        #expect(columns[0].textLabel?.frame.maxX == columns[1].textLabel?.frame.maxX)
        #expect(columns[0].detailTextLabel?.frame.minX == columns[1].detailTextLabel?.frame.minX)
        #expect(columns[0].textLabel?.textColor == columns[0].tintColor)
        let gap = try #require(columns[0].detailTextLabel).frame.minX - (try #require(columns[0].textLabel).frame.maxX)
        #expect(gap > 0 && gap < 12)
    }

    @Test("A wider image moves the text (S-TV-49); one that is too high is scaled down")
    func images() throws {
        let stand = CellStand()
        let cell = stand.add(textCell())
        cell.imageView?.image = image(20, 20)
        stand.stage.advance(by: 0)
        let start = try #require(cell.textLabel).frame.minX
        cell.imageView?.image = image(35, 20)
        stand.stage.advance(by: 0)
        #expect(cell.textLabel?.frame.minX == start + 15)
        cell.imageView?.image = image(100, 86)
        stand.stage.advance(by: 0)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 50, height: 43))
    }

    @Test("Indentation moves the content by whole steps (S-TV-44)")
    func indentation() throws {
        let stand = CellStand()
        let (once, twice) = (stand.add(textCell()), stand.add(textCell()))
        once.indentationLevel = 1
        twice.indentationLevel = 2
        twice.indentationWidth = 14
        once.indentationWidth = 14
        stand.stage.advance(by: 0)
        #expect(try #require(twice.textLabel).frame.minX == (try #require(once.textLabel)).frame.minX + 14)
    }

    @Test("Frames set after super's layout are kept when the text changes (S-TV-61)")
    func subclass() throws {
        let stand = CellStand()
        let cell = stand.add(ShiftedCell(style: .subtitle, reuseIdentifier: nil))
        cell.textLabel?.text = "One"
        stand.stage.advance(by: 0)
        #expect(cell.textLabel?.frame.minX == 100)
        cell.textLabel?.text = "A text of another width"
        stand.stage.advance(by: 0)
        #expect(cell.textLabel?.frame.minX == 100)
    }

    // MARK: - Accessories

    @Test("Content and accessory share the row without overlapping (S-TV-46)")
    func accessoryFrames() throws {
        let stand = CellStand()
        let cell = stand.add(textCell())
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 43))
        cell.accessoryType = .disclosureIndicator
        stand.stage.advance(by: 0)
        let chevron = try #require(cell.subviews.first { $0 is ChevronView })
        #expect(chevron.frame.maxX == 304)
        #expect(cell.contentView.frame.maxX == chevron.frame.minX)
        #expect(cell.contentView.layoutMargins.right == 8)
        let control = UISwitch(frame: .zero)
        cell.accessoryView = control
        stand.stage.advance(by: 0)
        #expect(chevron.superview == nil)
        #expect(control.frame.maxX == 304 && cell.contentView.frame.maxX == control.frame.minX)
    }

    @Test("The detail button reports presses, the chevron does not (S-TV-9)")
    func detailButton() throws {
        let stand = CellStand()
        let cell = stand.add(textCell())
        cell.accessoryType = .detailDisclosureButton
        stand.stage.advance(by: 0)
        try stand.stage.tap("More Info")
        #expect(stand.events == ["accessory"])
    }

    @Test("Editing mode has a separate accessory (S-TV-53)")
    func editingAccessory() {
        let stand = CellStand()
        let cell = stand.add(textCell())
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryView = slider
        stand.stage.advance(by: 0)
        #expect(slider.superview == nil)
        cell.setEditing(true, animated: false)
        stand.stage.advance(by: 0)
        #expect(slider.superview === cell && slider.frame.maxX == 304)
        #expect(!cell.subviews.contains { $0 is ChevronView })
        cell.isEditing = false
        stand.stage.advance(by: 0)
        #expect(slider.superview == nil && cell.subviews.contains { $0 is ChevronView })
    }

    // MARK: - Editing

    @Test("Control, content, accessory, and reorder handle are laid out in this order (S-TV-47)")
    func editing() throws {
        let stand = CellStand()
        let cell = stand.add(textCell()) {
            $0.editingStyle = .delete
            $0.canReorder = true
        }
        cell.showsReorderControl = true
        cell.editingAccessoryType = .checkmark
        cell.setEditing(true, animated: false)
        stand.stage.advance(by: 0)
        let disc = try #require(cell.subviews.first { $0 is EditControlButton })
        let handle = try #require(cell.subviews.first { $0 is ReorderHandle })
        let tick = try #require(cell.subviews.first { $0 is GlyphView })
        #expect(disc.frame.minX == 0 && cell.contentView.frame.minX == 40)
        #expect(tick.frame.minX >= cell.contentView.frame.maxX && tick.frame.maxX <= handle.frame.minX)
        #expect(handle.frame.maxX == 320)
        #expect(cell.editingStyle == .delete)

        let other = stand.add(textCell())
        other.setEditing(true, animated: false)
        stand.stage.advance(by: 0)
        #expect(!other.subviews.contains { $0 is EditControlButton || $0 is ReorderHandle })
    }

    @Test("The editing control and the reorder handle report to the cell's host")
    func controls() throws {
        let stand = CellStand()
        let cell = stand.add(textCell()) {
            $0.editingStyle = .insert
            $0.canReorder = true
        }
        cell.showsReorderControl = true
        cell.setEditing(true, animated: false)
        stand.stage.advance(by: 0)
        try stand.stage.tap("Insert")
        #expect(stand.events == ["control"])
        stand.events = []
        stand.stage.drag(from: CGPoint(x: 295, y: 22), to: CGPoint(x: 295, y: 90))
        #expect(stand.events.first == "began 22" && stand.events.last == "ended 90")
    }

    @Test("Entering editing mode moves the content, fades the control in, and calls both transition methods")
    func animatedEditing() throws {
        let stand = CellStand()
        let cell = TransitionCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        stand.add(cell)
        cell.setEditing(true, animated: true)
        // The table sets this after its rows have entered editing mode.
        cell.setting.editingStyle = .delete
        stand.stage.advance(by: 0.1)
        let content = try #require(cell.contentView.layer.presentation())
        #expect(content.frame.minX > 0 && content.frame.minX < 40)
        let disc = try #require(cell.subviews.first { $0 is EditControlButton })
        let alpha = try #require(disc.layer.presentation()).opacity
        #expect(alpha > 0 && alpha < 1)
        #expect(cell.events == ["will 1"])
        stand.stage.advance(by: 0.5)
        #expect(cell.events == ["will 1", "did 1"])
        cell.setEditing(false, animated: true)
        stand.stage.advance(by: 0.5)
        #expect(disc.superview == nil && cell.contentView.frame.minX == 0)
        #expect(cell.events.suffix(2) == ["will 0", "did 0"])
    }

    @Test("Rows in multiple selection have a circle, which is checked when selected")
    func selectionMark() throws {
        let stand = CellStand()
        let cell = stand.add(textCell()) { $0.showsSelectionMark = true }
        cell.isEditing = true
        stand.stage.advance(by: 0)
        let mark = try #require(cell.subviews.first { $0 is SelectionMark } as? SelectionMark)
        #expect(!mark.isOn && cell.contentView.frame.minX == 40)
        cell.isSelected = true
        stand.stage.advance(by: 0)
        #expect(mark.isOn)
    }
}

private final class ShiftedCell: UITableViewCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        textLabel?.frame.origin.x = 100
    }
}

private final class TransitionCell: UITableViewCell {
    var events: [String] = []

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        events.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        events.append("did \(state.rawValue)")
    }
}
