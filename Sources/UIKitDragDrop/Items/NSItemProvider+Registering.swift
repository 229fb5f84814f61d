// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

extension NSItemProvider {
    /// Adds a representation as data, which the handler creates when it is requested.
    ///
    /// A later registration of the same type replaces an earlier one. The handler calls its argument from any thread.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @MainActor (@escaping DataHandler) -> Progress?
    ) {
        register(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Adds a representation as a file, which the handler writes when it is requested.
    ///
    /// The handler passes the file's URL, and whether the receiver coordinates its access. A file that may not be opened
    /// in its place is copied for the receiver.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @MainActor (@escaping FileHandler) -> Progress?
    ) {
        register(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions,
                source: .file(loadHandler)))
    }

    /// Adds the representations of an object.
    public func registerObject(
        _ object: some NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = Swift.type(of: object).itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: own.rawValue > visibility.rawValue ? own : visibility
            ) {
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Adds the representations of an object of the class, which the handler creates when one is requested.
    public func registerObject<Object: NSItemProviderWriting & Sendable>(
        ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @MainActor (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { reply in
                loadHandler { object, error in
                    MainQueue.run {
                        guard let object else { return reply(nil, error ?? ErrorCode.unknownError) }
                        _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: reply)
                    }
                }
            }
        }
    }

    /// Adds the representations of an existing file: its content and its URL.
    func registerFile(at url: URL) {
        registerFileRepresentation(
            forTypeIdentifier: UniformType.identifier(ofFile: url), fileOptions: .openInPlace, visibility: .all
        ) { reply in
            reply(url, true, nil)
            return nil
        }
        registerDataRepresentation(forTypeIdentifier: UniformType.fileURL, visibility: .all) { reply in
            reply(Data(url.absoluteString.utf8), nil)
            return nil
        }
    }

    private func register(_ representation: ItemRepresentation) {
        if let index = representations.firstIndex(where: {
            $0.typeIdentifier == representation.typeIdentifier && $0.isFile == representation.isFile
        }) {
            representations[index] = representation
        } else {
            representations.append(representation)
        }
    }
}
