// SPDX-License-Identifier: MIT

/// The environment for which a rendition is chosen.
package struct AssetEnvironment: Hashable, Sendable {
    package var idiom = AssetConditions.Idiom.pad
    /// The number of pixels per point, possibly fractional.
    package var scale = 1.0
    package var isDark = false
    package var isHighContrast = false
    package var isRightToLeft = false
    package var widthClass = AssetConditions.SizeClass.any
    package var heightClass = AssetConditions.SizeClass.any
    /// The user's languages, most preferred first.
    package var languages: [String] = []

    package init() {}

    /// Returns the most suitable of several renditions; `nil` if none is for this environment.
    ///
    /// The language decides first, then idiom, size classes, layout direction, appearance, contrast, and finally the
    /// scale: the smallest that is sufficient, otherwise the largest. Renditions for another idiom are used only if
    /// there is no other, so that a catalog made for phones has an image for every name.
    package func best(of candidates: [AssetConditions]) -> Int? {
        var best: (index: Int, rank: Rank)?
        for (index, conditions) in candidates.enumerated() {
            guard let rank = rank(conditions) else { continue }
            if let known = best, !(known.rank < rank) { continue }
            best = (index, rank)
        }
        return best?.index
    }

    private func rank(_ conditions: AssetConditions) -> Rank? {
        guard let language = languageRank(conditions.language), let idiom = idiomRank(conditions.idiom),
            let width = Self.rank(conditions.widthClass, widthClass, any: .any),
            let height = Self.rank(conditions.heightClass, heightClass, any: .any),
            let direction = Self.rank(conditions.direction, isRightToLeft ? .rightToLeft : .leftToRight, any: .any),
            let luminosity = Self.rank(conditions.luminosity, isDark ? .dark : .light, any: .any)
        else { return nil }
        if conditions.contrast == .high, !isHighContrast { return nil }
        let contrast = conditions.contrast == .high ? 1 : 0
        // Displays are treated as sRGB, so that a rendition for wide color is the second choice.
        let gamut = conditions.gamut == .displayP3 ? 0 : 1
        return Rank(
            steps: [language, idiom, width + height, direction, luminosity, contrast, gamut],
            scale: scaleRank(conditions.scale))
    }

    /// Returns 0 for a rendition without the condition and 1 for a match; `nil` for one made for something else.
    private static func rank<Condition: Equatable>(_ condition: Condition, _ actual: Condition, any: Condition) -> Int?
    {
        if condition == any { return 0 }
        return condition == actual ? 1 : nil
    }

    private func languageRank(_ language: String?) -> Int? {
        guard let language else { return 0 }
        guard let place = languages.firstIndex(where: { $0 == language || $0.hasPrefix(language + "-") }) else {
            return nil
        }
        return languages.count - place
    }

    private func idiomRank(_ other: AssetConditions.Idiom) -> Int? {
        switch other {
        case idiom: 4
        case .any: 3
        case .mac: 2
        case .pad, .phone: 1
        case .tv, .reality: 0
        case .watch, .car: -1
        }
    }

    private func scaleRank(_ other: UInt8) -> Double {
        // A vector suits every scale.
        guard other > 0 else { return 1000 }
        let other = Double(other)
        return other >= scale ? 500 - other : other
    }

    private struct Rank: Comparable {
        let steps: [Int]
        let scale: Double

        static func < (left: Rank, right: Rank) -> Bool {
            if left.steps != right.steps { return left.steps.lexicographicallyPrecedes(right.steps) }
            return left.scale < right.scale
        }
    }
}
