// SPDX-License-Identifier: MIT
package import Windowing

/// A requested resolution, optionally with a rate: `1920x1080`, `1920x1080@59.94`, `1280x720@60Hz`.
package struct ModeRequest: Hashable, Sendable {
    package var size: PixelSize
    /// The refresh rate, in hertz; `nil` for any.
    package var refreshRate: Double?

    /// The valid side lengths, in pixels.
    ///
    /// RandR uses 16 bits.
    package static let sideRange = 1...65_535
    /// The valid refresh rates, in hertz: from e-paper to laboratory displays.
    package static let rateRange: ClosedRange<Double> = 1...1_000
    /// The maximum difference from the requested rate, in hertz: "60" matches 59.94.
    static let rateTolerance = 0.5

    package init(size: PixelSize, refreshRate: Double? = nil) {
        self.size = size
        self.refreshRate = refreshRate
    }

    /// Parses a request.
    ///
    /// - Throws: `ScreenModesError.unreadable` with the expected form.
    package init(_ text: String) throws(ScreenModesError) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(omittingEmptySubsequences: false) { "xX×".contains($0) }
        guard parts.count <= 2, sides.count == 2, let width = Numerals.whole(sides[0], in: Self.sideRange),
            let height = Numerals.whole(sides[1], in: Self.sideRange)
        else {
            throw .unreadable(
                what: "mode", text: text,
                expected: "a size such as 1920x1080, both sides from 1 to \(Self.sideRange.upperBound) pixels")
        }
        size = PixelSize(width: width, height: height)
        guard parts.count == 2 else { return }
        let rate = parts[1].lowercased().hasSuffix("hz") ? parts[1].dropLast(2) : parts[1]
        guard let number = Numerals.decimal(rate, in: Self.rateRange) else {
            throw .unreadable(
                what: "mode", text: text, expected: "a rate from 1 to 1000 Hz after \"@\", as in 1920x1080@59.94")
        }
        refreshRate = number
    }

    /// Returns the best of `modes`: the closest to the requested rate, otherwise the preferred one, otherwise the fastest.
    package func choose(from modes: [ScreenMode]) -> ScreenMode? {
        let fitting = modes.filter { $0.size == size }
        guard let refreshRate else {
            return fitting.first(where: \.isPreferred) ?? fitting.max { $0.refreshRate < $1.refreshRate }
        }
        return
            fitting
            .filter { abs($0.refreshRate - refreshRate) <= Self.rateTolerance }
            .min { abs($0.refreshRate - refreshRate) < abs($1.refreshRate - refreshRate) }
    }
}

extension ModeRequest: CustomStringConvertible {
    package var description: String {
        let size = "\(size.width)x\(size.height)"
        return refreshRate.map { "\(size)@\($0.text(digits: 3))" } ?? size
    }
}
