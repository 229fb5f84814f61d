// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The classes and UI files from which reusable views are created, by identifier.
@MainActor
final class CollectionSources<View: UICollectionReusableView> {
    private enum Source {
        case type(View.Type)
        case nib(UINib)
    }

    private var sources: [String: Source] = [:]

    func register(_ viewClass: AnyClass?, for identifier: String) {
        guard let viewClass else { return sources[identifier] = nil }
        guard let type = viewClass as? View.Type else {
            Log.misuse(
                "\(viewClass) is registered for \"\(identifier)\", but it is not a \(View.self); plain views are used.")
            return sources[identifier] = .type(View.self)
        }
        sources[identifier] = .type(type)
    }

    func register(_ nib: UINib?, for identifier: String) {
        sources[identifier] = nib.map(Source.nib)
    }

    func has(_ identifier: String) -> Bool { sources[identifier] != nil }

    /// Returns a new view; a plain one, with a report, if nothing usable is registered.
    func make(_ identifier: String) -> View {
        switch sources[identifier] {
        case .type(let type): return UIView.make(type, frame: .zero)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            if let view = objects.first as? View { return view }
            Log.error(
                "The UI file for \"\(identifier)\" begins with "
                    + "\(objects.first.map { "\(Swift.type(of: $0))" } ?? "nothing"), not with a \(View.self); "
                    + "a plain one is used instead.")
        case nil:
            Log.misuse("Nothing is registered for \"\(identifier)\"; plain views are used. Register a class before.")
        }
        // Registered so that the fault is reported once and not for each view.
        sources[identifier] = .type(View.self)
        return UIView.make(View.self, frame: .zero)
    }
}
