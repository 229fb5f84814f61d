// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Windowing

/// An item on a pasteboard: content in several representations by MIME type, in order of preference.
struct PasteboardItem: Sendable {
    private enum Content {
        case data(Data)
        /// The parts of a text, which are joined when it is read.
        case text([Substring])
    }

    private(set) var types: [String] = []
    private var contents: [String: Content] = [:]

    mutating func add(_ data: Data, types: [String]) { add(.data(data), types) }

    /// Adds a text whose parts may be shared with a long one, at a cost that doesn't depend on their length.
    mutating func add(_ text: [Substring], types: [String]) { add(.text(text), types) }

    private mutating func add(_ content: Content, _ types: [String]) {
        for type in types where contents[type] == nil {
            self.types.append(type)
            contents[type] = content
        }
    }

    /// The content in a type; setting it replaces the content of an item that has the type.
    subscript(type: String) -> Data? {
        get {
            switch contents[type] {
            case .data(let data): data
            case .text(let parts): parts.reduce(into: Data()) { $0.append(contentsOf: $1.utf8) }
            case nil: nil
            }
        }
        set { contents[type] = newValue.map { .data($0) } }
    }
}

/// The content of a pasteboard, written by this application or another one.
@MainActor
final class PasteboardStore {
    private let selection: (any PlatformSelection)?
    /// Whether the text of other applications is read before it is requested.
    private let readsAhead: Bool
    private var items: [PasteboardItem] = []
    /// The selection's change count at the time `items` became its content.
    private var ownCount: Int?
    private var isPutting = false
    private var localCount = 0
    /// Text of another application that was read ahead, and the task that reads it.
    private(set) var foreignText: String?
    private var reading: Task<Void, Never>?
    /// Called after the content was replaced.
    var changed: (() -> Void)?

    /// The limits of reading ahead, sufficient for text but not for large media.
    private static let aheadLimits = TransferLimits(size: 1 << 20, timeLimit: 5)

    init(selection: (any PlatformSelection)?, readsAhead: Bool = true) {
        self.selection = selection
        self.readsAhead = readsAhead
        selection?.changeHandler = { [weak self] in self?.selectionDidChange() }
        readAhead()
    }

    isolated deinit {
        reading?.cancel()
    }

    var changeCount: Int { selection?.changeCount ?? localCount }

    /// The items written by this application; `nil` if the content has been replaced since.
    var own: [PasteboardItem]? {
        guard let selection else { return items }
        return ownCount == selection.changeCount ? items : nil
    }

    /// The available MIME types.
    var types: [String] { own.map { $0.first?.types ?? [] } ?? selection?.types ?? [] }

    /// Whether `types` are those of the present content, which another application may still have to report.
    var knowsTypes: Bool { own != nil || selection?.knowsTypes ?? true }

    /// Waits until `types` are known.
    func loadTypes() async {
        if own == nil { await selection?.loadTypes() }
    }

    // MARK: - Writing

    func put(_ items: [PasteboardItem]) {
        forgetForeignText()
        self.items = items
        guard let selection else {
            localCount += 1
            changed?()
            return
        }
        isPutting = true
        do {
            try selection.offer(Self.offer(of: items), serial: nil)
        } catch {
            Log.error("What was copied stays in this application. \(error)")
        }
        isPutting = false
        ownCount = selection.changeCount
        changed?()
    }

    /// Other applications see a single item; of several items they receive the texts as separate lines.
    private static func offer(of items: [PasteboardItem]) -> DataOffer? {
        guard var item = items.first else { return nil }
        if items.count > 1 {
            for type in PasteboardType.lists {
                let parts = items.compactMap { $0[type] }
                guard parts.count > 1 else { continue }
                item[type] = Data(parts.joined(separator: Data("\n".utf8)))
            }
        }
        let whole = item
        return DataOffer(types: whole.types) { type in
            guard let data = whole[type] else {
                throw TransferError.typeNotOffered(type: type, offered: whole.types)
            }
            return data
        }
    }

    private func selectionDidChange() {
        guard !isPutting else { return }
        forgetForeignText()
        readAhead()
        changed?()
    }

    // MARK: - Reading

    private func forgetForeignText() {
        reading?.cancel()
        reading = nil
        foreignText = nil
    }

    /// Reads text of another application, unless that has been done or this one is in the background, where it must not
    /// get in the way of an exchange between others.
    func readAhead() {
        guard readsAhead, reading == nil, UIApplication.running.map({ $0.applicationState == .active }) ?? true,
            own == nil, let selection, let type = PasteboardType.text(in: selection.types)
        else { return }
        reading = Task { [weak self] in
            do {
                let data = try await selection.read(type, limits: Self.aheadLimits)
                guard !Task.isCancelled else { return }
                self?.foreignText = PasteboardType.string(data, type: type)
            } catch {
                // Pasting will read it again and report the error.
                Log.debug("The text of the pasteboard was not read ahead. \(error)")
            }
        }
    }

    func load(_ type: String, limits: TransferLimits = TransferLimits()) async throws -> Data {
        if let own {
            guard let data = own.first?[type] else {
                throw TransferError.typeNotOffered(type: type, offered: types)
            }
            return data
        }
        guard let selection else { throw TransferError.typeNotOffered(type: type, offered: []) }
        return try await selection.read(type, limits: limits)
    }
}
