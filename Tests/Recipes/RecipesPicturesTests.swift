// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitStoryboards
import UIKitTesting

@testable import Recipes

/// A screen of the application, and the steps that lead to it.
enum RecipesScreen: String, CaseIterable {
    case list, favorites, shopping, purchases, detail, photo, form, editing

    @MainActor
    func open(_ stage: Stage, _ tabs: UITabBarController, _ book: RecipeBook) throws {
        switch self {
        case .list: break
        case .favorites: tabs.selectedIndex = 1
        case .shopping: tabs.selectedIndex = 2
        case .purchases:
            book.buy(["2 eggs", "150 g butter"])
            tabs.selectedIndex = 2
        case .detail: try stage.tap("Plum Cake")
        case .photo:
            try stage.tap("Plum Cake")
            try stage.settle()
            try stage.tap("Photo")
        case .form:
            try stage.tap("Add")
            try stage.settle()
            // Typing shows the caret, which blinks otherwise.
            stage.type("Tea")
        case .editing: try stage.tap("Edit")
        }
    }
}

@MainActor
@Suite("Recipes from a storyboard", .serialized)
struct RecipesPicturesTests {
    nonisolated private static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1_000, height: 700)]

    private func picture(
        _ screen: RecipesScreen, _ version: RecipesVersion, _ size: CGSize, _ style: UIUserInterfaceStyle,
        language: String, scale: CGFloat = 1
    ) throws -> StagePicture {
        let stage = Stage(size: size, scale: scale, appearance: style, languages: [language])
        let book = RecipeBook.sample
        let tabs = try #require(version.makeRoot(book) as? UITabBarController)
        stage.show(tabs)
        try stage.settle()
        try screen.open(stage, tabs, book)
        try stage.settle()
        let picture = stage.screenshot()
        if let folder = ProcessInfo.processInfo.environment["SHOJI_TEST_PICTURES"] {
            let name = "\(folder)/\(screen.rawValue)-\(Int(size.width))-\(style.rawValue)-\(language)-\(version).png"
            try picture.pngData().write(to: URL(fileURLWithPath: name))
        }
        return picture
    }

    @Test(
        "Every screen has the same pixels as the one that is built in code", arguments: RecipesScreen.allCases,
        [UIUserInterfaceStyle.light, .dark])
    func equality(screen: RecipesScreen, style: UIUserInterfaceStyle) throws {
        for size in Self.sizes {
            let coded = try picture(screen, .code, size, style, language: "en")
            #expect(try picture(screen, .storyboard, size, style, language: "en") == coded, "\(size)")
        }
    }

    @Test("In right-to-left layout too, every screen has the same pixels", arguments: RecipesScreen.allCases)
    func rightToLeft(screen: RecipesScreen) throws {
        let size = Self.sizes[0]
        // The buttons that lead to these screens have names in the user's language.
        guard screen != .form, screen != .editing else { return }
        let coded = try picture(screen, .code, size, .light, language: "ar")
        #expect(try picture(screen, .storyboard, size, .light, language: "ar") == coded)
    }

    @Test("On dense screens too, every screen has the same pixels", arguments: [1.5, 2])
    func scales(scale: CGFloat) throws {
        for screen in [RecipesScreen.list, .detail, .form] {
            let coded = try picture(screen, .code, Self.sizes[0], .light, language: "en", scale: scale)
            let other = try picture(screen, .storyboard, Self.sizes[0], .light, language: "en", scale: scale)
            #expect(other == coded, "\(screen)")
        }
    }

    @Test("The storyboard has no mistakes")
    func validation() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Demos/Recipes/Recipes.storyboard")
        let bytes = [UInt8](try Data(contentsOf: path))
        #expect(try InterfaceValidator.messages(about: bytes, named: "Recipes") == [])
    }
}
