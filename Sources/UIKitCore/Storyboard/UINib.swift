// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// An interface file in memory, from which objects can be created repeatedly.
///
/// Objects are created in this order: `init(coder:)` of each object, including its subviews; constraints; outlets,
/// actions, and attributes; finally `awakeFromNib()` of each object in file order (`R-VC-110`). `init(frame:)` isn't
/// called. The file is read once, when the nib is created.
///
/// > Note: Differs from UIKit: the file is an uncompiled `.xib` file as written by design tools.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Reads `name.xib` from `bundle`, or from the application's resources if `nil`.
    ///
    /// A missing or invalid file is reported when objects are created from it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        contents = Result { () throws(UINibError) in
            let file = try InterfaceFiles.file(named: name, type: "xib", in: bundleOrNil)
            return try Self.archive(file.bytes, name: file.name, bundle: file.bundle)
        }
    }

    /// Creates a nib from data.
    ///
    /// `bundle`, or the main bundle if `nil`, contains the images that it refers to.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        contents = Result { () throws(UINibError) in
            try Self.archive([UInt8](data), name: "UI file", bundle: bundleOrNil ?? .ofApplication)
        }
    }

    /// Creates a nib from what has been read.
    package init(_ archive: any NibArchive) {
        contents = .success(archive)
    }

    /// Creates the objects, connects them with each other and with `ownerOrNil`, and returns the top-level objects.
    ///
    /// Objects are retained only by their superviews and outlets, so the caller has to retain others that it needs. If
    /// the file is invalid, a message is logged and the result is empty.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do throws(UINibError) {
            return try objects(withOwner: ownerOrNil, options: optionsOrNil)
        } catch {
            Log.error(error.description)
            return []
        }
    }

    /// Creates the objects like `instantiate(withOwner:options:)`, and throws an error if the file is invalid.
    public func objects(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) throws(UINibError) -> [Any] {
        try contents.get().instantiate(
            withOwner: owner, externalObjects: options?[.externalObjects] as? [String: Any] ?? [:])
    }

    /// Options for creating objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects for the file's placeholders other than its owner, as a dictionary by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let contents: Result<any NibArchive, UINibError>

    private static func archive(
        _ bytes: [UInt8], name: String, bundle: Bundle
    ) throws(UINibError) -> any NibArchive {
        guard let engine = InterfaceEngines.shared else {
            throw .unreadable(file: name, reason: "The module UIKitStoryboards is not part of the application.")
        }
        return try engine.nib(bytes, name: name, bundle: bundle)
    }
}
