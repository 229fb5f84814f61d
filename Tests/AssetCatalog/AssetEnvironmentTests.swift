// SPDX-License-Identifier: MIT
import AssetCatalog
import Testing

@Suite("Choice of renditions")
struct AssetEnvironmentTests {
    private func conditions(_ change: (inout AssetConditions) -> Void) -> AssetConditions {
        var conditions = AssetConditions()
        change(&conditions)
        return conditions
    }

    private func environment(_ change: (inout AssetEnvironment) -> Void) -> AssetEnvironment {
        var environment = AssetEnvironment()
        change(&environment)
        return environment
    }

    @Test(
        "The smallest scale that is sufficient is used, otherwise the largest",
        arguments: [(1.0, 0), (1.25, 1), (1.5, 1), (2, 1), (2.5, 2), (3, 2), (4, 2)])
    func scales(scale: Double, expected: Int) {
        let candidates = (1...3).map { scale in conditions { $0.scale = UInt8(scale) } }
        #expect(environment { $0.scale = scale }.best(of: candidates) == expected)
    }

    @Test("A vector is preferred to any number of pixels")
    func vectors() {
        let candidates = [conditions { $0.scale = 2 }, conditions { $0.scale = 0 }, conditions { $0.scale = 3 }]
        #expect(environment { $0.scale = 2 }.best(of: candidates) == 1)
    }

    @Test("A rendition for dark appearance is used in dark appearance only")
    func appearance() {
        let candidates = [conditions { _ in }, conditions { $0.luminosity = .dark }]
        #expect(environment { $0.isDark = false }.best(of: candidates) == 0)
        #expect(environment { $0.isDark = true }.best(of: candidates) == 1)
        #expect(environment { $0.isDark = false }.best(of: [candidates[1]]) == nil)
    }

    @Test("Appearance precedes contrast, and contrast precedes scale")
    func order() {
        let candidates = [
            conditions { $0.scale = 2 }, conditions { $0.contrast = .high },
            conditions {
                $0.luminosity = .dark
                $0.scale = 1
            },
            conditions {
                $0.luminosity = .dark
                $0.contrast = .high
                $0.scale = 1
            },
        ]
        func best(dark: Bool, high: Bool) -> Int? {
            environment {
                ($0.isDark, $0.isHighContrast, $0.scale) = (dark, high, 2)
            }.best(of: candidates)
        }
        #expect(best(dark: false, high: false) == 0)
        #expect(best(dark: false, high: true) == 1)
        #expect(best(dark: true, high: false) == 2)
        #expect(best(dark: true, high: true) == 3)
    }

    @Test("The idiom is preferred to all devices, and a rendition for phones is better than none")
    func idioms() {
        let candidates = [
            conditions { $0.idiom = .phone }, conditions { $0.idiom = .any }, conditions { $0.idiom = .pad },
        ]
        #expect(environment { $0.idiom = .pad }.best(of: candidates) == 2)
        #expect(environment { $0.idiom = .phone }.best(of: candidates) == 0)
        #expect(environment { $0.idiom = .tv }.best(of: candidates) == 1)
        #expect(environment { $0.idiom = .pad }.best(of: [candidates[0]]) == 0)
    }

    @Test("Directions, size classes, and languages exclude what is made for others")
    func exclusions() {
        let rightToLeft = conditions { $0.direction = .rightToLeft }
        #expect(environment { $0.isRightToLeft = false }.best(of: [rightToLeft]) == nil)
        #expect(environment { $0.isRightToLeft = true }.best(of: [conditions { _ in }, rightToLeft]) == 1)
        let compact = conditions { $0.widthClass = .compact }
        #expect(environment { $0.widthClass = .regular }.best(of: [conditions { _ in }, compact]) == 0)
        #expect(environment { $0.widthClass = .compact }.best(of: [conditions { _ in }, compact]) == 1)
        let languages = [conditions { _ in }, conditions { $0.language = "de" }, conditions { $0.language = "fr" }]
        #expect(environment { $0.languages = ["it", "fr-CH", "de"] }.best(of: languages) == 2)
        #expect(environment { $0.languages = ["it"] }.best(of: languages) == 0)
    }

    @Test("Wide color is the second choice")
    func gamut() {
        let candidates = [conditions { $0.gamut = .displayP3 }, conditions { $0.gamut = .sRGB }]
        #expect(AssetEnvironment().best(of: candidates) == 1)
        #expect(AssetEnvironment().best(of: [candidates[0]]) == 0)
    }

    @Test("Without candidates there is no choice")
    func none() {
        #expect(AssetEnvironment().best(of: []) == nil)
    }
}
