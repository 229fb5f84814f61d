// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("Project files: damaged bytes")
struct ProjectFuzzTests {
    /// A generator that gives the same numbers on each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 16 | state << 48
        }
    }

    @Test("Damaged projects are read or refused, and never crash", arguments: ["pbxproj", "yml"])
    func damage(kind: String) throws {
        let folder = try TemporaryFolder(XcodeSample.files)
        let file = kind == "yml" ? "project.yml" : "Birds.xcodeproj/project.pbxproj"
        let sample = Array((kind == "yml" ? GeneratedProjectTests.sample : XcodeSample.project).utf8)
        let path = folder.url.appendingPathComponent(file)
        let opened = kind == "yml" ? path : path.deletingLastPathComponent()
        let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 300
        for seed in 0..<count {
            var numbers = Numbers(state: UInt64(seed))
            var bytes = sample
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                let at = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.removeSubrange(at..<min(at + 40, bytes.count - 1))
                case 2: bytes.insert(contentsOf: bytes[at..<min(at + 30, bytes.count)], at: at)
                default: bytes[at] = Array("{}()<>\"=;,$:-".utf8).randomElement(using: &numbers) ?? 0
                }
            }
            try Data(bytes).write(to: path)
            do {
                let project = try Project.read(opened)
                for target in project.targets {
                    #expect(target.sources.allSatisfy(ProjectFolder(folder.url).contains), "seed \(seed)")
                }
            } catch is ProjectError {
                continue
            }
        }
    }
}
