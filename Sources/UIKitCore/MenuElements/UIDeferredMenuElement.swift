// SPDX-License-Identifier: MIT

/// A placeholder for elements that are determined when the menu opens.
///
/// Until they are available, the menu shows a loading indicator.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// A closure that determines the elements and passes them to `completion`.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?
    private var isAsking = false
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

    /// Creates an element that calls `elementProvider` once, when it is first shown, and caches the result.
    ///
    /// `completion` may be called immediately or later.
    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        isCached = true
        super.init(title: "")
    }

    private init(uncached elementProvider: @escaping Provider) {
        provider = elementProvider
        isCached = false
        super.init(title: "")
    }

    /// Returns an element that calls `elementProvider` each time it is shown.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }

    /// Calls `completion` with the elements: immediately if they are already available, otherwise when the provider
    /// supplies them.
    func elements(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let known { return completion(known) }
        waiting.append(completion)
        guard !isAsking else { return }
        isAsking = true
        provider { [weak self] elements in self?.answer(elements) }
    }

    /// Only the first answer to a request counts.
    private func answer(_ elements: [UIMenuElement]) {
        guard isAsking else { return }
        isAsking = false
        if isCached { known = elements }
        let waiting = waiting
        self.waiting = []
        for completion in waiting { completion(elements) }
    }
}
