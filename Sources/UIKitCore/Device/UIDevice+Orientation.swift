// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension UIDevice {
    /// How the main screen is turned, which is how its device is held where the desktop follows it.
    var screenOrientation: UIDeviceOrientation {
        PanelOrientation(UIScreen.main.description.transform).orientation(ofPanel: UIScreen.main.panelShape)
    }

    /// Has the device be held so, whatever it feels; screens in memory are turned as a hand would turn them.
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

    /// A screen was turned, a sensor felt something, or a script spoke.
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
        // What nobody feels any more may have changed long ago.
        sensedOrientation = nil
    }
}

extension UIScreen {
    /// The screen that is part of the device, else the main one.
    static var builtIn: UIScreen { screens.first(where: \.isBuiltIn) ?? main }

    /// Whether the screen is part of the device: connectors inside of machines have these names.
    var isBuiltIn: Bool {
        ["eDP", "LVDS", "DSI", "DPI"].contains { description.name.hasPrefix($0) }
    }

    /// The panel's shape before the picture is turned, in any unit.
    var panelShape: CGSize {
        if let mode = description.currentMode { return CGSize(width: mode.size.width, height: mode.size.height) }
        let size = description.frame.size
        return description.transform.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    }
}
