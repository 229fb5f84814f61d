// SPDX-License-Identifier: MIT
internal import Foundation

/// The log of operations that the layer tree could not perform.
@MainActor
package enum LayerLog {
    /// Writes a message; to standard error unless replaced.
    package static var write: @MainActor (String) -> Void = { sentence in
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }

    static func note(_ sentence: String) {
        write(sentence)
    }
}
