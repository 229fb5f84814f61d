// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Presenter

@Suite("Presenter at large text sizes")
@MainActor
struct PresenterLargeTextTests {
    @Test("The speaker's window has no text that is cut, overlapped, or small", arguments: [400 as CGFloat, 1280])
    func texts(width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: width, height: 800))
        let talk = Talk(deck: .sample)
        stage.show(SpeakerViewController(talk: talk))
        // The notes fill the space below the slide at any text size.
        let notes = try #require(talk.slide?.notes)
        let faults = try stage.textFaults(atTextScale: 2, fixed: [notes])
        #expect(faults == [])
    }
}
