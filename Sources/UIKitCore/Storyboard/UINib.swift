// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import StoryboardDocument

/// A UI file in memory, from which objects can be made as often as they are needed.
///
/// Objects come to be in this order: `init(coder:)` of each view, within it those of its subviews; constraints;
/// outlets, actions and attributes; at last `awakeFromNib()` of each object, in the file's order (`R-VC-110`). `init(frame:)` is
/// not called. The file is read once, when the nib is made.
///
/// > Note: Differs from UIKit: the file is the `.xib` that design tools write, as it is, not a compiled form of it.
@MainActor
open class UINib {
    /// Reads `name.xib` of `bundle`, or for `nil` of the main bundle.
    ///
    /// A file that is missing or cannot be used is reported when objects are to be made of it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        self.bundle = bundle
        self.name = name + ".xib"
        do throws(UINibError) {
            let file = try Self.file(named: name, in: bundle)
            contents = .success(try Self.document(from: file.data, name: file.path))
        } catch {
            contents = .failure(error)
        }
    }

    /// Reads a file that is in memory already; `bundle`, or for `nil` the main bundle, has the images that it names.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        name = "UI file"
        do throws(UINibError) {
            contents = .success(try Self.document(from: data, name: name))
        } catch {
            contents = .failure(error)
        }
    }

    /// Makes the file's objects, connects them with each other and with `ownerOrNil`, and returns the outermost ones.
    ///
    /// The caller keeps what it needs of them: a file's objects are held by their superviews and by outlets only. A file
    /// that cannot be used is reported on standard error, and there are no objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do throws(UINibError) {
            return try objects(withOwner: ownerOrNil, options: optionsOrNil)
        } catch {
            Log.error(error.description)
            return []
        }
    }

    /// Does what `instantiate(withOwner:options:)` does, and says what is wrong with a file that cannot be used.
    public func objects(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) throws(UINibError) -> [Any] {
        let loader = NibLoader(
            document: try contents.get(), name: name, bundle: bundle, owner: owner,
            externalObjects: options?[.externalObjects] as? [String: Any] ?? [:])
        return loader.load()
    }

    /// What can be asked for when objects are made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects for the file's placeholders besides its owner: a dictionary by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let bundle: Bundle
    /// What the file is called in reports.
    private let name: String
    private let contents: Result<InterfaceDocument, UINibError>
}
