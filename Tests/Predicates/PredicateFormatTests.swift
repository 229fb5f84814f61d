// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import Predicates
import Testing

@Suite
struct PredicateFormatTests {
    private let bird: [String: Any] = [
        "name": "Señor Robin", "age": 3, "weight": 18.5, "isTame": true, "tags": ["red", "small"],
        "nest": ["height": 2], "eggs": [["size": 1], ["size": 4]], "born": Date(timeIntervalSince1970: 100),
    ]

    private func isTrue(_ format: String, _ arguments: any CVarArg...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: bird)
    }

    @Test(
        "Comparisons, operators, and literals",
        arguments: [
            "age == 3", "age = 3 AND weight > 18", "age != 4", "NOT age > 3", "!(age > 3)", "age >= 3 && age <= 3",
            "age < 2 OR weight => 18.5", "name CONTAINS 'Robin'", "name contains[c] \"robin\"",
            "name BEGINSWITH[cd] 'senor'", "name ENDSWITH 'in'", "name LIKE 'S*r R?bin'", "name MATCHES '.*R[a-o]+bin'",
            "isTame == YES", "isTame == TRUE", "missing == nil", "missing = NULL", "name != nil", "age IN {1, 2, 3}",
            "'red' IN tags", "tags CONTAINS 'small'", "age BETWEEN {1, 3}", "nest.height == 2",
            "nest.height * 2 + 1 == 5",
            "(age + 1) * 2 == 8", "-age < 0", "ANY tags == 'red'", "ALL eggs.size > 0", "NONE eggs.size > 4",
            "eggs.@count == 2", "tags.@count > 1 and (age == 1 or (age == 3 and isTame == true))", "TRUEPREDICATE",
            "SELF.age == 3", "name.length == 11", "((age)) == 3",
        ])
    func truths(format: String) {
        #expect(isTrue(format))
        #expect(!isTrue("NOT (\(format))"))
    }

    @Test(
        "Conditions that are false",
        arguments: [
            "age == '3 years'", "name < 3", "name CONTAINS 'robin'", "name MATCHES 'Robin'", "missing > 1", "age IN {}",
            "ANY missing == 1", "FALSEPREDICATE", "age BETWEEN {4, 5}", "name MATCHES '['",
        ])
    func falsehoods(format: String) {
        #expect(!isTrue(format))
    }

    @Test("Arguments stand for values and key paths")
    func arguments() {
        #expect(isTrue("name CONTAINS[cd] %@ AND age == %d", "robin", 3))
        #expect(isTrue("%K == %ld", "nest.height", 2))
        #expect(isTrue("weight > %f", 18.0))
        #expect(isTrue("born < %@", NSDate(timeIntervalSince1970: 200)))
        #expect(isTrue("name == %@", "Señor Robin"))
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"] as NSArray).evaluate(with: "b"))
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
        // The text of an argument is never part of the format.
        #expect(!isTrue("name == %@", "x' OR TRUEPREDICATE"))
    }

    @Test("Lists are filtered, and addresses checked")
    func uses() {
        let found = (["ant", "bee", "asp"] as NSArray).filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "a"))
        #expect(found as? [String] == ["ant", "asp"])
        let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(address.evaluate(with: "robin@nest.org") && !address.evaluate(with: "robin@nest"))
    }

    @Test(
        "Formats with mistakes are false",
        arguments: [
            "", "age", "age ==", "== 3", "age == 3)", "(age == 3", "age == 'x", "age IN {1, 2", "age === 3",
            "age == %@",
            "age == %", "%K == 3", "name CONTAINS[x 'a'", "age == 3 extra", "FUNCTION(age, 'x') == 1",
            String(repeating: "(", count: 10_000), String(repeating: "NOT ", count: 10_000),
            "age == " + String(repeating: "-", count: 10_000), "\u{0}", "age == 1e999e", "🦆 == 🦆",
        ])
    func mistakes(format: String) {
        #expect(!isTrue(format))
    }
}
