// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Large text in the framework's views")
struct LargeTextTests {
    @Test("Alerts are wider and have taller buttons, each with its whole title")
    func alerts() throws {
        let stage = Stage(size: CGSize(width: 800, height: 900))
        stage.application.textScale = 3
        let controller = UIViewController()
        stage.show(controller)
        let alert = UIAlertController(title: "Delete", message: "This can't be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete All Notes", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        try stage.settle()
        #expect(alert.card.bounds.width > Theme.Alert.width)
        let buttons = alert.card.descendants(of: AlertButton.self)
        #expect(buttons.count == 2)
        for button in buttons {
            #expect(button.bounds.height >= button.naturalHeight && button.naturalWidth <= button.bounds.width)
        }
        // Next to each other, the titles wouldn't fit.
        #expect(buttons[0].frame.minX == buttons[1].frame.minX)
    }

    @Test("Rows of menus are as high as their text, and menus aren't wider than usual without need")
    func menus() throws {
        let stage = Stage(size: CGSize(width: 800, height: 900))
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Menu"
        button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 40, y: 40, width: 200, height: 80)
        stage.show(button)
        func rowHeight() throws -> CGFloat {
            try stage.click(button)
            try stage.settle()
            let popup = try #require(stage.application.popups.popups.last)
            let row = try #require(popup.descendants(of: MenuRow.self).first)
            let height = row.bounds.height
            try stage.key("escape")
            try stage.settle()
            return height
        }
        let usual = try rowHeight()
        stage.application.textScale = 3
        stage.advance(by: 0.1)
        #expect(try rowHeight() > usual * 1.5)
    }

    @Test("Columns of split views are wider at accessibility sizes, and have their widths otherwise")
    func columns() throws {
        let stage = Stage(size: CGSize(width: 1280, height: 800))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredPrimaryColumnWidth = 250
        stage.show(split)
        try stage.settle()
        #expect(split.primaryColumnWidth == 250)
        stage.application.textScale = 3
        try stage.settle()
        #expect(split.primaryColumnWidth > 350)
        stage.application.textScale = 1.3
        try stage.settle()
        #expect(split.primaryColumnWidth == 250)
    }
}

extension UIView {
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.descendants(of: type) }
    }
}
