// SPDX-License-Identifier: MIT
import Foundation
import Symbols
import Testing

@Suite("Contact sheets of symbols")
struct ContactSheetTests {
    /// `SHOJI_SYMBOL_SHEETS` names the folder; `SHOJI_SYMBOL_NAMES` restricts the sheets to names that begin with one
    /// of its words, which are separated by commas.
    private static let environment = ProcessInfo.processInfo.environment

    private var names: [String] {
        guard let words = Self.environment["SHOJI_SYMBOL_NAMES"]?.split(separator: ","), !words.isEmpty else {
            return SymbolLibrary.names
        }
        return SymbolLibrary.names.filter { name in words.contains { name.hasPrefix($0) } }
    }

    @Test("Sheets show every symbol", .enabled(if: environment["SHOJI_SYMBOL_SHEETS"] != nil))
    func writesSheets() throws {
        let folder = try #require(Self.environment["SHOJI_SYMBOL_SHEETS"])
        var sheet = ContactSheet()
        for kind in Self.environment["SHOJI_SYMBOL_KINDS"]?.split(separator: ",") ?? ["regular"] {
            sheet.mode = kind == "palette" ? .palette : kind == "multicolor" ? .multicolor : .monochrome
            sheet.weight = kind == "ultraLight" ? .ultraLight : kind == "black" ? .black : .regular
            sheet.pointSize = kind == "small" ? 17 : 34
            try sheet.write(names, to: folder, title: String(kind))
        }
    }
}
