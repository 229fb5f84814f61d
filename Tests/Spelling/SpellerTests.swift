// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Spelling

@Suite("Dictionaries", .serialized)
struct SpellerTests {
    private let service = TestDictionaries.service

    private func misspellings(_ text: String, _ language: String = "en_US", _ options: SpellingOptions = .init())
        -> [String]
    {
        let ranges = service.wait { $0.misspellings(in: text[...], language: language, options: options) }
        return ranges.map { (text as NSString).substring(with: NSRange(location: $0.lowerBound, length: $0.count)) }
    }

    // MARK: - Languages

    @Test("Installed dictionaries are listed, those of the user's languages first")
    func languages() {
        service.wait { speller in
            #expect(speller.languages().contains("en_US"))
            #expect(speller.languages(preferred: ["de_AT.UTF-8", "en"]).prefix(2) == ["de_DE", "en_US"])
            #expect(speller.language(for: "en") == "en_US")
            #expect(speller.language(for: "tlh") == nil)
            #expect(speller.candidates(preferred: ["de-DE"]).prefix(2) == ["de_DE", "en_US"])
        }
    }

    // MARK: - Checking

    @Test("Words that the dictionary lacks are misspelled")
    func checking() {
        #expect(misspellings("The quikc brown fox jumsp over the lazy dog.") == ["quikc", "jumsp"])
        #expect(misspellings("It doesn’t and doesn't; dosen’t.") == ["dosen’t"])
        #expect(misspellings("Der Hund bellt laut, und die Katze schläfft.", "de_DE") == ["schläfft"])
        #expect(misspellings("Straße Fußball Donaudampfschifffahrtsgesellschaft", "de_DE").isEmpty)
    }

    @Test("Words in capitals are skipped only if the options say so")
    func capitals() {
        #expect(misspellings("XQZT") == ["XQZT"])
        #expect(misspellings("XQZT Xqzt", "en_US", SpellingOptions(skipsCapitals: true)) == ["Xqzt"])
    }

    @Test("Words of another script than the language's, ignored words, and unknown languages are right")
    func notChecked() {
        #expect(misspellings("превед שללללום").isEmpty)
        #expect(misspellings("quikc jumsp", "en_US", SpellingOptions(ignoredWords: ["quikc"])) == ["jumsp"])
        #expect(misspellings("quikc", "xx_XX").isEmpty)
    }

    @Test("The first misspelling lies in the range, and begins at or after the position")
    func first() {
        let text = "😀 aaaqx bbbqx https://cccqx.com dddqx"
        let whole = 0..<text.utf16.count
        func first(_ range: Range<Int>, _ start: Int) -> Range<Int>? {
            service.wait { $0.firstMisspelling(in: text, range: range, startingAt: start, language: "en_US") }
        }
        #expect(first(whole, 0) == 3..<8)
        #expect(first(whole, 1) == 3..<8)
        #expect(first(whole, 4) == 9..<14)
        #expect(first(whole, 14) == 33..<38)
        #expect(first(whole, 25) == 33..<38, "Inside the link")
        #expect(first(0..<7, 0) == nil, "The range cuts the word")
        #expect(first(whole, 34) == nil)
        #expect(first(0..<9999, 0) == nil)
        #expect(first(whole, 9999) == nil)
    }

    // MARK: - Guesses and completions

    @Test("Guesses contain the right word, with the apostrophe of the text")
    func guesses() {
        service.wait { speller in
            #expect(speller.guesses(for: "helllo", in: "en_US").first == "hello")
            #expect(speller.guesses(for: "dosen’t", in: "en_US").contains("doesn’t"))
            #expect(speller.guesses(for: "", in: "en_US").isEmpty)
            #expect(speller.guesses(for: String(repeating: "x", count: 5000), in: "en_US").isEmpty)
            #expect(speller.guesses(for: "a\0b", in: "en_US").count <= Speller.maximumGuesses)
        }
    }

    @Test("Completions begin with the partial word: words of the text first, then the dictionary's, the shortest first")
    func completions() {
        service.wait { speller in
            let text = "Zebrafinches zebrafinches and zebrafinches. A zeb"
            let found = speller.completions(of: "zeb", in: text, language: "en_US")
            #expect(found.first == "zebrafinches")
            #expect(found.contains("zebra"))
            #expect(found.allSatisfy { $0.lowercased().hasPrefix("zeb") && $0 != "zeb" })
            #expect(Set(found).count == found.count)
            #expect(speller.completions(of: "Zeb", in: "", language: "en_US").contains("Zebra"))
            #expect(speller.completions(of: "Schmetterl", in: "", language: "de_DE").contains("Schmetterling"))
            #expect(speller.completions(of: "", in: text, language: "en_US").isEmpty)
            #expect(speller.completions(of: "a", in: "", language: "en_US").count == Speller.maximumCompletions)
        }
    }

