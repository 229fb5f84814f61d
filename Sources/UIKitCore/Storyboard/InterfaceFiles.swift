// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// Lookup of UI files by name.
enum InterfaceFiles {
    /// Returns the content of a file of `bundle`, or of the main bundle, and its path for messages.
    @MainActor
    static func file(
        named name: String, type: String, in bundle: Bundle?
    ) throws(UINibError) -> (bytes: [UInt8], name: String, bundle: Bundle) {
        let bundle = bundle ?? .ofApplication
        guard let path = bundle.resourcePath(of: name, type: type) else {
            throw .missing(name: "\(name).\(type)", bundle: bundle.bundlePath)
        }
        do {
            return ([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path, bundle)
        } catch {
            throw .unreadable(file: path, reason: error.localizedDescription)
        }
    }
}

extension Bundle {
    /// Creates the objects in `name.xib`, connects them with each other and with `owner`, and returns the top-level
    /// objects.
    ///
    /// Returns `nil`, and logs a message, if the file is missing or invalid. To create objects from one file several
    /// times, keep a ``UINib``.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        do throws(UINibError) {
            return try UINib(nibName: name, bundle: self).objects(withOwner: owner, options: options)
        } catch {
            Log.error(error.description)
            return nil
        }
    }
}
