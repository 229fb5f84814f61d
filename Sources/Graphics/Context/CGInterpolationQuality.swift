// SPDX-License-Identifier: MIT
internal import CCairo

/// How pixels are made up when a picture is drawn larger or smaller than it is.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// As `high`.
    case `default` = 0
    /// The nearest pixel: hard edges.
    case none = 1
    /// Between the four nearest pixels; leaves pixels out when much is made small.
    case low = 2
    /// As `high`.
    case medium = 4
    /// Between pixels when enlarging, their mean when reducing.
    case high = 3

    var native: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium, .high: CAIRO_FILTER_GOOD
        }
    }
}
