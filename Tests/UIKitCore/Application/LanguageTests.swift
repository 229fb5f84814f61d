// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("The application's language")
struct LanguageTests {
    /// A controller with an Edit button in its navigation bar.
    private func show(languages: [String]) -> (stage: Stage, page: UIViewController) {
        let stage = Stage(size: CGSize(width: 400, height: 300), languages: languages)
        let page = UIViewController(nibName: nil, bundle: nil)
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        stage.window.rootViewController = UINavigationController(rootViewController: page)
        stage.advance(by: 0.1)
        return (stage, page)
    }

    /// The horizontal center of the Edit button, as a fraction of the window's width.
    private func position(of title: String, on stage: Stage) throws -> CGFloat {
        let label = try #require(stage.window.descendant { ($0 as? UILabel)?.text == title })
        return label.convert(label.bounds, to: stage.window).midX / stage.window.bounds.width
    }

    @Test("The toolkit's own words are in the first of the user's languages that it speaks")
    func words() throws {
        let (stage, page) = show(languages: ["nl_NL", "de_AT", "fr_FR"])
        #expect(page.editButtonItem.title == "Bearbeiten")
        #expect(try position(of: "Bearbeiten", on: stage) > 0.5)
        page.setEditing(true, animated: false)
        stage.advance(by: 1)
        #expect(page.editButtonItem.title == "Fertig")
    }

    @Test("A language that is written from right to left mirrors the interface")
    func rightToLeft() throws {
        let (stage, page) = show(languages: ["ar_EG"])
        let title = try #require(page.editButtonItem.title)
        #expect(title.unicodeScalars.contains { (0x0600...0x06FF).contains($0.value) })
        #expect(try position(of: title, on: stage) < 0.5)
    }

    @Test("The preferred language decides the direction, even if the toolkit doesn't speak it")
    func direction() {
        let hebrew = show(languages: ["he", "en"])
        #expect(hebrew.page.traitCollection.layoutDirection == .rightToLeft)
        let english = show(languages: ["en", "ar"])
        #expect(english.page.traitCollection.layoutDirection == .leftToRight)
        _ = (hebrew.stage, english.stage)
    }
}

extension UIView {
    fileprivate func descendant(where condition: (UIView) -> Bool) -> UIView? {
        if condition(self) { return self }
        for subview in subviews {
            if let found = subview.descendant(where: condition) { return found }
        }
        return nil
    }
}
