// SPDX-License-Identifier: MIT
import DocumentFiles
import Foundation

/// Saves a new version of a file or a folder, and ends with 1 if that fails.
///
///     SavingFixture file|folder|kept PATH
///
/// Before it begins, it asks for the access to "/saving-begins", so that a trace of its system calls shows where.
@main
struct SavingFixture {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { exit(2) }
        let url = URL(fileURLWithPath: arguments[2])
        _ = unsafe access("/saving-begins", F_OK)
        do {
            let replacement = try FileReplacement(of: url)
            do {
                if arguments[1] == "folder" {
                    let wrapper = FileWrapper(directoryWithFileWrappers: [
                        "text": FileWrapper(regularFileWithContents: Data("new text".utf8)),
                        "picture": FileWrapper(regularFileWithContents: Data("new picture".utf8)),
                    ])
                    try wrapper.write(to: replacement.draft, originalContentsURL: url)
                } else {
                    try FileWriting.write(Data(repeating: 0x6E, count: 3 << 20), to: replacement.draft)
                }
                try replacement.commit(keepingPreviousAs: arguments[1] == "kept" ? "kept" : nil)
            } catch {
                replacement.cancel()
                throw error
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
