// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import Presenter

@MainActor
@Suite("Presenter")
struct PresenterTests {
    private func text(_ identifier: String, in stage: Stage) -> String? {
        (try? stage.view(named: identifier) as? UILabel)?.text
    }

    private func slide(on screen: UIScreen, in stage: Stage) -> Slide? {
        let window = stage.application.windows.first { $0.screen === screen }
        return window?.rootViewController?.view.subviews.compactMap { $0 as? SlideView }.first?.slide
    }

    @Test("The speaker's window passes the accessibility audit")
    func audit() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        stage.show(SpeakerViewController(talk: Talk(deck: .sample)))
        #expect(stage.audit().map(\.description) == [])
    }

    @Test func stepsThroughTheTalkByKeysAndButtons() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let talk = Talk(deck: .sample)
        stage.show(SpeakerViewController(talk: talk))
        #expect(text("place", in: stage) == "1 of 6")
        try stage.key("right")
        try stage.key("space")
        #expect(text("place", in: stage) == "3 of 6")
        try stage.tap("Next slide")
        try stage.tap("Back")
        try stage.key("end")
        try stage.key("right")
        #expect(text("place", in: stage) == "6 of 6")
        #expect(text("notes", in: stage) == talk.deck.slides[5].notes)
    }

    @Test func followsPluggingAndUnplugging() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let talk = Talk(deck: .sample)
        stage.show(SpeakerViewController(talk: talk))
        #expect(stage.application.windows.count == 1)
        let screen = stage.connectScreen(sizes: [CGSize(width: 640, height: 360)])
        stage.advance(by: 0.1)
        #expect(slide(on: screen, in: stage) == talk.slide)
        #expect(stage.application.keyWindow === stage.window)
        #expect(text("audience", in: stage)?.contains(screen.localizedName) == true)
        try stage.key("right")
        stage.advance(by: 1)
        #expect(slide(on: screen, in: stage) == talk.deck.slides[1])
        stage.disconnectScreen(screen)
        #expect(stage.application.windows == [stage.window])
        try stage.key("right")
        let other = stage.connectScreen(sizes: [CGSize(width: 800, height: 600)])
        #expect(slide(on: other, in: stage) == talk.deck.slides[2])
    }

    @Test func darkCoversTheSlideForTheAudienceOnly() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        stage.show(SpeakerViewController(talk: Talk(deck: .sample)))
        let screen = stage.connectScreen(sizes: [CGSize(width: 640, height: 360)])
        stage.advance(by: 0.1)
        let middle = stage.screenshot(of: screen)[400, 20]
        #expect(middle.map { $0.red > 200 } == true)
        try stage.key("b")
        stage.advance(by: 1)
        #expect(stage.screenshot(of: screen)[400, 20].map { $0.red == 0 } == true)
        try stage.key("b")
        stage.advance(by: 1)
        #expect(stage.screenshot(of: screen)[400, 20] == middle)
    }

    @Test func readsTalks() {
        let deck = Deck(
            text: """
                # One
                > a
                > b
                ---
                # Two
                goes on
                - first
                  and more
                - second
                # Three
                -----

                """)
        #expect(
            deck.slides == [
                Slide(title: "One", notes: "a\nb"),
                Slide(title: "Two goes on", points: ["first and more", "second"]), Slide(title: "Three"),
            ])
        #expect(Deck(text: "").slides.isEmpty && Deck(text: "---\n---").slides.isEmpty)
    }

    @Test func aTalkWithoutSlidesShowsNothingAndDoesNotFail() throws {
        let stage = Stage(size: CGSize(width: 400, height: 500))
        stage.show(SpeakerViewController(talk: Talk(deck: Deck(slides: []))))
        stage.connectScreen(sizes: [CGSize(width: 320, height: 200)])
        try stage.key("right")
        try stage.key("left")
        #expect(stage.exitStatus == nil)
    }

    @Test("Resetting the clock can be undone")
    func resettingTheClock() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let talk = Talk(deck: .sample)
        stage.show(SpeakerViewController(talk: talk))
        try stage.key("right")
        let start = try #require(talk.start)
        try stage.key("r")
        #expect(talk.start == nil && talk.undoManager.undoMenuItemTitle == "Undo Reset Clock")
        try stage.key("ctrl+z")
        #expect(talk.start == start)
        try stage.key("ctrl+shift+z")
        #expect(talk.start == nil)
    }
}
