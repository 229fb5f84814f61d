// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitStoryboards
import UIKitTesting

@MainActor
@Suite("Damaged storyboards")
struct InterfaceFuzzTests {
    /// The same numbers in every run, so that a failure can be reproduced.
    private struct Numbers {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % max(count, 1)
        }
    }

    private static let pieces = [
        "<", ">", "\"", "&", "]]>", "<!--", "-1e400", "nan", "99999999999999999999", "YES", "é", "<view id=\"x\">",
        "</view>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "id=\"master\"", "destination=\"nav-1\"", "<constraint/>",
        "customClass=\"UIView\"", "customClass=\"UIViewController\"", "key=\"view\"", "style=\"grouped\"",
    ]

    /// Changes a few places of a file: bytes, words, and whole lines.
    private func mutate(_ file: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        var file = file
        for _ in 0...numbers.next(3) {
            let place = numbers.next(file.count)
            switch numbers.next(5) {
            case 0: file[place] = UInt8(numbers.next(256))
            case 1: file.removeSubrange(place..<min(file.count, place + 1 + numbers.next(200)))
            case 2: file.insert(contentsOf: Array(Self.pieces[numbers.next(Self.pieces.count)].utf8), at: place)
            case 3:
                let end = min(file.count, place + 1 + numbers.next(300))
                file.insert(contentsOf: Array(file[place..<end]), at: numbers.next(file.count))
            default: swapValues(&file, &numbers)
            }
        }
        return file
    }

    /// Replaces the value of an attribute by that of another one, which keeps the file well-formed.
    private func swapValues(_ file: inout [UInt8], _ numbers: inout Numbers) {
        func value(near place: Int) -> Range<Int>? {
            guard let start = file[place...].firstIndex(of: 0x22),
                let end = file[(start + 1)...].firstIndex(of: 0x22), end - start < 80
            else { return nil }
            return start + 1..<end
        }
        guard let first = value(near: numbers.next(file.count)), let second = value(near: numbers.next(file.count))
        else {
            return
        }
        file.replaceSubrange(first, with: Array(file[second]))
    }

    /// A file, and the identifiers of its segues.
    private struct Sample {
        let name: String
        let bytes: [UInt8]
        let segues: [String]

        init(_ name: String) throws {
            let path = try #require(UIFiles.bundle?.path(forResource: name, ofType: "storyboard"))
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            (self.name, bytes) = (name, [UInt8](data))
            segues = String(decoding: data, as: UTF8.self).split(separator: "\n")
                .filter { $0.contains("<segue ") && $0.contains(" identifier=\"") }
                .compactMap {
                    $0.components(separatedBy: " identifier=\"").last?.split(separator: "\"").first.map(String.init)
                }
        }
    }

    @Test("A damaged storyboard is an error, or its scenes are created with what is left")
    func storyboards() throws {
        let samples = try ["BirdWatching", "Controls", "Library", "Reader", "Settings"].map { try Sample($0) }
        // More rounds on request, each with numbers of its own.
        let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 300
        var numbers = Numbers(seed: UInt64(count))
        let stage = Stage(size: CGSize(width: 400, height: 600))
        var created = 0
        for round in 0..<count {
            let sample = samples[round % samples.count]
            let file = mutate(sample.bytes, &numbers)
            _ = try? InterfaceValidator.messages(about: file, named: "Damaged")
            guard let storyboard = try? UIStoryboard(data: Data(file), name: "Damaged", bundle: UIFiles.bundle),
                let controller = storyboard.instantiateInitialViewController()
            else { continue }
            created += 1
            stage.show(controller)
            stage.advance(by: 0)
            let first = (controller as? UITabBarController)?.selectedViewController ?? controller
            let top = (first as? UINavigationController)?.topViewController ?? first
            for _ in 0..<2 where !sample.segues.isEmpty {
                top.performSegue(withIdentifier: sample.segues[numbers.next(sample.segues.count)], sender: nil)
                stage.advance(by: 0)
            }
            top.dismiss(animated: false)
        }
        #expect(created > count / 10)
    }
}
