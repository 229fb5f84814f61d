// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// What a screen's settings can be changed to, in the order of lists.
package struct ModeChoices: Hashable, Sendable {
    /// Each size once, the largest first.
    package let sizes: [PixelSize]
    /// The size of the maker's choice.
    package let preferredSize: PixelSize?
    private let modes: [ScreenMode]

    /// What desktops offer; a scale that is set and not among them is added.
    private static let usualScales: [CGFloat] = [1, 1.25, 1.5, 2, 3]

    package init(_ modes: [ScreenMode]) {
        let real = modes.filter { !$0.size.isEmpty }
        self.modes = real
        preferredSize = real.first(where: \.isPreferred)?.size
        // As floating-point numbers, since a hostile display's sides may overflow.
        sizes = Set(real.map(\.size)).sorted { first, second in
            let (left, right) = (Self.area(first), Self.area(second))
            return left == right ? first.width > second.width : left > right
        }
    }

    private static func area(_ size: PixelSize) -> Double { Double(size.width) * Double(size.height) }

    /// The modes of a size, the fastest first, none twice.
    package func rates(of size: PixelSize) -> [ScreenMode] {
        modes.filter { $0.size == size }.sorted { $0.refreshRate > $1.refreshRate }.reduce(into: []) { result, mode in
            if result.last.map(mode.isSame) != true { result.append(mode) }
        }
    }

    /// The mode of a size that is nearest in rate to `mode`, so that another resolution keeps the rate where it can.
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
    /// The quarter turns, from 0 to 3.
    package var quarters: Int { rawValue % 4 }
    package var isFlipped: Bool { rawValue >= 4 }

    /// Quarter turns are taken as of a whole turn.
    package init(quarters: Int, isFlipped: Bool) {
        let turns = ((quarters % 4) + 4) % 4
        self = ScreenTransform(rawValue: turns + (isFlipped ? 4 : 0)) ?? .normal
    }
}
