// SPDX-License-Identifier: MIT

/// The cost of raising a variable by one at each level, highest level first, without levels of zero cost.
struct LexicographicCost {
    struct Entry {
        var level: Double
        var amount: Double
    }

    private(set) var entries: [Entry] = []

    var isZero: Bool { entries.isEmpty }
    var isNegative: Bool { entries.first.map { $0.amount < 0 } ?? false }

    mutating func add(_ amount: Double, level: Double) {
        var index = 0
        while index < entries.count, entries[index].level > level { index += 1 }
        if index < entries.count, entries[index].level == level {
            entries[index].amount += amount
            if abs(entries[index].amount) < Tolerance.coefficient { entries.remove(at: index) }
        } else if abs(amount) >= Tolerance.coefficient {
            entries.insert(Entry(level: level, amount: amount), at: index)
        }
    }

    mutating func add(_ other: LexicographicCost, times factor: Double) {
        for entry in other.entries { add(entry.amount * factor, level: entry.level) }
    }

    mutating func removeAll() {
        entries.removeAll()
    }

    /// Returns whether this cost divided by `divisor` is less than the other divided by its own.
    ///
    /// Both divisors are positive.
    func isLess(dividedBy divisor: Double, than other: LexicographicCost, dividedBy otherDivisor: Double) -> Bool {
        var (mine, theirs) = (0, 0)
        while mine < entries.count || theirs < other.entries.count {
            let myLevel = mine < entries.count ? entries[mine].level : -1
            let theirLevel = theirs < other.entries.count ? other.entries[theirs].level : -1
            var (left, right) = (0.0, 0.0)
            if myLevel >= theirLevel {
                left = entries[mine].amount / divisor
                mine += 1
            }
            if theirLevel >= myLevel {
                right = other.entries[theirs].amount / otherDivisor
                theirs += 1
            }
            if abs(left - right) > Tolerance.coefficient { return left < right }
        }
        return false
    }
}
