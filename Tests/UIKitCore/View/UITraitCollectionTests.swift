// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

private enum Density: UITraitDefinition {
    static let defaultValue = 1
}

extension UIMutableTraits {
    fileprivate var density: Int {
        get { self[Density.self] }
        set { self[Density.self] = newValue }
    }
}

@MainActor
@Suite("Trait collections")
struct UITraitCollectionTests {
    @Test("A collection made from one trait leaves the others unspecified")
    func single() {
        let traits = UITraitCollection(horizontalSizeClass: .compact)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(UITraitCollection(displayScale: .nan).displayScale == 0)
    }

    @Test("When collections are merged, later values prevail and unspecified traits are kept")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.displayScale == 2)
        #expect(traits.verticalSizeClass == .unspecified)
    }

    @Test("A collection contains those whose values it shares")
    func containing() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(traits.containsTraits(in: UITraitCollection()))
        #expect(traits.containsTraits(in: nil))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test("Traits are set in a closure, replaced individually, and compared")
    func changing() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.density = 3
        }
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        #expect(traits[Density.self] == 3)
        #expect(UITraitCollection()[Density.self] == 1)
        let bright = traits.replacing(UITraitUserInterfaceStyle.self, value: .light)
        #expect(bright.userInterfaceStyle == .light)
        #expect(bright[Density.self] == 3)
        #expect(bright.changedTraits(from: traits).map { $0.identifier } == [UITraitUserInterfaceStyle.identifier])
        #expect(traits.modifyingTraits { $0.density = 4 } != traits)
        #expect(traits.modifyingTraits { $0.density = 3 } == traits)
    }

    @Test("Color appearance depends on style and contrast, not on size")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(horizontalSizeClass: .compact)))
        let contrast = light.replacing(UITraitAccessibilityContrast.self, value: .high)
        #expect(contrast.hasDifferentColorAppearance(comparedTo: light))
    }

    @Test("Overrides report which traits they contain, and can be removed")
    func overrides() {
        var overrides = UITraitOverrides()
        #expect(!overrides.contains(UITraitHorizontalSizeClass.self))
        overrides.horizontalSizeClass = .compact
        overrides.density = 1
        #expect(overrides.contains(UITraitHorizontalSizeClass.self))
        #expect(overrides.contains(Density.self))
        #expect(!overrides.contains(UITraitVerticalSizeClass.self))
        overrides.remove(UITraitHorizontalSizeClass.self)
        overrides.remove(Density.self)
        #expect(!overrides.contains(UITraitHorizontalSizeClass.self))
        #expect(overrides == UITraitOverrides())
    }

    @Test("A collection is current only inside performAsCurrent")
    func current() {
        let outside = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            #expect(color.cgColor == UIColor.white.cgColor)
        }
        #expect(UITraitCollection.current == outside)
    }
}
