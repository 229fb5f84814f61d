// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Mail

/// A delegate with the application's menus, but no window of its own.
@MainActor
private final class MenuBuilder: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        MailCommand.build(builder)
    }
}

/// A window with sample messages.
@MainActor
final class MailDesk {
    let stage: Stage
    let store = MailStore(messages: SampleMail.messages(now: Date()))
    let mail: MailSplitController
    private let menus = MenuBuilder()

    init(width: CGFloat, height: CGFloat = 640, scale: CGFloat = 0.5) {
        stage = Stage(size: CGSize(width: width, height: height), scale: scale, delegate: menus)
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
