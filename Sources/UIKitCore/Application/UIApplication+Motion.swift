// SPDX-License-Identifier: MIT
internal import LayerTree

extension UIApplication {
    /// Acts as if the user had shaken the device.
    ///
    /// The first responder of the key window receives it, otherwise the controller in front.
    package func shake() {
        guard let window = keyWindow ?? windows.last else { return }
        var front = window.rootViewController
        while let presented = front?.presentedViewController { front = presented }
        while let child = front?.children.last { front = child }
        let target: UIResponder = window.firstResponder ?? front ?? window
        let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: CACurrentMediaTime())
        target.motionBegan(.motionShake, with: event)
        target.motionEnded(.motionShake, with: event)
    }
}
