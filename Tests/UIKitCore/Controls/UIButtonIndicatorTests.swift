// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Buttons: the indicator of a menu")
struct UIButtonIndicatorTests {
    private func menu(_ titles: String...) -> UIMenu { UIMenu(children: titles.map { UIAction(title: $0) { _ in } }) }

    private func popUp(_ configuration: UIButton.Configuration = .bordered()) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.menu = menu("Day", "Week")
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.sizeToFit()
        return button
    }

    private func indicator(of button: UIView) -> GlyphView? {
        button.layoutIfNeeded()
        return button.subviews.lazy.compactMap { $0 as? GlyphView }.first
    }

    @Test("Automatically, only a button that shows the selected element of its menu has chevrons")
    func automatic() {
        let button = popUp()
        #expect(indicator(of: button)?.glyph == .chevronUpDown)
        let width = button.intrinsicContentSize.width
        button.changesSelectionAsPrimaryAction = false
        #expect(indicator(of: button) == nil)
        #expect(button.intrinsicContentSize.width < width)
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = false
        #expect(indicator(of: button) == nil)
        button.showsMenuAsPrimaryAction = true
        #expect(indicator(of: button) != nil)
        button.menu = nil
        #expect(indicator(of: button) == nil)
    }

    @Test("The configuration removes the chevrons, or shows them on any button")
    func chosen() {
        let button = popUp()
        button.configuration?.indicator = .none
        #expect(indicator(of: button) == nil)
        let pullDown = UIButton(configuration: .plain())
        pullDown.configuration?.title = "Add"
        #expect(indicator(of: pullDown) == nil)
        pullDown.configuration?.indicator = .popup
        #expect(indicator(of: pullDown) != nil)
    }

    @Test(
        "The chevrons are after the title and inside the insets, in both directions and at every text size",
        arguments: [false, true], [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func placement(isMirrored: Bool, category: UIContentSizeCategory) throws {
        let stage = Stage()
        let button = popUp()
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        button.traitOverrides.preferredContentSizeCategory = category
        stage.show(button)
        button.sizeToFit()
        let chevrons = try #require(indicator(of: button)).frame
        let title = try #require(button.titleLabel).frame
        let inner = button.bounds.insetBy(dx: 16, dy: 0)
        #expect(inner.insetBy(dx: -0.5, dy: 0).contains(chevrons))
        #expect(isMirrored ? chevrons.maxX < title.minX : chevrons.minX > title.maxX)
        #expect(abs(chevrons.midY - title.midY) <= 1)
        // A narrow button truncates the title, not the chevrons.
        button.bounds.size.width -= 10
        let moved = try #require(indicator(of: button)).frame
        #expect(button.bounds.contains(moved))
    }

    @Test("A bar button item that changes its selection opens its menu, and shows the chosen title and chevrons")
    func barItem() throws {
        let stage = Stage()
        let root = UIViewController()
        let item = UIBarButtonItem(menu: menu("Day", "Week"))
        item.changesSelectionAsPrimaryAction = true
        root.navigationItem.rightBarButtonItem = item
        stage.show(UINavigationController(rootViewController: root))
        try stage.settle()
        #expect(item.title == "Day")
        let button = try #require(item.view)
        #expect(indicator(of: button) != nil)
        let (chevrons, label) = (try #require(indicator(of: button)), try #require(button as? BarItemButton).label)
        #expect(chevrons.frame.minX > label.frame.maxX && chevrons.frame.maxX < button.bounds.maxX)
        try stage.click(button)
        try stage.settle()
        try stage.click(stage.view(named: "Week"))
        try stage.settle()
        #expect(item.title == "Week" && item.menu?.selectedElements.map(\.title) == ["Week"])
        #expect(try #require(item.view as? BarItemButton).label.text == "Week")
    }

    @Test("Pop-up buttons match their references", arguments: [UIUserInterfaceStyle.light, .dark])
    func looks(appearance: UIUserInterfaceStyle) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 130))
        let styles: [UIButton.Configuration] = [.plain(), .bordered(), .tinted(), .filled()]
        for (index, style) in styles.enumerated() {
            let button = popUp(style)
            button.frame.origin = CGPoint(x: CGFloat(index % 2) * 120, y: CGFloat(index / 2) * 46)
            view.addSubview(button)
        }
        let mirrored = popUp()
        mirrored.semanticContentAttribute = .forceRightToLeft
        mirrored.frame.origin = CGPoint(x: 0, y: 92)
        let disabled = popUp()
        disabled.isEnabled = false
        disabled.frame.origin = CGPoint(x: 120, y: 92)
        for button in [mirrored, disabled] { view.addSubview(button) }
        let stage = Stage.showing(view, scale: 2, appearance: appearance)
        try stage.comparePicture(of: view, "popup_button_\(appearance == .dark ? "dark" : "light")")
    }
}
