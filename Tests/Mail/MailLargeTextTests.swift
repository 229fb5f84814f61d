// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Mail

@Suite("Mail at large text sizes")
@MainActor
struct MailLargeTextTests {
    @Test(
        "The list and a message have no text that is cut, overlapped, or small", arguments: [400 as CGFloat, 1280],
        [2.0, 3.1])
    func texts(width: CGFloat, scale: Double) throws {
        let stage = Stage(size: CGSize(width: width, height: 900))
        let mail = MailSplitController(store: MailStore(messages: SampleMail.messages(now: Date())))
        stage.show(mail)
        let faults = try stage.textFaults(atTextScale: scale)
        #expect(faults == [])
    }

    @Test("A window whose text leaves no room for the list beside a message begins with the list", arguments: [1.0, 2])
    func start(scale: Double) throws {
        let stage = Stage(size: CGSize(width: 960, height: 700))
        stage.application.textScale = CGFloat(scale)
        let mail = MailSplitController(store: MailStore(messages: SampleMail.messages(now: Date())))
        stage.show(mail)
        try stage.settle()
        #expect(mail.displayMode != .secondaryOnly)
        try stage.tap("A book that you reserved is here")
        try stage.settle()
        #expect(mail.detail.id == 2)
    }
}
