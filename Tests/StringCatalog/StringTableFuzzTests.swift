// SPDX-License-Identifier: MIT
import Foundation
import StringCatalog
import Testing

@Suite("Damaged tables of strings")
struct StringTableFuzzTests {
    /// The same numbers in every run, so that a failure can be reproduced.
    private struct Numbers {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % max(count, 1)
        }
    }

    private static let strings = """
        /* A comment */ "%d files" = "%d Dateien"; // and another
        "a\\n\\"b\\"" = "\\U00e9 \\101 \\\\"; plain = 'word'; "same";
        """

    private static let pieces = [
        "\"", "\\", ";", "/*", "*/", "{", "}", "[", "<dict>", "</dict>", "<array>", "%#@a@", "%1$#@value@", "%@", "%s",
        "%n",
        "%*d", "%99999999999$d", "%lld", "%#@", "\u{FEFF}", "null", "1e999", "other", "one", "&lt;", "\0", "é", "%%",
        "$",
    ]

    private func mutate(_ file: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        var file = file
        for _ in 0...numbers.next(3) where !file.isEmpty {
            let place = numbers.next(file.count)
            switch numbers.next(5) {
            case 0: file[place] = UInt8(numbers.next(256))
            case 1: file.removeSubrange(place..<min(file.count, place + 1 + numbers.next(100)))
            case 2: file.insert(contentsOf: Array(Self.pieces[numbers.next(Self.pieces.count)].utf8), at: place)
            case 3:
                let copy = Array(file[place..<min(file.count, place + 1 + numbers.next(100))])
                file.insert(contentsOf: copy, at: numbers.next(file.count))
            default: file.removeSubrange(place...)
            }
        }
        return file
    }

    @Test("A damaged file is a typed error, or what is left of it makes texts")
    func files() throws {
        let catalog = Data(StringCatalogTests.sample.utf8)
        let lowered = try #require(try StringCatalog(data: catalog).files(for: "de")["stringsdict"])
        let samples = [Array(Self.strings.utf8), [UInt8](catalog), [UInt8](lowered)]
        // More rounds on request, each number with rounds of its own.
        let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 600
        var numbers = Numbers(seed: UInt64(count))
        var read = 0
        for _ in 0..<count {
            let kind = numbers.next(samples.count)
            let data = Data(mutate(samples[kind], &numbers))
            let strings: [LocalizedString]
            do throws(StringTableError) {
                strings =
                    switch kind {
                    case 0: try StringsFile(data: data).strings.values.map(LocalizedString.text)
                    case 1: Array(try StringCatalog(data: data).strings(for: "de").values)
                    default: Array(try StringsDictionaryFile(data: data).strings.values)
                    }
            } catch {
                #expect(!error.description.isEmpty)
                continue
            }
            read += 1
            for case .plural(let plural) in strings {
                let format = LocalizedFormat(plural, language: "ru")
                _ = format.fallback
                _ = format.string(locale: nil, arguments: [3, "word", 1.5])
            }
        }
        #expect(read > count / 20)
    }
}
