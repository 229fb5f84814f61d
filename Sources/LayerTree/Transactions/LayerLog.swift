// SPDX-License-Identifier: MIT
internal import Foundation

/// Where the layer tree says what it could not do.
@MainActor
package enum LayerLog {
    /// Takes each sentence; standard error unless replaced.
    package static var write: @MainActor (String) -> Void = { sentence in
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }

    static func note(_ sentence: String) {
        write(sentence)
    }
}
