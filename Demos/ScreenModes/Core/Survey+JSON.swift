// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension Survey {
    /// Returns the screens as a JSON object with sorted keys.
    ///
    /// NaN and infinite numbers are omitted.
    package func json(isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isPretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(SurveyRecord(self)), as: UTF8.self)
    }
}

/// The JSON format.
///
/// Its names are stable.
private struct SurveyRecord: Encodable {
    struct Route: Encodable {
        var route: String
        var reason: String
    }

    var desktop: String
    var route: String?
    var missingRoutes: [Route]
    var screens: [ScreenRecord]

    init(_ survey: Survey) {
        desktop = survey.desktop
        route = survey.route
        missingRoutes = survey.missing.map { Route(route: $0.route, reason: $0.reason) }
        screens = survey.heads.map(ScreenRecord.init)
    }
}

/// A screen in the output of `list --json` and `watch --json`.
struct ScreenRecord: Encodable {
    struct Mode: Encodable {
        var width: Int
        var height: Int
        /// The refresh rate, in hertz; absent if unknown.
        var refreshRate: Double?
        var isPreferred: Bool
        var isCurrent: Bool
    }

    struct Size: Encodable {
        var width: Double
        var height: Double
    }

    struct Point: Encodable {
        var x: Double
        var y: Double
    }

    var name: String
    var make: String
    var model: String
    var serialNumber: String
    var isEnabled: Bool
    var position: Point?
    /// The size in points.
    var size: Size?
    /// The size in millimeters.
    var physicalSize: Size?
    var scale: Double?
    var transform: String
    var modes: [Mode]

    init(_ head: ScreenHead) {
        let screen = head.screen
        name = screen.name
        make = screen.make
        model = screen.model
        serialNumber = head.serialNumber
        isEnabled = head.isEnabled
        if head.isEnabled, let x = Self.number(screen.frame.minX), let y = Self.number(screen.frame.minY) {
            position = Point(x: x, y: y)
        }
        if head.isEnabled { size = Self.size(screen.frame.size) }
        if screen.physicalSize != .zero { physicalSize = Self.size(screen.physicalSize) }
        scale = Self.number(screen.scale)
        transform = screen.transform.title
        let current = head.isEnabled ? screen.currentMode : nil
        var all = screen.modes
        if let current, !all.contains(where: current.isSame) { all.append(current) }
        modes = all.map { mode in
            Mode(
                width: mode.size.width, height: mode.size.height,
                refreshRate: mode.refreshRate > 0 ? Self.number(mode.refreshRate) : nil, isPreferred: mode.isPreferred,
                isCurrent: current.map(mode.isSame) == true)
        }
    }

    private static func number(_ value: CGFloat) -> Double? {
        value.isFinite ? Double(value) : nil
    }

    private static func size(_ size: CGSize) -> Size? {
        guard let width = number(size.width), let height = number(size.height) else { return nil }
        return Size(width: width, height: height)
    }
}
