// SPDX-License-Identifier: MIT
package import Windowing

/// A resolution that somebody asks for, with or without a rate: `1920x1080`, `1920x1080@59.94`, `1280x720@60Hz`.
package struct ModeRequest: Hashable, Sendable {
    package var size: PixelSize
    /// Frames a second; `nil` leaves the choice.
    package var refreshRate: Double?

    /// The largest picture that any of the interfaces can name: RandR counts in 16 bits.
    package static let sideRange = 1...65_535
    /// From e-paper to laboratory displays.
    package static let rateRange: ClosedRange<Double> = 1...1_000
    /// How far from the rate that was asked for a mode may be: "60" means 59.94 where there is no other.
    static let rateTolerance = 0.5

    package init(size: PixelSize, refreshRate: Double? = nil) {
        self.size = size
        self.refreshRate = refreshRate
    }

    /// Reads what a person typed.
    ///
    /// - Throws: `ScreenModesError.unreadable` with what was expected at the first mistake.
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

    /// The best of `modes`: the nearest rate where one is asked for, else the maker's choice, else the fastest.
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
