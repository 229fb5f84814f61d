// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestProcesses
import Testing

/// Demos that are started again and again in one home directory.
@Suite("Demos across launches")
struct DemoLaunchTests {
    /// A demo, and what a user does with it.
    struct Demo: CustomTestStringConvertible, Sendable {
        var name: String
        var arguments: [String] = []
        var use: String
        var testDescription: String { name }

        static let all =
            restoring + [
                Demo(name: "Gallery", use: "tap Buttons"),
                Demo(name: "Hello", use: "tap \"Tap me\""),
                Demo(name: "Presenter", use: "tap \"Next slide\""),
                Demo(name: "Recipes", use: "tap \"Onion Tart\""),
                Demo(name: "Sketch", use: "drag 300 300 600 320"),
                Demo(name: "movie", arguments: ["/nonexistent.webm"], use: "key space"),
                Demo(name: "screenmodes", use: "key tab"),
            ]
        /// Those that save the state of their windows.
        static let restoring = [
            Demo(name: "Chat", use: "tap \"Mia Weber\""),
            Demo(name: "Contacts", use: "tap \"Yuki Arai\""),
            Demo(name: "Mail", use: "tap \"Apples, eleven crates\""),
            Demo(name: "Notes", use: "tap \"Packing List\"\ntap Travel"),
            Demo(name: "Photos", use: "tap Coast"),
        ]
    }

    @Test(
        "A demo that was used, ended by a signal, and killed starts again and reaches its first frame",
        arguments: Demo.all)
    func launches(_ demo: Demo) async throws {
        let home = try Home()
        let first = try home.start(
            demo.name, demo.arguments,
            script: "wait idle\npicture first.png\n\(demo.use)\nwait idle\nstop 1\nwait 600")
        try await first.pass(1)
        let size = try Self.size(first)
        first.process.send(SIGTERM)
        #expect(try await first.process.end().ending == .status(0))

        let second = try home.start(
            demo.name, demo.arguments, script: "wait idle\npicture first.png\n\(demo.use)\nstop 1\nwait 600")
        try await second.pass(1)
        #expect(try Self.size(second) == size)
        second.process.send(SIGKILL)
        #expect(try await second.process.end().ending == .signal(SIGKILL))

        let third = try home.start(demo.name, demo.arguments, script: "wait idle\npicture first.png\nquit")
        let report = try await third.process.end()
        #expect(report.ending == .status(0) && report.errors == "")
        #expect(try Self.size(third) == size)
    }

    /// The size of the first frame.
    private static func size(_ application: ScriptedApplication) throws -> CGSize {
        let picture = try application.picture("first.png")
        return CGSize(width: picture.width, height: picture.height)
    }

    @Test("With a state that was damaged or cut off, a demo starts without it and keeps it", arguments: Demo.restoring)
    func damagedState(_ demo: Demo) async throws {
        let home = try Home()
        let file = home.scenes(of: demo.name)
        try await useAndQuit(demo, in: home)
        let state = try Data(contentsOf: file)
        for damaged in [state.prefix(state.count / 2), Data("no state".utf8)] {
            try damaged.write(to: file)
            let report = try await launch(demo, in: home)
            #expect(report.errors.contains("scenes.unrestored.plist"))
            let kept = file.deletingLastPathComponent().appendingPathComponent("scenes.unrestored.plist")
            #expect(try Data(contentsOf: kept) == damaged)
        }
    }

    @Test("With a state that lacks any one of its values, a demo starts", arguments: Demo.restoring)
    func incompleteState(_ demo: Demo) async throws {
        let home = try Home()
        let file = home.scenes(of: demo.name)
        try await useAndQuit(demo, in: home)
        let state = try Data(contentsOf: file)
        let archives = try Archives(state)
        #expect(!archives.keys.isEmpty)
        for key in archives.keys {
            try archives.data(without: key).write(to: file)
            #expect(try await launch(demo, in: home).errors == "", "without \(key)")
        }
    }

    private func useAndQuit(_ demo: Demo, in home: Home) async throws {
        let application = try home.start(demo.name, script: "wait idle\n\(demo.use)\nwait idle\nquit")
        #expect(try await application.process.end().ending == .status(0))
    }

    /// Starts a demo, and expects its first frame and a proper end.
    private func launch(_ demo: Demo, in home: Home) async throws -> ProcessReport {
        let application = try home.start(demo.name, script: "wait idle\npicture first.png\nquit")
        let report = try await application.process.end()
        #expect(report.ending == .status(0))
        #expect(try Self.size(application).width == 1100)
        return report
    }
}

/// The archives of view controllers in a file with scenes.
private struct Archives {
    /// The keys of their values.
    let keys: Set<String>
    private let list: [String: Any]

    init(_ data: Data) throws {
        list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        var keys: Set<String> = []
        for case let archive as Data in Self.scenes(list).compactMap({ $0["controllers"] as? [String: Any] })
            .flatMap(\.values)
        {
            let content = try PropertyListSerialization.propertyList(from: archive, format: nil) as? [String: Any]
            keys.formUnion(try #require(content?["$top"] as? [String: Any]).keys)
        }
        self.keys = keys
    }

    private static func scenes(_ list: [String: Any]) -> [[String: Any]] { list["scenes"] as? [[String: Any]] ?? [] }

    /// Returns the file with another name for a key in each archive.
    func data(without key: String) throws -> Data {
        let name = Data(key.utf8)
        let other = Data(key.utf8.map { _ in UInt8(ascii: "?") })
        var list = list
        list["scenes"] = Self.scenes(list).map { scene in
            var scene = scene
            scene["controllers"] = (scene["controllers"] as? [String: Data])?.mapValues { archive in
                guard let range = archive.range(of: name) else { return archive }
                return archive.replacing(range, with: other)
            }
            return scene
        }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}

extension Data {
    /// Returns the data with other bytes in a range.
    fileprivate func replacing(_ range: Range<Index>, with bytes: Data) -> Data {
        var copy = self
        copy.replaceSubrange(range, with: bytes)
        return copy
    }
}
