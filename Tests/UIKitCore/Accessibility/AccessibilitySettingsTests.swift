// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Accessibility settings", .serialized)
struct AccessibilitySettingsTests {
    /// Counts notifications, which are delivered on the posting thread, the main thread.
    private final class Counter: @unchecked Sendable {
        var names: [String] = []
        var tokens: [any NSObjectProtocol] = []
    }

    private func counter(_ names: [Foundation.Notification.Name]) -> Counter {
        let counter = Counter()
        counter.tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                counter.names.append(note.name.rawValue)
            }
        }
        return counter
    }

    private func restore() { UIAccessibility.settings = AccessibilitySettings() }

    @Test("Without a report of the desktop, settings have their defaults")
    func defaults() {
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
        #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.buttonShapesEnabled)
        #expect(!UIAccessibility.isOnOffSwitchLabelsEnabled && !UIAccessibility.shouldDifferentiateWithoutColor)
        #expect(!UIAccessibility.isGrayscaleEnabled && !UIAccessibility.isInvertColorsEnabled)
        #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
        #expect(!UIAccessibility.isClosedCaptioningEnabled && !UIAccessibility.isMonoAudioEnabled)
        #expect(UIAccessibility.hearingDevicePairedEar == [] && !UIAccessibility.isAssistiveTouchRunning)
        #expect(UIAccessibility.HearingDeviceEar.both == [.left, .right])
        #expect(!UIAccessibility.isSpeakScreenEnabled && !UIAccessibility.isSpeakSelectionEnabled)
        #expect(!UIAccessibility.isGuidedAccessEnabled)
    }

    @Test("Each changed setting is posted once, and only that one")
    func notifications() {
        let stage = Stage()
        let counter = counter([
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
            UIAccessibility.onOffSwitchLabelsDidChangeNotification,
            UIAccessibility.differentiateWithoutColorDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ])
        defer {
            for token in counter.tokens { NotificationCenter.default.removeObserver(token) }
            restore()
        }
        UIAccessibility.settings.showsButtonShapes = true
        UIAccessibility.settings.showsButtonShapes = true
        #expect(counter.names == ["UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"])
        counter.names = []
        UIAccessibility.isReduceMotionEnabled = true
        #expect(counter.names == ["UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"])
        #expect(UIAccessibility.prefersCrossFadeTransitions)
        counter.names = []
        // Increased contrast makes surfaces opaque.
        stage.application.increasesContrast = true
        #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isReduceTransparencyEnabled)
        #expect(
            counter.names == [
                "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification",
                "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
            ])
        UIAccessibility.settings.reducesTransparency = true
        stage.application.increasesContrast = false
        #expect(counter.names.count == 3 && UIAccessibility.isReduceTransparencyEnabled)
    }

    @Test("Bold text makes system fonts heavier at once, and leaves named fonts alone")
    func boldText() {
        let stage = Stage()
        defer { restore() }
        let label = UILabel()
        label.text = "Heavier"
        label.sizeToFit()
        stage.show(label)
        stage.advance(by: 0)
        let before = label.intrinsicContentSize.width
        var weights: [UILegibilityWeight] = []
        label.registerForTraitChanges([UITraitLegibilityWeight.self]) { (label: UILabel, _: UITraitCollection) in
            weights.append(label.traitCollection.legibilityWeight)
        }
        UIAccessibility.settings.usesBoldText = true
        stage.advance(by: 0)
        #expect(label.intrinsicContentSize.width > before)
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        UIAccessibility.settings.usesBoldText = false
        stage.advance(by: 0)
        #expect(label.intrinsicContentSize.width == before)
        #expect(weights == [.bold, .regular])
    }

    @Test("A trait collection for the legibility weight specifies only that")
    func legibilityWeight() {
        let traits = UITraitCollection(legibilityWeight: .bold)
        #expect(traits.legibilityWeight == .bold && traits.accessibilityContrast == .unspecified)
        #expect(UITraitCollection(traitsFrom: [.standard, traits]).legibilityWeight == .bold)
        #expect(UITraitCollection.standard.changedTraits(from: traits).contains { $0 == UITraitLegibilityWeight.self })
    }

    @Test("Opaque surfaces have no blur, and follow the setting while they are shown")
    func transparency() throws {
        let stage = Stage()
        defer { restore() }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        stage.show(view)
        stage.advance(by: 0)
        #expect(try #require(view.backdrop.material).blurRadius > 0)
        UIAccessibility.settings.reducesTransparency = true
        stage.advance(by: 0)
        let material = try #require(view.backdrop.material)
        #expect(material.blurRadius == 0 && material.tint.alpha == 1)
        UIAccessibility.settings.reducesTransparency = false
        stage.advance(by: 0)
        #expect(try #require(view.backdrop.material).tint.alpha < 1)
    }

    @Test("Switches show signs for on and off, in the layout direction")
    func switchSigns() throws {
        let stage = Stage()
        defer { restore() }
        let control = UISwitch()
        stage.show(control)
        stage.advance(by: 0)
        #expect(control.signs == nil)
        UIAccessibility.settings.showsSwitchLabels = true
        stage.advance(by: 0)
        let signs = try #require(control.signs)
        #expect(signs.on.alpha == 0 && signs.off.alpha == 1 && signs.off.center.x > signs.on.center.x)
        control.setOn(true, animated: false)
        #expect(signs.on.alpha == 1 && signs.off.alpha == 0)
        control.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0)
        #expect(signs.off.center.x < signs.on.center.x)
        UIAccessibility.settings.showsSwitchLabels = false
        stage.advance(by: 0)
        #expect(control.signs == nil)
    }

    @Test("Button shapes underline plain titles, and give the items of bars a background")
    func buttonShapes() throws {
        let stage = Stage()
        defer { restore() }
        let system = UIButton(type: .system)
        system.setTitle("Plain", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Filled"
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        bar.items = [item]
        let root = UIView()
        for view in [system, filled, bar] as [UIView] { root.addSubview(view) }
        stage.show(root)
        stage.advance(by: 0)
        let button = try #require(item.view as? BarItemButton)
        #expect(system.titleLabel?.isUnderlined == false && button.highlight.backgroundColor == nil)
        UIAccessibility.settings.showsButtonShapes = true
        stage.advance(by: 0)
        #expect(system.titleLabel?.isUnderlined == true && filled.titleLabel?.isUnderlined == false)
        #expect(button.highlight.backgroundColor != nil)
        system.isEnabled = false
        stage.advance(by: 0)
        #expect(system.titleLabel?.isUnderlined == false)
    }

    @Test("With increased contrast, controls have a visible border")
    func outlines() {
        let stage = Stage()
        let control = UISwitch()
        let stepper = UIStepper()
        let button = UIButton(configuration: .gray())
        let root = UIView()
        for view in [control, stepper, button] as [UIView] { root.addSubview(view) }
        stage.show(root)
        stage.advance(by: 0)
        #expect(control.groove.layer.borderWidth == 0 && stepper.background.layer.borderWidth == 0)
        stage.application.increasesContrast = true
        stage.advance(by: 0)
        #expect(control.groove.layer.borderWidth == 1 && stepper.background.layer.borderWidth == 1)
        #expect(button.backgroundView.layer.borderWidth == 1)
        stage.application.increasesContrast = false
        stage.advance(by: 0)
        #expect(control.groove.layer.borderWidth == 0 && button.backgroundView.layer.borderWidth == 0)
    }
}
