// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import StoryboardDocument

extension UINib {
    static func file(named name: String, in bundle: Bundle) throws(UINibError) -> (path: String, data: Data) {
        guard let path = bundle.resourcePath(of: name, type: "xib") else {
            throw .missing(name: name, bundle: bundle.bundlePath)
        }
        do {
            return (path, try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadable(file: path, reason: error.localizedDescription)
        }
    }

    static func document(from data: Data, name: String) throws(UINibError) -> InterfaceDocument {
        do throws(InterfaceDocumentError) {
            let document = try InterfaceDocument(xib: [UInt8](data))
            for remark in document.remarks { Log.misuse("\(name), line \(remark.line): \(remark.sentence)") }
            return document
        } catch {
            throw .invalid(file: name, reason: error.description)
        }
    }
}

extension Bundle {
    /// Creates the objects in `name.xib`, connects them with each other and with `owner`, and returns the top-level
    /// objects.
    ///
    /// Returns `nil`, and logs a message, if the file is missing or invalid. To create objects from one file several
    /// times, keep a ``UINib``.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        do throws(UINibError) {
            return try UINib(nibName: name, bundle: self).objects(withOwner: owner, options: options)
        } catch {
            Log.error(error.description)
            return nil
        }
    }
}
