// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCells
import UIKitCore
import UIKitTesting

@testable import UIKitTables

@Suite("Content configurations")
@MainActor
struct ContentConfigurationTests {
    @Test("A configuration provides a content view, which later configurations update")
    func replacing() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        cell.textLabel?.text = "Before"
        let own = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "First"
        cell.contentConfiguration = content
        let shown = cell.contentView
        #expect(shown !== own && shown is UIListContentView && own.superview == nil)
        content.text = "Second"
        cell.contentConfiguration = content
        #expect(cell.contentView === shown)
        try stand.stage.expect("Second")
        try stand.stage.expectNot("Before")
        cell.contentConfiguration = nil
        try stand.stage.expect("Before")
        #expect(shown.superview == nil)
    }

    @Test("An attributed text with several fonts keeps each of them")
    func fonts() {
        let stand = CellStand()
        let text = NSMutableAttributedString(string: "one two")
        let fonts = [UIFont.systemFont(ofSize: 11), UIFont.boldSystemFont(ofSize: 23)]
        text.setAttributes([.font: fonts[0]], range: NSRange(location: 0, length: 4))
        text.setAttributes([.font: fonts[1]], range: NSRange(location: 4, length: 3))
        var content = UIListContentConfiguration.cell()
        content.attributedText = text
        content.textProperties.alignment = .center
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        cell.contentConfiguration = content
        stand.stage.advance(by: 0)
        let shown = (cell.contentView.subviews.compactMap { $0 as? UILabel }.first)?.attributedText
        var seen: [UIFont?] = []
        shown?.enumerateAttribute(.font, in: NSRange(location: 0, length: 7)) { value, _, _ in
            seen.append(value as? UIFont)
        }
        #expect(seen == fonts)
    }

    @Test("Texts beside symbols of different widths share an edge, at each text size", arguments: [1 as CGFloat, 2])
    func symbols(scale: CGFloat) throws {
        let stand = CellStand()
        stand.stage.application.textScale = scale
        let starts = try ["star", "car", "i", "a.square", "tray", "ellipsis"].compactMap(UIImage.init(systemName:))
            .map { image in
                let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
                var content = UIListContentConfiguration.cell()
                (content.text, content.image) = ("Text", image)
                // Some are wider than the area that is reserved for them.
                content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40 * scale)
                cell.contentConfiguration = content
                stand.stage.advance(by: 0)
                let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
                let view = try #require(cell.contentView.subviews.compactMap { $0 as? UIImageView }.first)
                #expect(view.frame.maxX <= label.frame.minX)
                return label.frame.minX
            }
        #expect(starts.count >= 2)
        #expect(Set(starts).count == 1)
    }

    @Test("An image that is no symbol takes its own width, unless the standard dimension is reserved")
    func pictures() throws {
        let stand = CellStand()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
        func start(_ reserved: CGFloat) throws -> CGFloat {
            let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Text", picture)
            content.imageProperties.reservedLayoutSize.width = reserved
            cell.contentConfiguration = content
            stand.stage.advance(by: 0)
            return try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first).frame.minX
        }
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        #expect(try start(standard) - start(0) == standard - 12)
    }

    @Test("Texts are aligned to the row's margins and end before an accessory")
    func margins() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .value1, reuseIdentifier: nil))
        var content = UIListContentConfiguration.valueCell()
        content.text = "Text"
        content.secondaryText = "Value"
        cell.contentConfiguration = content
        func frame(_ name: String) throws -> CGRect {
            let view = try stand.stage.view(named: name)
            return view.convert(view.bounds, to: cell)
        }
        #expect(try frame("Text").minX == 16)
        #expect(try frame("Value").maxX == 304)
        cell.accessoryType = .disclosureIndicator
        #expect(try frame("Value").maxX == 304 - 8 - 8)
    }

    @Test("Texts that do not fit side by side are stacked")
    func stacking() throws {
        let view = UIListContentView(configuration: UIListContentConfiguration.valueCell())
        var content = UIListContentConfiguration.valueCell()
        content.text = "A rather long first text"
        content.secondaryText = "A second one"
        view.configuration = content
        view.frame = CGRect(x: 0, y: 0, width: 500, height: 44)
        let stage = Stage(size: CGSize(width: 600, height: 200))
        stage.show(view)
        let first = try stage.view(named: "A rather long first text")
        let second = try stage.view(named: "A second one")
        #expect(abs(first.frame.midY - second.frame.midY) <= 1)
        view.frame.size = CGSize(width: 180, height: view.sizeThatFits(CGSize(width: 180, height: 0)).height)
        stage.advance(by: 0)
        #expect(second.frame.minY >= first.frame.maxY)
    }

    @Test("Case, color, reserved image size, and maximum image size are applied")
    func properties() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "straße"
        content.textProperties.transform = .uppercase
        content.textProperties.color = .systemRed
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(view)
        let label = try #require(try stage.view(named: "STRASSE") as? UILabel)
        #expect(label.textColor == .systemRed)
        let image = try #require(view.subviews.first { $0 is UIImageView })
        #expect(image.frame.size == CGSize(width: 20, height: 10))
        #expect(image.frame.midX == 41)
        #expect(label.frame.minX == 82)
    }

    @Test("The update handler is called before layout, once for several state changes")
    func handler() {
        let stand = CellStand()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [UICellConfigurationState] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state)
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "Selected" : "Not"
            cell.contentConfiguration = content
        }
        stand.add(cell)
        #expect(states.count == 1 && states.last?.isSelected == false)
        cell.isHighlighted = true
        cell.isSelected = true
        stand.stage.advance(by: 0)
        #expect(states.count == 2)
        #expect(states.last?.isSelected == true && states.last?.isHighlighted == true)
        #expect(cell.accessibilityLabel == "Selected")
    }

    @Test("A subclass can extend the state and derive its content from it")
    func customState() throws {
        let stand = CellStand()
        let cell = StarCell(style: .default, reuseIdentifier: nil)
        stand.add(cell)
        try stand.stage.expect("plain")
        cell.hasStar = true
        try stand.stage.expect("star")
    }

    @Test("The content of a row with interaction disabled is dimmed")
    func disabled() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        cell.isUserInteractionEnabled = false
        stand.stage.advance(by: 0)
        let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Row" && !label.isEnabled)
    }

    @Test("A background with corners and a stroke gets a separate view")
    func background() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        cell.backgroundConfiguration = background
        let inside = try #require(stand.stage.pixel(at: CGPoint(x: 160, y: 20)))
        let outside = try #require(stand.stage.pixel(at: CGPoint(x: 1, y: 20)))
        #expect(inside.green == 0 && outside.green == 255)
        cell.backgroundConfiguration = nil
        #expect(try #require(stand.stage.pixel(at: CGPoint(x: 160, y: 20))).green == 255)
    }
}

private final class StarCell: UITableViewCell {
    private static let star = UIConfigurationStateCustomKey("star")

    var hasStar = false {
        didSet { setNeedsUpdateConfiguration() }
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[Self.star] = hasStar
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = defaultContentConfiguration()
        content.text = state[Self.star] == AnyHashable(true) ? "star" : "plain"
        contentConfiguration = content
    }
}
