// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Mail

/// A window with sample messages.
@MainActor
final class MailDesk {
    let stage: Stage
    let store = MailStore(messages: SampleMail.messages(now: Date()))
    let mail: MailSplitController
    private let app = MailApp()

    init(width: CGFloat, height: CGFloat = 640, scale: CGFloat = 0.5) {
        app.store = store
        stage = Stage(size: CGSize(width: width, height: height), scale: scale, delegate: app)
        mail = MailSplitController(store: store)
        stage.show(mail)
        stage.advance(by: 1)
    }

    var stack: [UIViewController] { (mail.viewControllers.first as? UINavigationController)?.viewControllers ?? [] }

    func tap(_ name: String) throws {
        try stage.tap(name)
        try stage.settle()
    }
}
