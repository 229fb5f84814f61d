// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Reads nibs and storyboards for UIKitCore, which finds it by its name.
@MainActor
final class StoryboardEngine: InterfaceEngine {
    init() {}

    func nib(_ bytes: [UInt8], name: String, bundle: Bundle) throws(UINibError) -> any NibArchive {
        let file = try outline(bytes, name: name)
        guard file.kind == .nib else {
            throw .invalid(file: name, reason: "It is a storyboard; an .xib file is needed.")
        }
        return try NibFile(file, name: name, bundle: bundle)
    }

    func storyboard(
        _ bytes: [UInt8], name: String, for storyboard: UIStoryboard
    ) throws(UINibError) -> any StoryboardArchive {
        let file = try outline(bytes, name: name)
        guard file.kind == .storyboard else {
            throw .invalid(file: name, reason: "It is an .xib file; a storyboard is needed.")
        }
        let context = InterfaceContext(file, name: name, bundle: storyboard.bundle ?? .ofApplication)
        return StoryboardFile(context, storyboard: storyboard)
    }

    private func outline(_ bytes: [UInt8], name: String) throws(UINibError) -> InterfaceFile {
        do throws(InterfaceDocumentError) {
            return try InterfaceFile(bytes)
        } catch {
            throw .invalid(file: name, reason: error.description)
        }
    }
}
