// SPDX-License-Identifier: MIT
internal import Foundation

/// What a device told of a touch at one moment.
struct TouchReport {
    var phase: UITouch.Phase
    /// In window coordinates.
    var location: CGPoint
    /// The place that was told before.
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var majorRadius: CGFloat
    var force: CGFloat
    var altitudeAngle: CGFloat
    var azimuth: CGFloat
    var rollAngle: CGFloat
}

extension UITouch {
    /// The touch as it stands.
    var report: TouchReport {
        TouchReport(
            phase: phase, location: locationInWindow, previousLocation: previousLocationInWindow,
            timestamp: timestamp, majorRadius: majorRadius, force: force, altitudeAngle: altitudeAngle,
            azimuth: azimuthInWindow, rollAngle: rollAngle)
    }

    /// The touch as it was, or may be, at another moment.
    convenience init(_ report: TouchReport, of touch: UITouch) {
        self.init(type: touch.type, location: report.location, window: touch.window, timestamp: report.timestamp)
        take(report)
        previousLocationInWindow = report.previousLocation
        tapCount = touch.tapCount
        view = touch.view
        maximumPossibleForce = touch.maximumPossibleForce
    }

    /// Moves on to what was told; where the touch was before is where its view last heard it was.
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
