// SPDX-License-Identifier: MIT
internal import UIKitCore

/// The class levels, each of which is built when it is first needed.
@MainActor
enum LevelRegistry {
    private static var levels: [ObjectIdentifier: LevelEntries] = [:]
    /// The levels of a class with those of its superclasses.
    private static var chains: [ObjectIdentifier: [LevelEntries]] = [:]
    private static let makers: [ObjectIdentifier: @MainActor () -> LevelEntries] = {
        var makers: [ObjectIdentifier: @MainActor () -> LevelEntries] = [:]
        let levels = viewLevels + controlLevels + listLevels + barLevels + controllerLevels
        for level in levels { makers[ObjectIdentifier(level.0)] = level.1 }
        return makers
    }()

    /// Returns the properties that `type` adds to its superclass; `nil` for classes of applications.
    static func level(of type: AnyClass) -> LevelEntries? {
        let key = ObjectIdentifier(type)
        if let level = levels[key] { return level }
        guard let make = makers[key] else { return nil }
        let level = make()
        levels[key] = level
        return level
    }

    /// Returns the levels of `type` and its superclasses.
    static func levels(of type: AnyClass) -> [LevelEntries] {
        let key = ObjectIdentifier(type)
        if let chain = chains[key] { return chain }
        var result: [LevelEntries] = []
        var next: AnyClass? = type
        while let current = next {
            if let level = level(of: current) { result.append(level) }
            next = _getSuperclass(current)
        }
        chains[key] = result
        return result
    }
}
