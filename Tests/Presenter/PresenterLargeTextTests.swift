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
        stage.show(SpeakerViewController(talk: Talk(deck: .sample)))
        #expect(try stage.textFaults(atTextScale: 2) == [])
    }
}
