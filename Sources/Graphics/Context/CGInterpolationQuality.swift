// SPDX-License-Identifier: MIT
internal import CCairo

/// Constants for the sampling of scaled images.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The same as `high`.
    case `default` = 0
    /// Uses the nearest pixel.
    case none = 1
    /// Interpolates between the four nearest pixels; skips pixels when an image is greatly reduced.
    case low = 2
    /// The same as `high`.
    case medium = 4
    /// Interpolates when magnifying; averages pixels when reducing.
    case high = 3

    var native: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium, .high: CAIRO_FILTER_GOOD
        }
    }
}
