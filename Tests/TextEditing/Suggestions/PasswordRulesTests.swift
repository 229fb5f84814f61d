// SPDX-License-Identifier: MIT
import Testing

@testable import TextEditing

@Suite("Password rules")
struct PasswordRulesTests {
    private func passwords(_ descriptor: String, count: Int = 40) -> [String] {
        let rules = PasswordRules(descriptor: descriptor)
        return (0..<count).compactMap { seed in
            var random = Random(seed)
            return rules.password(using: &random)
        }
    }

    // MARK: - Descriptors

    @Test("Rules, named classes, and classes in brackets are read, whatever their case and spaces")
    func reading() {
        let rules = PasswordRules(
            descriptor: " Required: UPPER ,digit;allowed:[-_.a]] ; MAX-consecutive:3; minlength: 8;maxlength :12;")
        #expect(rules.required == [CharacterClass.upper.union(CharacterClass.digit)])
        #expect(rules.allowed == CharacterClass.upper.union(CharacterClass.digit).union("-_.a]"))
        #expect(rules.maximumConsecutive == 3)
        #expect(rules.minimumLength == 8)
        #expect(rules.maximumLength == 12)
        #expect(!rules.isEmpty)
    }

    @Test("Separators within brackets belong to the class, and a hyphen only as its first character")
    func brackets() {
        #expect(PasswordRules(descriptor: "allowed: [;:,]").allowed == [";", ":", ","])
        #expect(PasswordRules(descriptor: "allowed: [a-z]").allowed == ["a", "z"])
        #expect(PasswordRules(descriptor: "allowed: [-z]").allowed == ["-", "z"])
        #expect(PasswordRules(descriptor: "allowed: [äz\u{0}]").allowed == ["z"])
    }

    @Test("Without allowed characters, the required ones are allowed; without those, all of ASCII")
    func allowed() {
        #expect(PasswordRules(descriptor: "required: lower").allowed == CharacterClass.lower)
        #expect(PasswordRules(descriptor: "minlength: 8").allowed == CharacterClass.printable)
        #expect(PasswordRules(descriptor: "allowed: unicode").allowed == CharacterClass.printable)
    }

    @Test("The strictest of several limits counts, and lengths are bounded")
    func limits() {
        let rules = PasswordRules(
            descriptor: """
                minlength: 4; minlength: 9; maxlength: 99999999999999999999; maxlength: 30; max-consecutive: 4; \
                max-consecutive: 2
                """)
        #expect(rules.minimumLength == 9)
        #expect(rules.maximumLength == 30)
        #expect(rules.maximumConsecutive == 2)
        #expect(PasswordRules(descriptor: "minlength: 1000000").minimumLength == PasswordRules.lengthLimit)
    }

    @Test(
        "Descriptors without a valid rule are empty",
        arguments: [
            "", ";;;", "required", "required:", "required: ;", "required: nothing", "allowed: []", "allowed: [abc",
            "minlength: -1", "minlength: 8.5", "maxlength: 0", "max-consecutive: 0", "max-consecutive: x", "[", "]",
            ":",
            "\u{0}\u{1}", "secret: upper", "required: [é日]",
        ])
    func invalid(_ descriptor: String) {
        #expect(PasswordRules(descriptor: descriptor) == PasswordRules(descriptor: ""))
        #expect(PasswordRules(descriptor: descriptor).isEmpty)
    }

    @Test("A descriptor of great length, or with many requirements, is read only in part")
    func hostile() {
        let long = String(repeating: "required: [a", count: 500_000)
        #expect(PasswordRules(descriptor: long).isEmpty)
        let many = (0x21...0x7E).filter { $0 != 0x2D && $0 != 0x5B && $0 != 0x5D }
            .map { "required: [\(Character(Unicode.Scalar(UInt8($0))))]" }.joined(separator: ";")
        #expect(PasswordRules(descriptor: many).required.count == PasswordRules.requirementLimit)
    }

