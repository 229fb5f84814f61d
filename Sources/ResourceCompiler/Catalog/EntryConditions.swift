// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation

/// The conditions that an entry of `Contents.json` sets.
struct EntryConditions {
    private(set) var conditions = AssetConditions()

    /// - Throws: `CompilerFailure` if a condition is unknown, since its variant must not be used for anything else.
    init(_ entry: ContentsFile.Entry, path: String) throws(CompilerFailure) {
        conditions.idiom = try Self.value(of: "idiom", entry.idiom, Self.idioms, path)
        conditions.direction = try Self.value(of: "language-direction", entry.languageDirection, Self.directions, path)
        conditions.widthClass = try Self.value(of: "width-class", entry.widthClass, Self.sizeClasses, path)
        conditions.heightClass = try Self.value(of: "height-class", entry.heightClass, Self.sizeClasses, path)
        conditions.gamut = try Self.value(of: "display-gamut", entry.displayGamut, Self.gamuts, path)
        conditions.language = entry.locale.map { $0.replacingOccurrences(of: "_", with: "-") }
        if let scale = entry.scale {
            guard let number = Double(scale.dropLast()), scale.hasSuffix("x"), (1...8).contains(number) else {
                throw CompilerFailure(
                    .warning, path: path, text: "the scale \"\(scale)\" is unknown; 1x, 2x, and 3x are known")
            }
            conditions.scale = UInt8(number.rounded(.up))
        }
        for appearance in entry.appearances ?? [] {
            switch (appearance.appearance ?? "", appearance.value ?? "") {
            case ("luminosity", "light"): conditions.luminosity = .light
            case ("luminosity", "dark"): conditions.luminosity = .dark
            // An icon in one color for the user's tint is for home screens only.
            case ("luminosity", "tinted"): conditions.idiom = .watch
            case ("contrast", "high"): conditions.contrast = .high
            case (let name, let value):
                throw CompilerFailure(
                    .warning, path: path, text: "the appearance \"\(name)\" with \"\(value)\" is unknown")
            }
        }
    }

    private static func value<Value>(
        of key: String, _ text: String?, _ known: [String: Value], _ path: String
    ) throws(CompilerFailure) -> Value where Value: RawRepresentable<UInt8> {
        guard let text else {
            // 0 is `any` in every condition.
            guard let any = Value(rawValue: 0) else { throw CompilerFailure(path: path, text: "\(key) is missing") }
            return any
        }
        guard let value = known[text] else {
            let names = known.keys.sorted().joined(separator: ", ")
            throw CompilerFailure(.warning, path: path, text: "\(key) \"\(text)\" is unknown; known are \(names)")
        }
        return value
    }

    private static let idioms: [String: AssetConditions.Idiom] = [
        "universal": .any, "iphone": .phone, "ipad": .pad, "mac": .mac, "tv": .tv, "watch": .watch, "car": .car,
        "vision": .reality, "reality": .reality, "ios-marketing": .any, "watch-marketing": .watch,
    ]
    private static let directions: [String: AssetConditions.Direction] = [
        "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
    ]
    private static let sizeClasses: [String: AssetConditions.SizeClass] = ["compact": .compact, "regular": .regular]
    private static let gamuts: [String: AssetConditions.Gamut] = ["sRGB": .sRGB, "display-P3": .displayP3]
}
