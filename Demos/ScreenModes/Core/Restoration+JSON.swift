// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension Restoration {
    /// Returns the state as one line of JSON, with which another process can restore the screens.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(heads.map(HeadRecord.init)), as: UTF8.self)
    }

    /// Creates a state from the result of `json()`.
    ///
    /// - Throws: `ScreenModesError.unreadable` for anything else.
    package init(json: String) throws(ScreenModesError) {
        guard let records = try? JSONDecoder().decode([HeadRecord].self, from: Data(json.utf8)) else {
            throw .unreadable(what: "record of screens", text: String(json.prefix(80)), expected: "a list as JSON")
        }
        self.init(records.map(\.head))
    }
}

private struct HeadRecord: Codable {
    var name: String
    var isEnabled: Bool
    var width: Int?
    var height: Int?
    var refreshRate: Double?
    var x: Double
    var y: Double
    var scale: Double
    var transform: Int

    init(_ head: ScreenHead) {
        let screen = head.screen
        // JSON has only finite numbers.
        func number(_ value: Double, _ usual: Double) -> Double { value.isFinite ? value : usual }
        name = screen.name
        isEnabled = head.isEnabled
        width = screen.currentMode?.size.width
        height = screen.currentMode?.size.height
        refreshRate = screen.currentMode.map { number($0.refreshRate, 0) }
        x = number(Double(screen.frame.minX), 0)
        y = number(Double(screen.frame.minY), 0)
        scale = number(Double(screen.scale), 1)
        transform = screen.transform.rawValue
    }

    var head: ScreenHead {
        var mode: ScreenMode?
        if let width, let height {
            mode = ScreenMode(size: PixelSize(width: width, height: height), refreshRate: refreshRate ?? 0)
        }
        return ScreenHead(
            screen: ScreenDescription(
                name: name, frame: CGRect(x: x, y: y, width: 0, height: 0), scale: CGFloat(scale),
                transform: ScreenTransform(rawValue: transform) ?? .normal, currentMode: mode),
            isEnabled: isEnabled)
    }
}
