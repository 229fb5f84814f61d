// SPDX-License-Identifier: MIT

/// Selects the messages about an application from the output of `swift build`.
///
/// Progress, messages about the toolkit's sources, and repetitions are left out. Each module that a file belongs to
/// reports its messages, and lines of source follow each.
package struct BuildMessages {
    private let toolkit: String
    private var shown: Set<String> = []
    private var skipsContinuation = false

    /// - Parameter toolkit: The path of the toolkit's folder.
    package init(toolkit: String) {
        self.toolkit = toolkit + "/"
    }

    /// Returns whether to show the next line of the output.
    package mutating func shows(_ line: String) -> Bool {
        if Self.isProgress(line) { return false }
        guard Self.isStart(line) else { return !skipsContinuation }
        let isError = line.contains("error: ")
        // A translated source has the name of its original, which the compiler remarks on.
        let isAboutTranslation = !isError && line.contains("'#sourceLocation' directive")
        skipsContinuation =
            !shown.insert(line).inserted || isAboutTranslation || (line.hasPrefix(toolkit) && !isError)
        return !skipsContinuation
    }

    /// Whether a line begins a message, and isn't source or a note below one.
    private static func isStart(_ line: String) -> Bool {
        guard let first = line.first, first != " ", !first.isNumber else { return false }
        return line.contains("error: ") || line.contains("warning: ")
    }

    private static func isProgress(_ line: String) -> Bool {
        if line.isEmpty || line.first == "[" && line.contains("/") { return true }
        let beginnings = [
            "warning: prohibited flag", "Building for ", "Build of product", "Build complete!", "Fetching ", "Fetched ",
            "Computing version", "Computed ", "Creating working copy", "Working copy of ", "Updating ", "Updated ",
            "warning: '", "note: ",
        ]
        return beginnings.contains(where: line.hasPrefix)
    }
}
