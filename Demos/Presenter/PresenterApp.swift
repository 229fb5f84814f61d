// SPDX-License-Identifier: MIT
import UIKit

/// Presents slides on the external screen and notes on the main screen.
///
/// `Presenter FILE` presents the deck in a text file (see `Deck.init(text:)`), or a sample deck without a file.
@main
final class PresenterApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1100, height: 720))
        window.rootViewController = SpeakerViewController(talk: Talk(deck: Self.deck(CommandLine.arguments)))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        SpeakerViewController.build(builder)
    }

    private static func deck(_ arguments: [String]) -> Deck {
        guard arguments.count > 1 else { return .sample }
        let path = arguments[1]
        let deck = (try? String(contentsOfFile: path, encoding: .utf8)).map(Deck.init(text:))
        guard let deck, !deck.slides.isEmpty else {
            let title = deck == nil ? "\(path) can't be read" : "\(path) has no slides"
            return Deck(slides: [
                Slide(title: title, notes: "A deck is a text file: # begins a slide, - a point, and > a line of notes.")
            ])
        }
        return deck
    }
}
