// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore

extension Phrase {
    /// Returns the user's words for an error of reading or writing a file; `nil` if there are none.
    @MainActor
    static func reason(for error: any Error) -> String? {
        guard let error = error as? CocoaError else { return (error as? any LocalizedError)?.errorDescription }
        let phrase: Phrase? =
            switch error.code {
            case .fileNoSuchFile, .fileReadNoSuchFile: .fileMissing
            case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly: .fileNotPermitted
            case .fileWriteOutOfSpace: .diskFull
            case .fileReadTooLarge: .fileTooLarge
            case .fileReadCorruptFile, .fileReadInapplicableStringEncoding, .coderReadCorrupt: .fileDamaged
            default: nil
            }
        return phrase?.text
    }
}
