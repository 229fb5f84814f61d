// SPDX-License-Identifier: MIT
import FileAssociations
import Foundation

/// Describes a file, and the applications that open it, or opens it in one.
///
///     FileAssociationsFixture PATH [APPLICATION]
///
/// The desktop's database is that of the environment in which a process starts.
@main
struct FileAssociationsFixture {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { exit(2) }
        let url = URL(filePath: arguments[1])
        let beginning = (try? FileHandle(forReadingFrom: url).read(upToCount: 4096)) ?? Data()
        let kind = FileKind(ofFileNamed: url.lastPathComponent, beginning: Array(beginning))
        let handlers = FileHandler.all(for: kind.mimeType)
        if arguments.count == 2 {
            print(kind.mimeType, kind.title, names(kind.icon), separator: "\n")
            for handler in handlers { print(handler.identifier, handler.name, names(handler.icon)) }
            return
        }
        let handler = FileHandler(identifier: arguments[2], name: "", icon: .none)
        do {
            try await handler.open([url], variables: ["SHOJI_OPEN_ORIGIN": "tea"])
        } catch {
            print(error)
        }
    }

    private static func names(_ icon: FileIcon) -> String {
        switch icon {
        case .named(let names): names.joined(separator: ",")
        case .file(let path): path
        case .none: "-"
        }
    }
}
