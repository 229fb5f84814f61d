// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Spelling

/// The installed dictionaries with an empty folder for the user's own words.
enum TestDictionaries {
    /// A service whose learned words are stored in a folder of the test process.
    static let service: SpellingService = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("enchant-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Before the library is opened, which reads them; the user's own words are never touched.
        setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
        setenv("XDG_CONFIG_HOME", folder.path, 1)
        return SpellingService()
    }()

    static let folder: URL = {
        _ = service
        return FileManager.default.temporaryDirectory.appendingPathComponent("enchant-\(getpid())")
    }()
}
