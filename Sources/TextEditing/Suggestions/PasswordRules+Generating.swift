// SPDX-License-Identifier: MIT

extension PasswordRules {
    /// The length of a password whose rules don't require another one.
    private static let usualLength = 20
    /// The number of times that the positions of the required characters are chosen before they are placed in order.
    private static let attempts = 16

    /// Returns a random password that follows the rules; `nil` if none can.
    ///
    /// Without rules, it has 20 characters: lowercase and uppercase letters, digits, and two hyphens between groups.
    package func password(using generator: inout some RandomNumberGenerator) -> String? {
        if isEmpty { return Self.groupedPassword(using: &generator) }
        let alphabet = Self.alphabet(allowed)
        guard let needed = neededCharacters(from: alphabet, using: &generator) else { return nil }
        let least = max(minimumLength, needed.count)
        var length = min(max(Self.usualLength, least), maximumLength)
        if alphabet.count == 1, let maximumConsecutive {
            length = min(length, maximumConsecutive)
            guard length >= min(minimumLength, maximumLength) else { return nil }
        }
        for _ in 0..<Self.attempts {
            if let found = place(needed, length, alphabet, using: &generator), permits(found) { return found }
        }
        // Two characters that alternate follow every rule that any password of the alphabet can.
        let other = alphabet.filter { !needed.contains($0) }.prefix(max(2 - needed.count, 0))
        let cycle = needed + other
        guard !cycle.isEmpty else { return nil }
        let password = String((0..<length).map { cycle[$0 % cycle.count] })
        return permits(password) ? password : nil
    }

    /// Returns the characters of a set in a fixed order, without the space if there are others, because a space at the
    /// end of a password is easily lost.
    private static func alphabet(_ set: Set<Character>) -> [Character] {
        let visible = set.filter { $0 != " " }
        return (visible.isEmpty ? set : visible).sorted()
    }

    /// Returns a password without rules.
    private static func groupedPassword(using generator: inout some RandomNumberGenerator) -> String {
        let classes = [CharacterClass.lower, CharacterClass.upper, CharacterClass.digit].map(alphabet)
        let all = classes.flatMap { $0 }
        let (groups, size) = (3, (usualLength - 2) / 3)
        var characters = classes.compactMap { $0.randomElement(using: &generator) }
        while characters.count < groups * size, let next = all.randomElement(using: &generator) {
            characters.append(next)
        }
        characters.shuffle(using: &generator)
        return (0..<groups).map { String(characters[$0 * size..<($0 + 1) * size]) }.joined(separator: "-")
    }

    /// Returns different characters of which every required set contains one, in random order; `nil` if they are more
    /// than the maximum length.
    private func neededCharacters(
        from alphabet: [Character], using generator: inout some RandomNumberGenerator
    ) -> [Character]? {
        // One of each set is the usual case. Sets may overlap, which matters only for very short passwords.
        if required.count <= maximumLength {
            var found: [Character] = []
            for set in required where !found.contains(where: set.contains) {
                guard let character = Self.alphabet(set).randomElement(using: &generator) else { return nil }
                found.append(character)
            }
            return found.shuffled(using: &generator)
        }
        return smallestCover(alphabet.shuffled(using: &generator))
    }

    /// Returns the smallest number of characters of which every required set contains one; `nil` if they are more than
    /// the maximum length.
    private func smallestCover(_ alphabet: [Character]) -> [Character]? {
        let all = (1 << required.count) - 1
        var kinds: [Int: Character] = [:]
        for character in alphabet + (required.contains([" "]) ? [" "] : []) {
            let mask = required.indices.reduce(0) { $0 | (required[$1].contains(character) ? 1 << $1 : 0) }
            if mask != 0 { kinds[mask] = character }
        }
        var covers: [Int: [Character]] = [0: []]
        var newest = [0]
        for _ in 0..<maximumLength where covers[all] == nil {
            var next: [Int] = []
            for covered in newest {
                guard let characters = covers[covered] else { continue }
                for (mask, character) in kinds where covers[covered | mask] == nil {
                    covers[covered | mask] = characters + [character]
                    next.append(covered | mask)
                }
            }
            newest = next
        }
        return covers[all]
    }

    /// Places the needed characters at random positions among others; `nil` if there is no other character for a
    /// position, so that other positions have to be tried.
    private func place(
        _ needed: [Character], _ length: Int, _ alphabet: [Character], using generator: inout some RandomNumberGenerator
    ) -> String? {
        let positions = Array(0..<length).shuffled(using: &generator).prefix(needed.count)
        let fixed = Dictionary(zip(positions, needed)) { first, _ in first }
        var (result, run) = ([Character](), 0)
        for index in 0..<length {
            var character = fixed[index]
            if character == nil {
                let isFull = maximumConsecutive.map { run >= $0 } ?? false
                let (before, after) = (isFull ? result.last : nil, maximumConsecutive == nil ? nil : fixed[index + 1])
                character = alphabet.filter { $0 != before && $0 != after }.randomElement(using: &generator)
            }
            guard let character else { return nil }
            run = character == result.last ? run + 1 : 1
            result.append(character)
        }
        return String(result)
    }
}
