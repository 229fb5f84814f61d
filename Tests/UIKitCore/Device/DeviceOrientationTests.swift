// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

/// Reports values set by the test.
@MainActor
private final class TestSensor: OrientationSensor {
    var report: (@MainActor (SensedOrientation?) -> Void)?

    func start(_ report: @escaping @MainActor (SensedOrientation?) -> Void) { self.report = report }
    func stop() { report = nil }
}

@MainActor
@Suite("Device orientation")
struct DeviceOrientationTests {
    @Test("A landscape screen is in landscapeLeft, and simulated rotation changes its shape")
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

    @Test("A window with its own size keeps it when the device is rotated")
    func ownSize() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.resize(to: CGSize(width: 260, height: 180))
        stage.turnDevice(to: .portraitUpsideDown)
        #expect(stage.window.bounds.size == CGSize(width: 260, height: 180))
        #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 400))
    }

    @Test("The rotation of the screen determines the device orientation")
    func screen() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let device = UIDevice.current
        device.beginGeneratingDeviceOrientationNotifications()
        let log = NotificationLog(UIDevice.orientationDidChangeNotification)
        stage.system.turnScreen(stage.system.headlessScreens[0], to: .rotated90)
        #expect(device.orientation == .portrait)
        #expect(log.count == 1)
    }

    @Test("A sensor that is set after it was requested starts immediately")
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

    @Test("The sensor runs only while requested, and precedes the screen but not simulation")
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
