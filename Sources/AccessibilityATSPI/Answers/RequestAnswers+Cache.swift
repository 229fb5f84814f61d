// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// The description of an object in a client's cache.
enum CacheItem {
    static let signature = "((so)(so)(so)iiassusau)"
}

extension RequestAnswers {
    /// The maximum number of objects that are described in advance; others are described when they are asked for.
    private static let maximumItemCount = 500
    /// The maximum number of children of an object whose children are described in advance.
    private static let maximumItemChildCount = 50

    /// Returns the application, its windows, and their objects, level by level.
    func cacheItems() -> [BusArgument] {
        var items: [BusArgument] = []
        var level: [(id: AccessibilityID, index: Int)] = [(.application, -1)]
        while !level.isEmpty {
            var next: [(id: AccessibilityID, index: Int)] = []
            for (id, index) in level {
                guard items.count < Self.maximumItemCount else { return items }
                guard let element = provider.element(id, .cached) else { continue }
                items.append(cacheItem(element, index: index))
                if element.childCount <= Self.maximumItemChildCount {
                    let children = children(of: element, limit: Self.maximumItemChildCount)
                    next += children.enumerated().map { ($1, $0) }
                }
            }
            level = next
        }
        return items
    }

    func cacheItem(_ element: AccessibilityElement, index: Int) -> BusArgument {
        let object = ServedObject(path: .element(element.id), element: element)
        return .structure([
            reference(element.id), reference(.application), parent(of: object), .int(index),
            // Children that aren't described in advance aren't known to be all.
            .int(element.states.contains(.managesDescendants) ? -1 : element.childCount),
            .texts(object.interfaces.map(\.busName)), WireText.name(element.name),
            .unsigned(element.role.wire.number), WireText.name(description(of: element)), states(of: element),
        ])
    }
}
