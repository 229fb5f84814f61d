// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import UIKitCore
package import Windowing

/// Content that another application drags over a window, as items.
///
/// Files become an item each, as soon as the other application has sent their list. Everything else is one item.
@MainActor
package final class ForeignDrag {
    /// The time in seconds for which the content can be requested after a drop, if none is being loaded.
    private static let grace: TimeInterval = 0.25
    /// The limits of a list of files.
    private static let listLimits = TransferLimits(size: 1 << 20, timeLimit: 5)

    package private(set) var items: [UIDragItem] = []
    /// The operations that the source permits.
    var operations: DragOperations { offer?.operations ?? [] }
    /// Called when the items are known.
    var itemsDidChange: (() -> Void)?
    /// Called when the source has been notified of the end.
    package var didFinish: (() -> Void)?

    /// `nil` once it is no longer valid.
    private var offer: (any PlatformDragOffer)?
    private var listing: Task<Void, Never>?
    /// The action that waits for the items to be known.
    private var whenListed: (() -> Void)?
    private var reads = 0
    private var outcome: DragOperations?
    private var isPerformed = false
    private var ending: ScheduledCall?

    package init(_ offer: any PlatformDragOffer) {
        self.offer = offer
        items = [UIDragItem(itemProvider: provider(of: offer.types))]
        if offer.types.contains(PasteboardType.uriList) { list() }
    }

    isolated deinit {
        listing?.cancel()
        ending?.cancel()
        offer?.finish(nil)
    }

    // MARK: - Items

    /// Returns a provider of everything in an offer.
    private func provider(of types: [String]) -> NSItemProvider {
        let provider = NSItemProvider()
        var best: [String: String] = [:]
        var order: [String] = []
        for type in types {
            let identifier = UniformType.identifier(ofMIMEType: type)
            guard let present = best[identifier] else {
                best[identifier] = type
                order.append(identifier)
                continue
            }
            let preferred = UniformType.mimeTypes(of: identifier)
            let rank = preferred.firstIndex(of: type) ?? .max
            if rank < preferred.firstIndex(of: present) ?? .max { best[identifier] = type }
        }
        for identifier in order {
            guard let type = best[identifier] else { continue }
            let isText = UniformType.conforms(identifier, to: UniformType.utf8Text)
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { [weak self] reply in
                self?.read(type, isText: isText, reply: reply) ?? Self.refuse(reply)
            }
        }
        return provider
    }

    private static func refuse(_ reply: NSItemProvider.DataHandler) -> Progress? {
        reply(nil, NSItemProvider.ErrorCode.itemUnavailableError)
        return nil
    }

    /// Requests the list of files, and makes an item of each.
    private func list() {
        guard let offer else { return }
        listing = Task { [weak self] in
            do {
                let data = try await offer.read(PasteboardType.uriList, limits: Self.listLimits)
                guard !Task.isCancelled else { return }
                self?.setURLs(URIList.urls(in: data))
            } catch {
                Log.debug("The list of dragged files was not received. \(error)")
                self?.setURLs([])
            }
        }
    }

    /// Files are items of their own; another URL is one of the representations of a single item.
    private func setURLs(_ urls: [URL]) {
        listing = nil
        let files = urls.filter(\.isFileURL)
        if !files.isEmpty, files.count == urls.count {
            items = files.map { url in
                let provider = NSItemProvider()
                provider.suggestedName = url.lastPathComponent
                provider.registerFile(at: url)
                return UIDragItem(itemProvider: provider)
            }
        }
        itemsDidChange?()
        let action = whenListed
        whenListed = nil
        action?()
    }

    // MARK: - Reading

    private func read(_ type: String, isText: Bool, reply: @escaping NSItemProvider.DataHandler) -> Progress? {
        guard let offer else { return Self.refuse(reply) }
        reads += 1
        ending?.cancel()
        let task = Task {
            do {
                var data = try await offer.read(type, limits: TransferLimits())
                if isText {
                    let received = data
                    data = await Task.detached {
                        PasteboardType.string(received, type: type).map { Data($0.utf8) } ?? received
                    }.value
                }
                reply(data, nil)
            } catch {
                reply(nil, error)
            }
            readDidEnd()
        }
        let progress = Progress(totalUnitCount: 1)
        progress.cancellationHandler = { task.cancel() }
        return progress
    }

    private func readDidEnd() {
        reads -= 1
        endIfIdle()
    }

    // MARK: - Ending

    /// Calls `action` once the items are known.
    package func whenItemsAreKnown(_ action: @escaping () -> Void) {
        if listing == nil { action() } else { whenListed = action }
    }

    /// Called after the application has handled the drop.
    ///
    /// The source is notified once no content is being loaded.
    package func didPerform(_ operation: DragOperations?) {
        isPerformed = true
        outcome = operation
        endIfIdle()
    }

    private func endIfIdle() {
        guard isPerformed, reads == 0, offer != nil else { return }
        guard outcome != nil else { return finish() }
        // The application may load one item after the other.
        ending?.cancel()
        ending = LayerClock.timeSource.schedule(after: Self.grace) { [weak self] in self?.finish() }
    }

    private func finish() {
        offer?.finish(outcome)
        offer = nil
        didFinish?()
    }

    /// Called when the drag has left or was canceled: its content can no longer be read.
    package func invalidate() {
        listing?.cancel()
        listing = nil
        whenListed = nil
        offer = nil
    }
}