    // MARK: - Passwords

    @Test("Without rules, a password has 20 lowercase and uppercase letters, digits, and two hyphens")
    func standard() {
        let all = passwords("")
        for password in all {
            #expect(password.count == 20)
            #expect(password.split(separator: "-").map(\.count) == [6, 6, 6])
            for set in [CharacterClass.lower, CharacterClass.upper, CharacterClass.digit] {
                #expect(!set.isDisjoint(with: password))
            }
        }
        #expect(Set(all).count == all.count)
    }

    @Test(
        "A password follows the rules",
        arguments: [
            "required: upper; required: lower; required: digit; required: [-().&@?'#,/\"+]; minlength: 8; maxlength: 12",
            "allowed: digit; minlength: 4; maxlength: 4", "required: digit; max-consecutive: 1; minlength: 64",
            "required: [a]; max-consecutive: 1", "required: [a]; maxlength: 7", "required: [ab]; max-consecutive: 1",
            "required: [a]; required: [b]; max-consecutive: 1; minlength: 255",
            "required: [a]; required: [b]; max-consecutive: 2; maxlength: 2", "minlength: 30; maxlength: 10",
            "required: upper, lower; required: upper; required: [A]; maxlength: 1", "required: [ ]; maxlength: 3",
            "allowed: [a]; max-consecutive: 3; minlength: 2", "required: special; maxlength: 1", "maxlength: 256",
        ])
    func following(_ descriptor: String) {
        let rules = PasswordRules(descriptor: descriptor)
        let all = passwords(descriptor)
        #expect(all.count == 40)
        for password in all { #expect(rules.permits(password), "\(password)") }
    }

    @Test(
        "No password is suggested if none can follow the rules",
        arguments: [
            "required: upper; required: lower; maxlength: 1", "required: [a]; max-consecutive: 2; minlength: 3",
            "required: [a]; required: [b]; required: [c]; maxlength: 2",
        ])
    func impossible(_ descriptor: String) {
        #expect(passwords(descriptor).isEmpty)
    }

    @Test("Passwords follow random rules, unless an exhaustive search finds none that does")
    func randomRules() {
        for seed in 0..<3000 {
            var random = Random(seed)
            let rules = Self.rules(&random)
            guard let password = rules.password(using: &random) else {
                #expect(!Self.isPossible(rules), "\(rules)")
                continue
            }
            #expect(rules.permits(password), "\(rules): \(password)")
        }
    }

    /// Returns rules of few characters, in which conflicts are frequent.
    private static func rules(_ random: inout Random) -> PasswordRules {
        func set(_ random: inout Random) -> String {
            let count = Int.random(in: 1...2, using: &random)
            let characters = (0..<count).map { _ in Int.random(in: 0..<3, using: &random) }
            return "[" + characters.map { ["a", "b", "c"][$0] }.joined() + "]"
        }
        var parts = (0..<Int.random(in: 0...4, using: &random)).map { _ in "required: \(set(&random))" }
        if parts.isEmpty || Bool.random(using: &random) { parts.append("allowed: \(set(&random))") }
        if Bool.random(using: &random) { parts.append("max-consecutive: \(Int.random(in: 1...3, using: &random))") }
        if Bool.random(using: &random) { parts.append("minlength: \(Int.random(in: 0...6, using: &random))") }
        if Bool.random(using: &random) { parts.append("maxlength: \(Int.random(in: 1...6, using: &random))") }
        return PasswordRules(descriptor: parts.joined(separator: "; "))
    }

    private static func isPossible(_ rules: PasswordRules) -> Bool {
        var candidates = [""]
        for _ in 0...min(rules.maximumLength, 6) {
            if candidates.contains(where: rules.permits) { return true }
            candidates = candidates.flatMap { text in rules.allowed.map { text + String($0) } }
        }
        return false
    }
}
