// SPDX-License-Identifier: MIT
internal import Foundation
internal import ProjectCheck

/// `NameTool LIST SOURCES OUTPUT`: writes a list of UIKit's names, marked with whether sources in a folder declare them.
@main
enum NameTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            FileHandle.standardError.write(Data("usage: NameTool LIST SOURCES OUTPUT\n".utf8))
            exit(64)
        }
        var list = NameList(try String(contentsOfFile: arguments[1], encoding: .utf8))
        let folder = URL(fileURLWithPath: arguments[2])
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let text = list.mark(declaredIn: try sources.map { try String(contentsOf: $0, encoding: .utf8) })
        try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[3]))
    }
}
