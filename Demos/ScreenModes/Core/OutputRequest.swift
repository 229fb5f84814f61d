// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// A requested change of an output.
///
/// Properties that are `nil` don't change.
package struct OutputRequest: Hashable, Sendable {
    package var output: String
    package var mode: ModeRequest?
    /// Whether to try a mode that the output doesn't list.
    package var allowsCustomMode = false
    package var scale: CGFloat?
    package var transform: ScreenTransform?
    package var position: CGPoint?
    package var isEnabled: Bool?

    package static let scaleRange: ClosedRange<Double> = 0.25...8

    package init(output: String) {
        self.output = output
    }

    /// Returns the change to apply.
    ///
    /// - Throws: `ScreenModesError.unknownOutput`, `.unknownMode` or `.nothingAsked`.
    package func change(for heads: [ScreenHead]) throws(ScreenModesError) -> ScreenChange {
        guard let head = heads.first(where: { $0.screen.name == output }) else {
            throw .unknownOutput(name: output, known: heads.map(\.screen.name))
        }
        var change = ScreenChange(
            name: output, isEnabled: isEnabled, position: position, scale: scale, transform: transform)
        if let mode {
            if let known = mode.choose(from: head.screen.modes) {
                change.mode = known
            } else if allowsCustomMode {
                change.mode = ScreenMode(size: mode.size, refreshRate: mode.refreshRate ?? 60)
            } else {
                throw .unknownMode(output: output, request: mode, available: head.screen.modes)
            }
        }
        guard change != ScreenChange(name: output) else { throw .nothingAsked(output: output) }
        // Setting the mode of an output that is off also turns it on.
        if change.isEnabled == nil, !head.isEnabled { change.isEnabled = true }
        return change
    }
}

// MARK: - Reading

extension OutputRequest {
    /// Parses a scale in pixels per point, such as "1.5".
    package static func scale(_ text: String) throws(ScreenModesError) -> CGFloat {
        guard let number = Numerals.decimal(text, in: scaleRange) else {
            throw .unreadable(what: "scale", text: text, expected: "a number from 0.25 to 8, as in 1.5")
        }
        return CGFloat(number)
    }

    /// Parses a transform as printed by `list`.
    package static func transform(_ text: String) throws(ScreenModesError) -> ScreenTransform {
        guard let transform = ScreenTransform.all.first(where: { $0.title == text }) else {
            throw .unreadable(
                what: "transform", text: text,
                expected: "one of \(ScreenTransform.all.map(\.title).joined(separator: ", "))")
        }
        return transform
    }

    /// Parses a top-left corner in desktop points, such as "1920,0" or "-1280,100".
    package static func position(_ text: String) throws(ScreenModesError) -> CGPoint {
        let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { side -> Int? in
            let isNegative = side.hasPrefix("-")
            return Numerals.whole(isNegative ? side.dropFirst() : side, in: 0...1_000_000).map {
                isNegative ? -$0 : $0
            }
        }
        guard sides.count == 2, let x = sides[0], let y = sides[1] else {
            throw .unreadable(what: "position", text: text, expected: "two whole numbers of points, as in 1920,0")
        }
        return CGPoint(x: x, y: y)
    }
}
