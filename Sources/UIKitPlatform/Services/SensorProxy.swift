// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import UIKitCore

/// The service that reads the accelerometers of tablets and convertibles.
@MainActor
final class SensorProxy: OrientationSensor {
    private let object: BusObject

    init(bus: DesktopBus) {
        object = BusObject(
            bus: bus, service: "net.hadess.SensorProxy", path: "/net/hadess/SensorProxy",
            interface: "net.hadess.SensorProxy")
    }

    func start(_ report: @escaping @MainActor (SensedOrientation?) -> Void) {
        // The sensor is inactive until it is claimed.
        object.watch(first: "ClaimAccelerometer") { report(Self.orientation($0)) }
    }

    func stop() {
        object.stop(last: "ReleaseAccelerometer")
    }

    private static func orientation(_ properties: [String: BusValue]) -> SensedOrientation? {
        guard properties["HasAccelerometer"]?.boolean != false else { return nil }
        // Newer versions of the service also report whether the device lies flat.
        switch properties["Tilt"]?.text {
        case "face-up": return .faceUp
        case "face-down": return .faceDown
        default: break
        }
        return switch properties["AccelerometerOrientation"]?.text {
        case "normal": .held(.upright)
        case "left-up": .held(.leftEdgeUp)
        case "bottom-up": .held(.bottomEdgeUp)
        case "right-up": .held(.rightEdgeUp)
        default: nil
        }
    }
}
