// SPDX-License-Identifier: MIT
internal import Foundation

/// The state of a touch at one time, as reported by the device.
struct TouchReport {
    var phase: UITouch.Phase
    /// The location in window coordinates.
    var location: CGPoint
    /// The previously reported location.
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var majorRadius: CGFloat
    var force: CGFloat
    var altitudeAngle: CGFloat
    var azimuth: CGFloat
    var rollAngle: CGFloat
}

extension UITouch {
    /// The touch's present state.
    var report: TouchReport {
        TouchReport(
            phase: phase, location: locationInWindow, previousLocation: previousLocationInWindow,
            timestamp: timestamp, majorRadius: majorRadius, force: force, altitudeAngle: altitudeAngle,
            azimuth: azimuthInWindow, rollAngle: rollAngle)
    }

    /// Creates a copy of `touch` in the state of another time, past or predicted.
    convenience init(_ report: TouchReport, of touch: UITouch) {
        self.init(type: touch.type, location: report.location, window: touch.window, timestamp: report.timestamp)
        take(report)
        previousLocationInWindow = report.previousLocation
        tapCount = touch.tapCount
        view = touch.view
        maximumPossibleForce = touch.maximumPossibleForce
    }

    /// Updates the touch.
    ///
    /// The previous location is the one last delivered to its view.
    func take(_ report: TouchReport) {
        previousLocationInWindow = locationInWindow
        locationInWindow = report.location
        phase = report.phase
        timestamp = report.timestamp
        majorRadius = report.majorRadius
        force = report.force
        altitudeAngle = report.altitudeAngle
        azimuthInWindow = report.azimuth
        rollAngle = report.rollAngle
    }
}
