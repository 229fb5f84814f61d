// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import ProjectCheck
import SourceTranslation
import UIKitStoryboards

/// `shoji check`: reports what a project uses that the toolkit doesn't have.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Lists the names, elements of UI files, and constructs of a project that don't exist here.",
        discussion: """
            Nothing is built. The exit status is 0 if nothing is missing, 1 if something is, and 2 if a file can't be \
            read.
            """)

    @Argument(help: "A folder of sources.", completion: .directory)
    var path: String

    @Flag(help: "Prints JSON instead of text.")
    var json = false

    func run() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            FileHandle.standardError.write(Data("There is no folder \(path).\n".utf8))
            throw ExitCode(2)
        }
        let files = ProjectCheck.files(in: URL(fileURLWithPath: path))
        var sources: [SourceFile] = []
        var unreadable: [Finding] = []
        for file in files where file.pathExtension == "swift" {
            do {
                sources.append(SourceFile(path: file.path, text: try String(contentsOf: file, encoding: .utf8)))
            } catch {
                unreadable.append(Self.unreadable(file, "\(error.localizedDescription)"))
            }
        }
        var report = ProjectCheck.check(sources, list: try .current())
        report.add(unreadable, fileCount: unreadable.count)
        let interfaces = files.filter { $0.pathExtension != "swift" }
        report.add(MainActor.assumeIsolated { interfaces.flatMap(Self.check) }, fileCount: interfaces.count)
        if json {
            print(String(decoding: try report.json(), as: UTF8.self))
        } else {
            print(report.text, terminator: "")
        }
        if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
    }

    /// Returns the messages about a UI file.
    @MainActor
    private static func check(_ file: URL) -> [Finding] {
        guard let data = try? Data(contentsOf: file) else { return [unreadable(file, "The file can't be read.")] }
        do throws(InterfaceFailure) {
            return try InterfaceValidator.messages(about: [UInt8](data), named: file.path).map {
                Finding(
                    kind: .interface, name: $0.sentence, place: SourcePlace(path: file.path, line: Int($0.line)))
            }
        } catch {
            return [unreadable(file, "\(error)")]
        }
    }

    private static func unreadable(_ file: URL, _ message: String) -> Finding {
        Finding(kind: .unreadable, name: message, place: SourcePlace(path: file.path, line: 1))
    }
}
