// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

extension String {
    /// The text without terminal control sequences, which the names that monitors report may contain.
    package var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: "\u{FFFD}"
                    default: scalar
                    }
                }))
    }

    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension Double {
    /// The shortest decimal text with at most `digits` decimal places; "?" for NaN and infinity.
    package func text(digits: Int) -> String {
        guard isFinite, magnitude < 1e9 else { return "?" }
        let power = (0..<max(0, digits)).reduce(1.0) { result, _ in result * 10 }
        let rounded = (self * power).rounded() / power
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension ScreenMode {
    /// The mode as text, such as "1920x1080@59.94", without an unknown rate.
    package var title: String {
        refreshRate > 0 && refreshRate.isFinite
            ? "\(size.width)x\(size.height)@\(refreshRate.text(digits: 3))" : "\(size.width)x\(size.height)"
    }

    /// Returns whether both modes have the same size and rate, regardless of preference.
    ///
    /// Display servers use thousandths of a hertz, and differ in rounding.
    package func isSame(as other: ScreenMode) -> Bool {
        size == other.size && abs(refreshRate - other.refreshRate) < 0.02
    }
}

extension ScreenTransform {
    package static let all: [ScreenTransform] = (0...7).compactMap(ScreenTransform.init(rawValue:))

    /// The transform as text, in degrees counterclockwise: "normal", "90", "flipped-270".
    package var title: String {
        switch self {
        case .normal: "normal"
        case .rotated90: "90"
        case .rotated180: "180"
        case .rotated270: "270"
        case .flipped: "flipped"
        case .flipped90: "flipped-90"
        case .flipped180: "flipped-180"
        case .flipped270: "flipped-270"
        }
    }
}
