// SPDX-License-Identifier: MIT
internal import CEnchant

/// Owns an enchant broker, which finds the dictionaries of all installed spell checkers.
///
/// The library isn't thread-safe: a broker and its dictionaries belong to one queue.
@safe
final class EnchantBroker {
    let library: EnchantLibrary
    private let broker: OpaquePointer

    /// Opens the library; `nil` if it isn't installed.
    init?(library name: String) {
        guard let library = EnchantLibrary(name), let broker = unsafe library.makeBroker() else { return nil }
        self.library = library
        unsafe self.broker = unsafe broker
    }

    deinit {
        unsafe library.freeBroker(broker)
    }

    /// The names of the languages that have a dictionary, such as `en_US`, sorted.
    var languages: [String] {
        final class Names {
            var names: Set<String> = []
        }
        let found = Names()
        withExtendedLifetime(found) {
            unsafe library.listDictionaries(
                broker,
                { tag, _, _, _, context in
                    guard let tag = unsafe tag, let context = unsafe context else { return }
                    let found = unsafe Unmanaged<Names>.fromOpaque(context).takeUnretainedValue()
                    // Names come from those of files.
                    if let name = unsafe String(validatingCString: tag), !name.isEmpty, name.utf8.count <= 64 {
                        found.names.insert(name)
                    }
                }, unsafe Unmanaged.passUnretained(found).toOpaque())
        }
        return found.names.sorted()
    }

    /// Loads a dictionary; `nil` if there is none of that name, or its files are damaged.
    func dictionary(_ name: String) -> EnchantDictionary? {
        guard let dictionary = unsafe library.requestDictionary(broker, name) else { return nil }
        return unsafe EnchantDictionary(dictionary, of: self)
    }

    fileprivate func free(_ dictionary: OpaquePointer) {
        unsafe library.freeDictionary(broker, dictionary)
    }
}

/// Owns a dictionary, with the user's own words for its language.
@safe
final class EnchantDictionary {
    private let broker: EnchantBroker
    private let dictionary: OpaquePointer

    fileprivate init(_ dictionary: OpaquePointer, of broker: EnchantBroker) {
        unsafe self.dictionary = unsafe dictionary
        self.broker = broker
    }

    deinit {
        unsafe broker.free(dictionary)
    }

    /// Returns whether the dictionary or the user's own words have a word; `true` if it can't be checked.
    func contains(_ word: String) -> Bool {
        unsafe pass(word) { word, length in unsafe broker.library.check(dictionary, word, length) } <= 0
    }

    /// Returns similar words, the most similar first.
    func suggestions(for word: String) -> [String] {
        var count = 0
        let list = unsafe pass(word) { word, length in
            unsafe broker.library.suggest(dictionary, word, length, &count)
        }
        guard let list = unsafe list else { return [] }
        defer { unsafe broker.library.freeStrings(dictionary, list) }
        return unsafe UnsafeBufferPointer(start: list, count: count).compactMap { item in
            guard let item = unsafe item else { return nil }
            return unsafe String(validatingCString: item)
        }
    }

    /// Adds a word to the user's own, which are stored in a file.
    func add(_ word: String) {
        unsafe pass(word) { word, length in unsafe broker.library.add(dictionary, word, length) }
    }

    /// Removes a word from the user's own.
    ///
    /// Enchant also stores that the word is wrong, so call it only for words that were added.
    func remove(_ word: String) {
        unsafe pass(word) { word, length in unsafe broker.library.remove(dictionary, word, length) }
    }

    /// Returns whether a word is among the user's own.
    func hasAdded(_ word: String) -> Bool {
        unsafe pass(word) { word, length in unsafe broker.library.isAdded(dictionary, word, length) } > 0
    }

    private func pass<Result>(_ word: String, _ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        unsafe word.withCString { unsafe body($0, word.utf8.count) }
    }
}
