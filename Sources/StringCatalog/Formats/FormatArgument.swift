// SPDX-License-Identifier: MIT
internal import Foundation

/// The kind of an argument, which decides about the specifiers that it can be written with.
enum FormatArgument {
    case integer(Int64)
    case magnitude(UInt64)
    case number(Double)
    case object
    /// A pointer, or a type of another module.
    case unknown

    init(_ argument: any CVarArg) {
        switch argument {
        case let value as any FixedWidthInteger & SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any FixedWidthInteger & UnsignedInteger: self = .magnitude(UInt64(truncatingIfNeeded: value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as CGFloat: self = .number(Double(value))
        case is String, is NSObject: self = .object
        default: self = .unknown
        }
    }

    /// Whether `printf` reads an argument of this kind for a specifier.
    func fits(_ specifier: String) -> Bool {
        guard let conversion = specifier.last else { return false }
        return switch self {
        case .integer, .magnitude: "dDiuUxXoOcC".contains(conversion)
        case .number: "fFeEgGaA".contains(conversion) && !specifier.contains("L")
        case .object: conversion == "@"
        case .unknown: conversion == "p"
        }
    }
}

extension PluralOperands {
    /// The operands of an argument; `nil` if it isn't a number.
    init?(_ argument: any CVarArg) {
        switch FormatArgument(argument) {
        case .integer(let value): self.init(value)
        case .magnitude(let value): self.init(magnitude: value)
        case .number(let value): self.init(value)
        case .object, .unknown:
            guard let number = argument as? NSNumber else { return nil }
            self.init(number.doubleValue)
        }
    }

    var isZero: Bool { integer == 0 && fraction == 0 }
}
