// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

/// Feels what the test says.
@MainActor
private final class TestSensor: OrientationSensor {
    var report: (@MainActor (SensedOrientation?) -> Void)?

    func start(_ report: @escaping @MainActor (SensedOrientation?) -> Void) { self.report = report }
    func stop() { report = nil }
}

@MainActor
@Suite("The device's orientation")
struct DeviceOrientationTests {
    @Test("A wide screen stands as it was made; turned by hand, the screen and what fills it take the new shape")
    func turning() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let device = UIDevice.current
        device.beginGeneratingDeviceOrientationNotifications()
        let log = NotificationLog(UIDevice.orientationDidChangeNotification, object: device)
        let interface = NotificationLog(UIApplication.didChangeStatusBarOrientationNotification)
        #expect(device.orientation == .landscapeLeft)
        #expect(stage.application.statusBarOrientation == .landscapeRight)
        stage.turnDevice(to: .portrait)
        #expect(device.orientation == .portrait)
        #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 400))
        #expect(stage.window.bounds.size == CGSize(width: 300, height: 400))
        #expect(stage.application.statusBarOrientation == .portrait)
        #expect(log.count == 1)
        #expect(interface.count == 1)
        stage.turnDevice(to: .portrait)
        #expect(log.count == 1)
        stage.turnDevice(to: .landscapeRight)
        #expect(stage.window.bounds.size == CGSize(width: 400, height: 300))
        #expect(stage.application.statusBarOrientation == .landscapeLeft)
        #expect(log.count == 2)
        #expect(interface.count == 2)
    }

    @Test("A window with a size of its own keeps it when the device is turned")
    func ownSize() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.resize(to: CGSize(width: 260, height: 180))
        stage.turnDevice(to: .portraitUpsideDown)
        #expect(stage.window.bounds.size == CGSize(width: 260, height: 180))
        #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 400))
    }

    @Test("A screen that its desktop turns tells how the device is held")
    func screen() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let device = UIDevice.current
        device.beginGeneratingDeviceOrientationNotifications()
        let log = NotificationLog(UIDevice.orientationDidChangeNotification)
        stage.system.turnScreen(stage.system.headlessScreens[0], to: .rotated90)
        #expect(device.orientation == .portrait)
        #expect(log.count == 1)
    }

    @Test("A sensor that comes after it was asked for works at once")
    func lateSensor() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let device = UIDevice.current
        device.beginGeneratingDeviceOrientationNotifications()
        let sensor = TestSensor()
        device.orientationSensor = sensor
        sensor.report?(.held(.leftEdgeUp))
        #expect(device.orientation == .portrait)
        withExtendedLifetime(stage) {}
    }

    @Test("The sensor works only while somebody asks, comes before the screen and after a script")
    func sensor() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let device = UIDevice.current
        let sensor = TestSensor()
        device.orientationSensor = sensor
        let log = NotificationLog(UIDevice.orientationDidChangeNotification)
        #expect(sensor.report == nil)
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        sensor.report?(.held(.leftEdgeUp))
        #expect(device.orientation == .portrait)
        #expect(log.count == 1)
        sensor.report?(.held(.leftEdgeUp))
        #expect(log.count == 1)
        sensor.report?(.faceUp)
        #expect(device.orientation == .faceUp && device.orientation.isFlat)
        sensor.report?(nil)
        #expect(device.orientation == .landscapeLeft)
        #expect(log.count == 3)
        stage.turnDevice(to: .portraitUpsideDown)
        sensor.report?(.held(.leftEdgeUp))
        #expect(device.orientation == .portraitUpsideDown)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(sensor.report != nil)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(sensor.report == nil)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        let count = log.count
        stage.turnDevice(to: .portrait)
        #expect(log.count == count)
    }
}
