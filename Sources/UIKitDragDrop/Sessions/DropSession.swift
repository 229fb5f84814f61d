// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// A drag over the application's views.
@MainActor
final class DropSession: UIDropSession {
    enum Source {
        case local(DragSession)
        case foreign(ForeignDrag)
    }

    let source: Source
    weak var window: UIWindow?
    var place = CGPoint.zero
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The effect of a drop at the current location.
    var operation = UIDropOperation.cancel
    let progress = Progress(totalUnitCount: 0)

    init(_ source: Source, window: UIWindow) {
        self.source = source
        self.window = window
    }

    var localSession: DragSession? {
        if case .local(let session) = source { session } else { nil }
    }

    var localDragSession: (any UIDragSession)? { localSession }

    var items: [UIDragItem] {
        switch source {
        case .local(let session): session.items
        case .foreign(let drag): drag.items
        }
    }

    var allowsMoveOperation: Bool {
        switch source {
        case .local(let session): session.allowsMoveOperation
        case .foreign(let drag): drag.operations.contains(.move)
        }
    }

    var isRestrictedToDraggingApplication: Bool {
        localSession?.isRestrictedToDraggingApplication ?? false
    }

    func location(in view: UIView) -> CGPoint {
        guard let window, view.window === window else { return place }
        return view.convert(place, from: window)
    }

    func loadObjects<Object: NSItemProviderReading>(
        ofClass aClass: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let whole = Progress(totalUnitCount: Int64(max(providers.count, 1)))
        let collection = LoadedObjects<Object>(count: providers.count, completion: completion)
        if providers.isEmpty { whole.completedUnitCount = 1 }
        for (index, provider) in providers.enumerated() {
            let part = provider.loadObject(ofClass: aClass) { object, _ in collection.set(object, at: index) }
            whole.addChild(part, withPendingUnitCount: 1)
        }
        progress.totalUnitCount += 1
        progress.addChild(whole, withPendingUnitCount: 1)
        return whole
    }
}

extension UIDropSession {
    /// The effect of a drop at the current location: the proposed one, or a copy while the Control key is pressed.
    package var effectiveOperation: UIDropOperation { (self as? DropSession)?.operation ?? .cancel }
}

/// Collects objects that are loaded in any order.
@MainActor
private final class LoadedObjects<Object> {
    private var objects: [Object?]
    private var missing: Int
    private let completion: @MainActor ([Object]) -> Void

    init(count: Int, completion: @escaping @MainActor ([Object]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
        if count == 0 { completion([]) }
    }

    func set(_ object: Object?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}
