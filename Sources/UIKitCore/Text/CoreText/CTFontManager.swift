// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// The extent in which registered fonts are available.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Only in the process, until it ends.
    case process = 1
}

/// Makes the fonts in a file available to `UIFont.init(name:size:)`.
///
/// Fonts that are known when the application starts are listed under `UIAppFonts` in `Info.plist` instead. Texts that are
/// shown keep their fonts.
///
/// > Note: Differs from UIKit: there is only the scope of the process, and the error is a Swift error.
/// - Parameters:
///   - fontURL: The location of a font file.
///   - scope: The extent in which the fonts are available.
///   - error: Receives a `CocoaError` with the code `fileReadCorruptFile` or `fileReadNoSuchFile`.
/// - Returns: Whether the file contains a font.
@preconcurrency @MainActor
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
    guard !TextFont.register(files: [fontURL.path]).isEmpty else { return true }
    let exists = FileManager.default.fileExists(atPath: fontURL.path)
    error?.pointee = CocoaError(
        exists ? .fileReadCorruptFile : .fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fontURL.path])
    return false
}

/// Makes the fonts in a file that was registered unavailable again.
///
/// Texts that are shown keep their fonts.
///
/// - Parameters:
///   - fontURL: The location of the font file.
///   - scope: The extent in which the fonts are available.
///   - error: Receives a `CocoaError` with the code `fileReadNoSuchFile`.
/// - Returns: Whether the file was registered.
@preconcurrency @MainActor
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
    guard !TextFont.unregister(files: [fontURL.path]).isEmpty else { return true }
    error?.pointee = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fontURL.path])
    return false
}
