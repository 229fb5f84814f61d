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
}
