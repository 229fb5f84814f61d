// SPDX-License-Identifier: MIT
import UIKit

/// Gives a talk: slides on the external screen, notes on the main one.
///
/// `Presenter TALK.txt` gives the talk in that file (see `Deck.init(text:)`), without one a talk about itself.
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

    private static func deck(_ arguments: [String]) -> Deck {
        guard arguments.count > 1 else { return .sample }
        let path = arguments[1]
        let deck = (try? String(contentsOfFile: path, encoding: .utf8)).map(Deck.init(text:))
        guard let deck, !deck.slides.isEmpty else {
            let title = deck == nil ? "\(path) cannot be read" : "\(path) has no slides"
            return Deck(slides: [
                Slide(title: title, notes: "A talk is a text: # begins a slide, - a point, > a line of notes.")
            ])
        }
        return deck
    }
}
