// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Focus panes")
struct FocusPanesTests {
    private func page(_ titles: [String]) -> UIViewController {
        let controller = UIViewController()
        for (index, title) in titles.enumerated() {
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            button.accessibilityLabel = title
            button.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 50, width: 120, height: 40)
            controller.view.addSubview(button)
        }
        return controller
    }

    @Test("F6 and Shift+F6 move between the bars and columns of a split view, and wrap around")
    func splitView() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let split = UISplitViewController(style: .doubleColumn)
        let list = page(["First", "Second"])
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        let detail = page(["Third", "Fourth"])
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        stage.show(split)
        try stage.settle()
        var panes: [UIView] = []
        for _ in 0..<8 {
            try stage.key("f6")
            let pane = FocusPanes.pane(of: try #require(stage.window.focusedView))
            if pane === panes.first { break }
            panes.append(pane)
        }
        #expect(panes.contains { $0 === list.view } && panes.contains { $0 === detail.view })
        #expect(panes.contains { $0 is UINavigationBar })
        #expect(stage.window.focusedView.map(FocusPanes.pane(of:)) === panes.first)
        try stage.key("shift+f6")
        #expect(stage.window.focusedView.map(FocusPanes.pane(of:)) === panes.last)
    }

    @Test("F6 returns to the view that had the focus in the pane")
    func memory() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let split = UISplitViewController(style: .doubleColumn)
        let list = page(["First", "Second"])
        let detail = page(["Third", "Fourth"])
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        stage.show(split)
        try stage.settle()
        stage.window.focusedView = list.view.subviews[1]
        let second = try #require(stage.window.focusedView)
        for _ in 0..<8 {
            try stage.key("f6")
            if stage.window.focusedView.map(FocusPanes.pane(of:)) === list.view { break }
        }
        #expect(stage.window.focusedView === second)
    }

    @Test("Without anything to focus, F6 does nothing")
    func empty() throws {
        let stage = Stage()
        stage.show(UIViewController())
        try stage.key("f6")
        #expect(stage.window.focusedView == nil)
    }
}
