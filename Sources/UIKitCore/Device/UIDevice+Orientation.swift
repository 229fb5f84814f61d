// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension UIDevice {
    /// The rotation of the main screen, which matches the device orientation if the desktop environment rotates the
    /// screen.
    var screenOrientation: UIDeviceOrientation {
        PanelOrientation(UIScreen.main.platformDescription.transform).orientation(ofPanel: UIScreen.main.panelShape)
    }

    /// Overrides the device orientation.
    ///
    /// Simulated screens are rotated accordingly.
    package func simulate(_ orientation: UIDeviceOrientation) {
        simulatedOrientation = orientation
        if let application = UIApplication.running, let screens = application.windowSystem.simulatedScreens,
            let screen = UIScreen.main.platformScreen,
            let turn = PanelOrientation(orientation, ofPanel: UIScreen.main.panelShape)
        {
            screens.turnScreen(screen, to: turn.transform)
        }
        orientationMayHaveChanged()
    }

    /// Called when a screen was rotated, a sensor reported a value, or the orientation is simulated.
    func orientationMayHaveChanged() {
        if isGeneratingDeviceOrientationNotifications, orientation != knownOrientation {
            knownOrientation = orientation
            NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
        }
        UIApplication.running?.interfaceOrientationMayHaveChanged()
    }

    func startSensing() {
        knownOrientation = orientation
        orientationSensor?.start { [weak self] sensed in
            guard let self, isGeneratingDeviceOrientationNotifications else { return }
            sensedOrientation =
                switch sensed {
                case .held(let turn): turn.orientation(ofPanel: UIScreen.builtIn.panelShape)
                case .faceUp: .faceUp
                case .faceDown: .faceDown
                case nil: nil
                }
            orientationMayHaveChanged()
        }
    }

    func stopSensing() {
        orientationSensor?.stop()
        // The last value may be outdated once no sensor reports any longer.
        sensedOrientation = nil
    }
}

extension UIScreen {
    /// The built-in screen, or else the main screen.
    static var builtIn: UIScreen { screens.first(where: \.isBuiltIn) ?? main }

    /// Whether the screen is built into the device, according to its connector name.
    var isBuiltIn: Bool {
        ["eDP", "LVDS", "DSI", "DPI"].contains { platformDescription.name.hasPrefix($0) }
    }

    /// The aspect of the unrotated panel, in any unit.
    var panelShape: CGSize {
        if let mode = platformDescription.currentMode {
            return CGSize(width: mode.size.width, height: mode.size.height)
        }
        let size = platformDescription.frame.size
        return platformDescription.transform.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    }
}
