// SPDX-License-Identifier: MIT
import StringCatalog
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
    private func categories(_ language: String, _ numbers: [Int64]) -> String {
        numbers.map { PluralRules(language: language).category(for: PluralOperands($0)).rawValue }
            .joined(separator: " ")
    }

    @Test(
        "Integers have the categories of CLDR",
        arguments: [
            ("en", [0, 1, 2, 21], "other one other other"), ("de_AT", [1, 2], "one other"),
            ("ja", [0, 1], "other other"),
            ("fr", [0, 1, 2, 1_000_000], "one one other many"), ("es", [0, 1, 2_000_000], "other one many"),
            ("pt-BR", [0, 1, 2], "one one other"), ("pt_PT", [0, 1], "other one"),
            ("ru", [1, 2, 5, 11, 12, 21, 22, 111], "one few many many many one few many"),
            ("pl", [1, 2, 5, 12, 21, 22], "one few many many many few"), ("cs", [1, 2, 5], "one few other"),
            ("ar", [0, 1, 2, 3, 11, 100, 102], "zero one two few many other other"),
            ("he", [1, 2, 3], "one two other"), ("lt", [1, 2, 10, 11, 21], "one few other other one"),
            ("lv", [0, 1, 11, 21], "zero one zero one"), ("sl", [1, 2, 3, 5, 101], "one two few other one"),
            ("ro", [0, 1, 2, 19, 20, 101], "few one few few other few"), ("hr", [1, 2, 5, 11], "one few other other"),
            ("cy", [0, 1, 2, 3, 4, 6], "zero one two few other many"),
            ("ga", [1, 2, 3, 7, 11], "one two few many other"),
            ("mt", [0, 1, 2, 11, 20], "few one two many other"), ("gd", [1, 11, 12, 13, 20], "one one two few other"),
            ("is", [1, 11, 21], "one other one"), ("mk", [1, 11, 21], "one other one"),
            ("fil", [1, 4, 6, 7], "one other other one"),
            ("br", [1, 2, 3, 11, 1_000_000], "one two few other many"), ("hi", [0, 1, 2], "one one other"),
            ("tr", [0, 1], "other one"), ("xx", [1], "other"), ("", [1], "other"), ("uk", [-1, -3], "one few"),
        ] as [(String, [Int64], String)])
    func integers(language: String, numbers: [Int64], expected: String) {
        #expect(categories(language, numbers) == expected)
    }

    @Test(
        "Decimals have the categories of CLDR",
        arguments: [
            ("en", 1.5, "other"), ("en", 1, "one"), ("fr", 1.5, "one"), ("cs", 1.5, "many"), ("ru", 1.5, "other"),
            ("da", 0.5, "one"), ("sl", 1.5, "few"), ("lt", 1.5, "many"), ("ro", 1.5, "few"), ("hr", 0.1, "one"),
            ("hi", 0.5, "one"), ("ar", 1.5, "other"), ("en", .infinity, "other"), ("en", .nan, "other"),
            ("en", 1e300, "other"),
        ])
    func decimals(language: String, number: Double, expected: String) {
        #expect(PluralRules(language: language).category(for: PluralOperands(number)).rawValue == expected)
    }

    @Test("The largest and smallest integers have a category")
    func extremes() {
        #expect(categories("ru", [.max, .min]) == "many many")
    }
}
