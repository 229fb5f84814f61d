// SPDX-License-Identifier: MIT

/// The cardinal plural rules of Unicode CLDR; each one is shared by the languages in `PluralRules`.
enum PluralRule: Sendable {
    case always
    /// 1 without decimals.
    case integerOne
    /// 1, also as 1.0.
    case one
    case zeroOrOne
    /// Below 2, with decimals too.
    case belowTwo
    /// Up to 1, with decimals too.
    case upToOne
    /// As `integerOne`, and another form for millions.
    case integerOneAndMillions
    /// As `one`, and another form for millions.
    case oneAndMillions
    /// As `belowTwo`, and another form for millions.
    case belowTwoAndMillions
    case oneAndTwo
    case arabic
    case breton
    case croatian
    case czech
    case danish
    case filipino
    case hebrew
    case icelandic
    case irish
    case latvian
    case lithuanian
    case macedonian
    case maltese
    case polish
    case romanian
    case russian
    case scottishGaelic
    case sinhala
    case slovenian
    case tamazight
    case welsh

    func category(for number: PluralOperands) -> PluralCategory {
        let (i, v, f) = (number.integer, number.fractionDigitCount, number.fraction)
        switch self {
        case .always: return .other
        case .integerOne: return i == 1 && v == 0 ? .one : .other
        case .one: return number.number(isIn: 1...1) ? .one : .other
        case .zeroOrOne: return number.number(isIn: 0...1) ? .one : .other
        case .belowTwo: return i <= 1 ? .one : .other
        case .upToOne: return i == 0 || number.number(isIn: 1...1) ? .one : .other
        case .integerOneAndMillions: return i == 1 && v == 0 ? .one : Self.millions(number)
        case .oneAndMillions: return number.number(isIn: 1...1) ? .one : Self.millions(number)
        case .belowTwoAndMillions: return i <= 1 ? .one : Self.millions(number)
        case .oneAndTwo: return number.number(isIn: 1...1) ? .one : number.number(isIn: 2...2) ? .two : .other
        case .danish: return number.number(isIn: 1...1) || v > 0 && f != 0 && i <= 1 ? .one : .other
        case .hebrew: return i == 1 && v == 0 || i == 0 && v != 0 ? .one : i == 2 && v == 0 ? .two : .other
        case .sinhala: return number.number(isIn: 0...1) || i == 0 && f == 1 ? .one : .other
        case .tamazight: return number.number(isIn: 0...1) || number.number(isIn: 11...99) ? .one : .other
        case .czech: return v != 0 ? .many : i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case .polish:
            guard v == 0 else { return .other }
            return i == 1 ? .one : Self.endsInFew(i) ? .few : .many
        case .russian:
            guard v == 0 else { return .other }
            return Self.endsInOne(i) ? .one : Self.endsInFew(i) ? .few : .many
        case .croatian:
            let digits = v == 0 ? i : f
            return Self.endsInOne(digits) ? .one : Self.endsInFew(digits) ? .few : .other
        case .macedonian, .icelandic: return Self.endsInOne(v == 0 ? i : f) ? .one : .other
        case .filipino:
            return v == 0 && (1...3).contains(i) || ![4, 6, 9].contains((v == 0 ? i : f) % 10) ? .one : .other
        case .romanian:
            if i == 1, v == 0 { return .one }
            return v != 0 || i == 0 || (1...19).contains(i % 100) ? .few : .other
        case .slovenian:
            guard v == 0 else { return .few }
            return i % 100 == 1 ? .one : i % 100 == 2 ? .two : (3...4).contains(i % 100) ? .few : .other
        case .lithuanian:
            guard v == 0 else { return .many }
            guard !(11...19).contains(i % 100), i % 10 != 0 else { return .other }
            return i % 10 == 1 ? .one : .few
        case .latvian: return Self.latvian(number)
        case .arabic, .maltese, .welsh, .irish, .scottishGaelic, .breton: return integerCategory(number)
        }
    }

    /// The rules that refer to integers only: with decimals, the category is `other`.
    private func integerCategory(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        let i = number.integer
        switch (self, i) {
        case (.arabic, 0), (.welsh, 0): return .zero
        case (.breton, _): return Self.breton(i)
        case (.scottishGaelic, 11): return .one
        case (.scottishGaelic, 12): return .two
        case (_, 1): return .one
        case (_, 2): return .two
        case (.welsh, 3), (.irish, 3...6), (.scottishGaelic, 3...19): return .few
        case (.welsh, 6), (.irish, 7...10): return .many
        case (.arabic, _): return (3...10).contains(i % 100) ? .few : i % 100 > 10 ? .many : .other
        case (.maltese, _):
            return i == 0 || (3...10).contains(i % 100) ? .few : (11...19).contains(i % 100) ? .many : .other
        default: return .other
        }
    }

    private static func breton(_ i: UInt64) -> PluralCategory {
        let (ones, tens) = (i % 10, i % 100 / 10)
        if ones == 1 || ones == 2, ![1, 7, 9].contains(tens) { return ones == 1 ? .one : .two }
        if [3, 4, 9].contains(ones), ![1, 7, 9].contains(tens) { return .few }
        return i != 0 && i % 1_000_000 == 0 ? .many : .other
    }

    private static func latvian(_ number: PluralOperands) -> PluralCategory {
        let (i, v, f) = (number.integer, number.fractionDigitCount, number.fraction)
        if v == 0 { return i % 10 == 0 || (11...19).contains(i % 100) ? .zero : i % 10 == 1 ? .one : .other }
        if v == 2, (11...19).contains(f % 100) { return .zero }
        return f % 10 == 1 ? .one : .other
    }

    private static func millions(_ number: PluralOperands) -> PluralCategory {
        number.isInteger && number.integer != 0 && number.integer % 1_000_000 == 0 ? .many : .other
    }

    private static func endsInOne(_ number: UInt64) -> Bool { number % 10 == 1 && number % 100 != 11 }

    private static func endsInFew(_ number: UInt64) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }
}
