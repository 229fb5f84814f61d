// SPDX-License-Identifier: MIT

/// Stands for elements that are found out when the menu opens; until they are there, the menu shows that it waits.
@MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?
    private var isAsking = false
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

    /// Makes an element that asks `elementProvider` once, when it is shown first, and keeps the answer.
    ///
    /// `completion` may be called at once or later.
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

    /// Makes an element that asks `elementProvider` each time it is shown.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }

    /// Calls `completion` with the elements, at once if they are known or come at once.
    func elements(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let known { return completion(known) }
        waiting.append(completion)
        guard !isAsking else { return }
        isAsking = true
        provider { [weak self] elements in self?.answer(elements) }
    }

    /// A second answer to one question is not heard.
    private func answer(_ elements: [UIMenuElement]) {
        guard isAsking else { return }
        isAsking = false
        if isCached { known = elements }
        let waiting = waiting
        self.waiting = []
        for completion in waiting { completion(elements) }
    }
}
