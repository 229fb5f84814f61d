// SPDX-License-Identifier: MIT
internal import Foundation

/// Irregular vectors that change gradually in space and time, and are the same in each run.
enum FieldNoise {
    /// The distances, in units of fields, over which the noise changes at a smoothness of 0 and of 1.
    private static let wavelengths = (minimum: 0.1, maximum: 4.0)

    /// A vector with a length of up to 1.
    static func vector(at position: Vector, time: Double, smoothness: Double) -> Vector {
        let share = smoothness.isNaN ? 0 : min(max(smoothness, 0), 1)
        let wavelength = wavelengths.minimum + (wavelengths.maximum - wavelengths.minimum) * share
        let (x, y) = (position.x / wavelength, position.y / wavelength)
        // Beyond, neighbors in the lattice are no longer distinct.
        guard [x, y, time].allSatisfy({ abs($0) < 1e12 }) else { return .zero }
        return Vector(value(x, y, time, seed: 1), value(x, y, time, seed: 2)) * 0.5.squareRoot()
    }

    /// A number from -1 to 1, interpolated between those of the lattice's corners.
    private static func value(_ x: Double, _ y: Double, _ time: Double, seed: UInt64) -> Double {
        let floors = [x, y, time].map { $0.rounded(.down) }
        let shares = zip([x, y, time], floors).map { value, floor in
            let share = value - floor
            return share * share * (3 - 2 * share)
        }
        var sum = 0.0
        for corner in 0..<8 {
            var (weight, hash) = (1.0, seed)
            for axis in 0..<3 {
                let isUpper = corner >> axis & 1 == 1
                weight *= isUpper ? shares[axis] : 1 - shares[axis]
                hash = mix(hash &+ UInt64(bitPattern: Int64(floors[axis]) + (isUpper ? 1 : 0)))
            }
            sum += weight * (Double(hash >> 11) / Double(1 << 52) - 1)
        }
        return sum
    }

    /// Spreads the bits of a number.
    private static func mix(_ value: UInt64) -> UInt64 {
        var value = (value ^ value >> 32) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 29) &* 0xBF58_476D_1CE4_E5B9
        return value ^ value >> 32
    }
}
