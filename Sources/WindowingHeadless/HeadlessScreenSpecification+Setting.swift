// SPDX-License-Identifier: MIT
internal import Foundation
public import Windowing

extension HeadlessScreenSpecification {
    /// The environment variable that describes the screens of a headless session.
    public static let settingName = "SHOJI_HEADLESS"

    /// Parses a list of screens such as `1024x768@2`, `1920x1080:1280x720@1,800x600@1.5` or `1280x720@1~32x18`.
    ///
    /// Commas separate screens, colons the sizes of one screen, and `@` precedes its scale (1 if it is missing). Sizes
    /// are in points: `1024x768@2` has 2048 × 1536 pixels. `~` precedes the number of pixels hidden by overscan, at the
    /// left and right and at the top and bottom; the image is not scaled. `nil` and blank text give the default screen.
    ///
    /// - Throws: `SettingError` with the complete text and the expected format at the first mistake.
    public static func screens(setting: String?) throws(SettingError) -> [HeadlessScreenSpecification] {
        let text = (setting ?? "").filter { !$0.isWhitespace }
        guard !text.isEmpty else { return [.default] }
        let entries = text.split(separator: ",", omittingEmptySubsequences: false)
        // A longer list is a mistake, and each screen uses memory once it is shown.
        guard entries.count <= 16 else { throw invalid(text, "at most 16 screens, not \(entries.count)") }
        var screens: [HeadlessScreenSpecification] = []
        for entry in entries {
            screens.append(try screen(entry, in: text))
        }
        return screens
    }

    private static func screen(
        _ entry: Substring, in setting: String
    ) throws(SettingError) -> HeadlessScreenSpecification {
        let halves = entry.split(separator: "~", omittingEmptySubsequences: false)
        guard let visible = halves.first, halves.count <= 2 else {
            throw invalid(setting, "one overscan for a screen, as in 1280x720~32x18, not \"\(entry)\"")
        }
        let parts = visible.split(separator: "@", omittingEmptySubsequences: false)
        guard let list = parts.first, parts.count <= 2 else {
            throw invalid(setting, "one scale for a screen, as in 1024x768@2, not \"\(entry)\"")
        }
        var scale: CGFloat = 1
        if parts.count == 2 {
            guard let value = decimal(parts[1]), scaleRange.contains(value) else {
                throw invalid(
                    setting,
                    "a scale from \(scaleRange.lowerBound) to \(scaleRange.upperBound) after \"@\", not \"\(parts[1])\""
                )
            }
            scale = value
        }
        var sizes: [CGSize] = []
        for item in list.split(separator: ":", omittingEmptySubsequences: false) {
            guard let (width, height) = pair(item), sideRange.contains(CGFloat(width)),
                sideRange.contains(CGFloat(height))
            else {
                throw invalid(
                    setting,
                    "a size such as 1024x768, both sides from 1 to \(Int(sideRange.upperBound)) points, not \"\(item)\""
                )
            }
            sizes.append(CGSize(width: CGFloat(width), height: CGFloat(height)))
        }
        let overscan = halves.count == 2 ? try overscan(halves[1], in: setting) : nil
        return HeadlessScreenSpecification(sizes: sizes, scale: scale, overscan: overscan)
    }

    private static func overscan(_ text: Substring, in setting: String) throws(SettingError) -> ScreenOverscan? {
        guard let (horizontal, vertical) = pair(text) else {
            throw invalid(setting, "hidden pixels such as 32x18 after \"~\", not \"\(text)\"")
        }
        return ScreenOverscan(horizontal: horizontal, vertical: vertical, isScaled: false)
    }

    private static func pair(_ text: Substring) -> (Int, Int)? {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { UInt16($0) }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
        return (Int(first), Int(second))
    }

    /// Digits with at most one point; Swift's own parser would also accept "inf", "nan" and hexadecimal.
    private static func decimal(_ text: Substring) -> CGFloat? {
        guard text.allSatisfy({ "0123456789.".contains($0) }), let number = Double(text) else { return nil }
        return CGFloat(number)
    }

    private static func invalid(_ value: String, _ expected: String) -> SettingError {
        SettingError(name: settingName, value: value, expected: expected)
    }
}