    // MARK: - Learning

    @Test("A learned word is right, is stored in the user's file, and is misspelled again when it is unlearned")
    func learning() throws {
        let word = "Qwzxplk"
        service.wait { speller in
            #expect(speller.isMisspelled(word, in: "en_US"))
            #expect(!speller.hasLearned(word, in: ["en_US"]))
            speller.learn(word, in: ["en_US"])
            #expect(!speller.isMisspelled(word, in: "en_US"))
            #expect(speller.hasLearned(word, in: ["en_US"]))
        }
        let file = TestDictionaries.folder.appendingPathComponent("en_US.dic")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(word))
        service.wait { speller in
            speller.unlearn(word, in: ["en_US"])
            #expect(speller.isMisspelled(word, in: "en_US"))
            #expect(!speller.hasLearned(word, in: ["en_US"]))
        }
        #expect(try !String(contentsOf: file, encoding: .utf8).contains(word))
    }

    @Test("Unlearning a word of the dictionary leaves it right")
    func unlearnKnown() {
        service.wait { speller in
            speller.learn("hello", in: ["en_US"])
            #expect(speller.hasLearned("hello", in: ["en_US"]))
            speller.unlearn("hello", in: ["en_US"])
            speller.unlearn("house", in: ["en_US"])
            #expect(!speller.hasLearned("hello", in: ["en_US"]))
            #expect(!speller.isMisspelled("hello", in: "en_US"))
            #expect(!speller.isMisspelled("house", in: "en_US"))
        }
    }

    @Test(
        "Text that can't be a line of the user's file isn't learned", arguments: ["", "two words", "a\nb", "#c", "\0"])
    func notLearned(_ word: String) {
        service.wait { speller in
            speller.learn(word, in: ["en_US"])
            #expect(!speller.hasLearned(word, in: ["en_US"]))
        }
    }

    // MARK: - Language of a paragraph

    @Test("A paragraph's language is that of the dictionary that knows its words")
    func language() {
        service.wait { speller in
            let candidates = ["en_US", "de_DE"]
            func language(_ text: String) -> String? { speller.language(of: text[...], candidates: candidates) }
            #expect(language("The weather is fine today.") == "en_US")
            #expect(language("Heute scheint die Sonne, und wir gehen schwimmen.") == "de_DE")
            #expect(language("Sonnenschein") == "de_DE" && language("weekend") == "en_US")
            #expect(language("Xqzv") == "en_US", "No dictionary knows it")
            #expect(language("") == "en_US")
            #expect(language("Это русский текст") == nil)
            #expect(speller.candidates(preferred: []).first == "en_US")
        }
    }

    // MARK: - Missing library

    @Test("Without the library, nothing is misspelled, and learned words are kept")
    func absent() async {
        let service = SpellingService(library: "libenchant-missing.so.9")
        service.wait { speller in
            #expect(speller.languages(preferred: ["en"]).isEmpty)
            #expect(speller.language(for: "en") == nil)
            #expect(speller.misspellings(in: "quikc", language: "en_US").isEmpty)
            #expect(speller.guesses(for: "quikc", in: "en_US").isEmpty)
            speller.learn("quikc", in: [])
            #expect(speller.hasLearned("quikc", in: []))
            speller.unlearn("quikc", in: [])
            #expect(!speller.hasLearned("quikc", in: []))
        }
        #expect(await service.perform { $0.candidates(preferred: ["en"]) } == [])
    }

    // MARK: - Bounds

    @Test("The cache is bounded, and keeps recent answers")
    func cache() {
        var cache = WordCache(capacity: 100)
        var checks = 0
        for index in 0..<10_000 {
            _ = cache.answer(for: "\(index)") {
                checks += 1; return true
            }
            _ = cache.answer(for: "often") {
                checks += 1; return false
            }
        }
        #expect(cache.count <= 100)
        #expect(checks == 10_001)
    }

    @Test("Word lists are read in their encoding, without hidden words")
    func wordLists() throws {
        let rules = AffixRules(Data("SET ISO8859-1\nFLAG long\nNOSUGGEST Xx\n".utf8))
        let file = Data("3\ngr".utf8) + [0xFC] + Data("n/AaBb\ngrob/AaXx po:adj\ngras\t12\n".utf8)
        let list = try #require(WordList(file, rules))
        #expect(list.words(beginningWith: "GR", limit: 9) == ["gras", "grün"])
        #expect(WordList("../../etc/passwd") == nil)
        #expect(WordList(Data("1\nx\n".utf8), AffixRules(Data("SET KLINGON-8\n".utf8))) == nil)
    }
}
