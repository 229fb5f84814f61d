// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct MotionTests {
    private final class Screen: UIViewController {
        var log: [String] = []

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log.append("began \(motion) \(event?.type == .motion)")
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log.append("ended \(motion) \(event?.subtype == .motionShake)")
        }
    }

    @Test("A shake is sent to the front controller, or along the responders from the first one")
    func shake() throws {
        let stage = Stage()
        let (root, screen) = (Screen(), Screen())
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 90, height: 30))
        root.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        navigation.pushViewController(screen, animated: false)
        stage.shake()
        #expect(screen.log == ["began motionShake true", "ended motionShake true"] && root.log.isEmpty)
        navigation.popViewController(animated: false)
        try stage.settle()
        try stage.tap(field)
        stage.shake()
        #expect(root.log.count == 2 && screen.log.count == 2)
    }
}
