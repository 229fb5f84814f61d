// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// The choices for a screen's settings, in display order.
package struct ModeChoices: Hashable, Sendable {
    /// The distinct sizes, the largest first.
    package let sizes: [PixelSize]
    /// The size of the preferred mode.
    package let preferredSize: PixelSize?
    private let modes: [ScreenMode]

    /// The common scales.
    ///
    /// The current scale is added if it is missing.
    private static let usualScales: [CGFloat] = [1, 1.25, 1.5, 2, 3]

    package init(_ modes: [ScreenMode]) {
        let real = modes.filter { !$0.size.isEmpty }
        self.modes = real
        preferredSize = real.first(where: \.isPreferred)?.size
        // Floating-point, because the product of invalid sizes could overflow.
        sizes = Set(real.map(\.size)).sorted { first, second in
            let (left, right) = (Self.area(first), Self.area(second))
            return left == right ? first.width > second.width : left > right
        }
    }

    private static func area(_ size: PixelSize) -> Double { Double(size.width) * Double(size.height) }

    /// Returns the distinct modes of a size, the fastest first.
    package func rates(of size: PixelSize) -> [ScreenMode] {
        modes.filter { $0.size == size }.sorted { $0.refreshRate > $1.refreshRate }.reduce(into: []) { result, mode in
            if result.last.map(mode.isSame) != true { result.append(mode) }
        }
    }

    /// Returns the mode of a size whose rate is closest to that of `mode`.
    package func mode(of size: PixelSize, like mode: ScreenMode?) -> ScreenMode? {
        let rates = rates(of: size)
        guard let mode else { return rates.first { $0.isPreferred } ?? rates.first }
        return rates.min { abs($0.refreshRate - mode.refreshRate) < abs($1.refreshRate - mode.refreshRate) }
    }

    package static func scales(including current: CGFloat) -> [CGFloat] {
        usualScales.contains { abs($0 - current) < 0.001 } || !current.isFinite
            ? usualScales : (usualScales + [current]).sorted()
    }
}

extension ScreenTransform {
    /// The number of quarter turns, from 0 to 3.
    package var quarters: Int { rawValue % 4 }
    package var isFlipped: Bool { rawValue >= 4 }

    /// Creates a transform.
    ///
    /// `quarters` is taken modulo 4.
    package init(quarters: Int, isFlipped: Bool) {
        let turns = ((quarters % 4) + 4) % 4
        self = ScreenTransform(rawValue: turns + (isFlipped ? 4 : 0)) ?? .normal
    }
}
