// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Menus: reference images")
@MainActor
struct MenuPictureTests {
    private func open(_ appearance: UIUserInterfaceStyle, isMirrored: Bool = false) throws -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 330), appearance: appearance)
        stage.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Menu"
        button.frame = CGRect(x: isMirrored ? 280 : 20, y: 12, width: 100, height: 36)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "Marked", state: .on) { _ in },
            UIAction(title: "With a subtitle", subtitle: "That says more") { _ in },
            UIAction(title: "Off", attributes: .disabled) { _ in },
            UIMenu(title: "More", children: [UIAction(title: "Inside") { _ in }]),
            UIMenu(title: "Section", options: .displayInline, children: [UIAction(title: "In it") { _ in }]),
            UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
        stage.show(button)
        try stage.click(button)
        try stage.settle()
        return stage
    }

    private func compare(_ stage: Stage, _ name: String, part: CGRect) throws {
        try ReferencePicture("menu_\(name)").compare(stage.screenshot().cropped(to: part), tolerance: 12, pixels: 12)
    }

    @Test("An open menu with a hovered item matches its reference", arguments: [UIUserInterfaceStyle.light, .dark])
    func menu(appearance: UIUserInterfaceStyle) throws {
        let stage = try open(appearance)
        try stage.hover(over: stage.view(named: "With a subtitle"))
        try stage.settle()
        try compare(
            stage, appearance == .dark ? "dark" : "light", part: CGRect(x: 0, y: 0, width: 210, height: 330))
    }

    @Test("In right-to-left layout, submenus open to the left")
    func mirrored() throws {
        let stage = try open(.light, isMirrored: true)
        try stage.click(stage.view(named: "More"))
        try stage.settle()
        try compare(stage, "rtl", part: CGRect(x: 90, y: 0, width: 310, height: 250))
    }

    @Test("The menu bar with an open menu matches its reference", arguments: [UIUserInterfaceStyle.light, .dark])
    func bar(appearance: UIUserInterfaceStyle) throws {
        let stage = Stage(size: CGSize(width: 560, height: 500), appearance: appearance)
        stage.show(UIViewController())
        stage.window.menuBarVisibility = .visible
        try stage.settle()
        try stage.click(stage.view(named: "Edit"))
        try stage.settle()
        // Without the application menu, whose title is the name of the process.
        try compare(
            stage, "bar_\(appearance == .dark ? "dark" : "light")",
            part: CGRect(x: 204, y: 0, width: 310, height: 180))
    }
}
