// SPDX-License-Identifier: MIT
public import Foundation

/// Content in one or more representations that are created when they are requested.
///
/// Representations are named by uniform type identifiers. Content of other applications has the identifiers that
/// correspond to their MIME types; a MIME type without one is used as an identifier itself.
///
/// All methods return at once. Handlers are called on the main actor, exactly once, with a result or an error.
///
/// > Note: Differs from UIKit: item providers belong to the main actor.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    /// A handler of data.
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    /// A handler of a file, with whether it may be opened in its place.
    public typealias FileHandler = @Sendable (URL?, Bool, (any Error)?) -> Void

    /// Creates a provider without content.
    public override init() {}

    /// Creates a provider of an object's representations.
    public convenience init(object: some NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a single representation; `nil` data has none.
    public convenience init(item: Data?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { reply in
            reply(item, nil)
            return nil
        }
    }

    /// Creates a provider of a file's content and URL, named as the file; `nil` for a URL of another scheme.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        registerFile(at: fileURL)
    }

    /// The name for a file with the content; `nil` (the default) for none.
    open var suggestedName: String?

    /// The identifiers of the representations, in the order of their registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// Returns the identifiers of the representations that have the given file options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
    }

    /// Returns whether any representation conforms to the type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasRepresentationConforming(toTypeIdentifier: typeIdentifier, fileOptions: [])
    }

    /// Returns whether any representation conforms to the type and has the file options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains {
            UniformType.conforms($0.typeIdentifier, to: typeIdentifier) && $0.fileOptions.isSuperset(of: fileOptions)
        }
    }

    /// Returns whether an object of the class can be created from a representation.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        representation(for: aClass) != nil
    }

    /// The reasons for which no content can be loaded, with UIKit's numbers.
    ///
    /// Errors of registered handlers, and those of transfers from other applications, are passed on as they are.
    public enum ErrorCode: Int, Error, Sendable {
        /// The handler reported neither content nor an error.
        case unknownError = -1
        /// The content isn't available as the requested type, or no longer exists.
        case itemUnavailableError = -1000
        /// The content isn't valid for the requested class.
        case unexpectedValueClassError = -1100
        /// The content can't be converted to the requested class.
        case unavailableCoercionError = -1200
    }

    var representations: [ItemRepresentation] = []
}

/// One representation of an item provider's content.
@MainActor
struct ItemRepresentation {
    enum Source {
        case data(@MainActor (@escaping NSItemProvider.DataHandler) -> Progress?)
        case file(@MainActor (@escaping NSItemProvider.FileHandler) -> Progress?)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions = []
    let source: Source

    var isFile: Bool { if case .file = source { true } else { false } }
}

extension NSItemProvider.ErrorCode: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .unknownError: "The content was not provided, for an unknown reason."
        case .itemUnavailableError: "The content is not available as the requested type."
        case .unexpectedValueClassError: "The content is not valid for the requested class."
        case .unavailableCoercionError: "The content can't be converted to the requested class."
        }
    }
}
