// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitPickers
import UIKitTesting

/// Presents a font picker and records its results.
@MainActor
private final class FontPickerScene: UIFontPickerViewControllerDelegate {
    let stage = Stage(size: CGSize(width: 600, height: 700), scale: 1)
    let host = UIViewController(nibName: nil, bundle: nil)
    let picker: UIFontPickerViewController
    var results: [String] = []

    init(_ configure: (UIFontPickerViewController.Configuration) -> Void = { _ in }) {
        let configuration = UIFontPickerViewController.Configuration()
        configure(configuration)
        picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = self
        stage.show(host)
        host.present(picker, animated: false)
        stage.advance(by: 0.2)
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        let isDismissed = host.presentedViewController == nil
        results.append(
            "\(viewController.selectedFontDescriptor?.postscriptName ?? "none") \(isDismissed ? "dismissed" : "shown")")
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        results.append("canceled")
    }
}

@MainActor
@Suite("Font picker")
struct FontPickerTests {
    /// A family that is among the first rows.
    private var family: String { UIFont.familyNames.first ?? "" }

    @Test("The picker is dismissed with the family that is tapped")
    func choosing() throws {
        let scene = FontPickerScene()
        try scene.stage.tap(family)
        scene.stage.advance(by: 1)
        #expect(scene.results.count == 1)
        #expect(scene.results.first?.hasSuffix("dismissed") == true)
        let chosen = try #require(scene.picker.selectedFontDescriptor)
        #expect(chosen.object(forKey: .family) as? String == family)
    }

    @Test("The picker is canceled by its button")
    func cancel() throws {
        let scene = FontPickerScene()
        try scene.stage.tap("Cancel")
        scene.stage.advance(by: 1)
        #expect(scene.results == ["canceled"])
        #expect(scene.picker.selectedFontDescriptor == nil)
    }

    @Test("A filter without matching families leaves none")
    func filters() {
        typealias Configuration = UIFontPickerViewController.Configuration
        #expect(Configuration.filterPredicate(forFilteredLanguages: []) == nil)
        let predicate = Configuration.filterPredicate(forFilteredLanguages: ["en", "de"])
        #expect(predicate?.evaluate(with: ["DE", "en", "fr"]) == true)
        #expect(predicate?.evaluate(with: ["en"]) == false)
        #expect(predicate?.evaluate(with: 7) == false)
        let scene = FontPickerScene {
            $0.filteredLanguagesPredicate = Configuration.filterPredicate(forFilteredLanguages: ["x-none"])
        }
        #expect(throws: (any Error).self) { try scene.stage.tap(family) }
        let copy = scene.picker.configuration
        copy.includeFaces = true
        #expect(!scene.picker.configuration.includeFaces)
    }
}
