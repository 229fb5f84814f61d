// SPDX-License-Identifier: MIT
import DocumentFiles
import Foundation
import TestProcesses
import Testing

/// A file or a folder that a process saves, in which the kernel makes one system call go wrong.
private struct Saving {
    /// System calls that can fail while a file is written.
    static let failing: Set<Substring> = [
        "mkdir", "write", "fsync", "rename", "renameat", "renameat2", "chmod", "fchmod", "link", "rmdir", "unlink",
        "unlinkat",
    ]

    /// System calls for memory and random numbers, of which each run makes another number.
    ///
    /// To a file, a process that is killed there is one that is killed at the next call.
    static let varying: Set<Substring> = ["brk", "futex", "getrandom", "madvise", "mmap", "mprotect", "munmap"]

    let kind: String
    let folder: TemporaryFolder
    let url: URL

    init(_ kind: String) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        url = URL(fileURLWithPath: folder.path(of: "Draft.text"))
        if kind == "folder" {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            try Data("old text".utf8).write(to: url.appendingPathComponent("text"))
        } else {
            try Data("old".utf8).write(to: url)
        }
    }

    /// Saves under a tracer, and returns what it traced and how the process ended.
    func run(_ arguments: [String]) async throws -> (trace: [Substring], ending: ProcessEnding?) {
        let log = folder.path + ".trace"
        defer { try? FileManager.default.removeItem(atPath: log) }
        let child = try ChildProcess(
            Program.required("strace"),
            ["-qq", "-o", log] + arguments + [Program.built("SavingFixture").path, kind, url.path])
        let report = try await child.end()
        return (try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n"), report.ending)
    }

    var isOld: Bool {
        kind == "folder"
            ? FileManager.default.contents(atPath: url.path + "/text") == Data("old text".utf8)
                && !FileManager.default.fileExists(atPath: url.path + "/picture")
            : FileManager.default.contents(atPath: url.path) == Data("old".utf8)
    }

    var isNew: Bool {
        kind == "folder"
            ? FileManager.default.contents(atPath: url.path + "/text") == Data("new text".utf8)
                && FileManager.default.contents(atPath: url.path + "/picture") == Data("new picture".utf8)
            : FileManager.default.contents(atPath: url.path) == Data(repeating: 0x6E, count: 3 << 20)
    }
}

@Suite("Saving that is killed or fails", .enabled(if: Program.areInstalled("strace")))
struct KilledSavingTests {
    /// The system calls of a saving, each with its number among those of its name in the process.
    private static func calls(_ trace: [Substring]) -> [(name: Substring, number: Int)] {
        var counts: [Substring: Int] = [:]
        let calls = trace.map { line in
            let name = line.prefix { $0 != "(" }
            counts[name, default: 0] += 1
            return (name: name, number: counts[name] ?? 0)
        }
        let begin = trace.firstIndex { $0.contains("saving-begins") } ?? trace.endIndex
        // The last one ends the process.
        return calls[begin...].dropFirst().dropLast().filter { !Saving.varying.contains($0.name) }
    }

    @Test(
        "A process killed at any system call leaves the old or the new version, whole",
        arguments: ["file", "folder", "kept"])
    func killed(_ kind: String) async throws {
        let (trace, ending) = try await Saving(kind).run([])
        let calls = Self.calls(trace)
        #expect(ending == .status(0))
        var olds = 0
        for call in calls {
            let saving = try Saving(kind)
            let (_, ending) = try await saving.run(["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
            #expect(ending == .signal(SIGKILL), "\(call)")
            FileReplacement.recover(saving.url)
            #expect(saving.isOld || saving.isNew, "\(call)")
            if saving.isOld { olds += 1 }
        }
        // Both sides of the replacement were reached.
        #expect(olds > 5 && olds < calls.count)
    }

    @Test(
        "A full disk at any system call leaves the old version and no draft, or the new one",
        arguments: ["file", "folder"])
    func full(_ kind: String) async throws {
        let calls = Self.calls(try await Saving(kind).run([]).trace).filter { Saving.failing.contains($0.name) }
        var failures = 0
        for call in calls {
            let saving = try Saving(kind)
            let (_, ending) = try await saving.run(["-e", "inject=\(call.name):error=ENOSPC:when=\(call.number)"])
            if ending == .status(0) {
                #expect(saving.isNew, "\(call)")
            } else {
                #expect(saving.isOld || saving.isNew, "\(call)")
                failures += 1
            }
            // A draft stays only where its removal itself fails.
            if !call.name.hasPrefix("unlink"), call.name != "rmdir" {
                #expect(saving.folder.names == ["Draft.text"], "\(call)")
            }
        }
        #expect(failures > 4)
    }
}
