// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@Suite("Input context")
@MainActor
struct UITextInputContextTests {
    @Test("A hardware keyboard is expected once the display reports layouts, unless the application said otherwise")
    func keyboard() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
        let context = UITextInputContext.current()
        #expect(context === UITextInputContext.current() && !context.isHardwareKeyboardInputExpected)
        let system = stage.system
        system.delegate?.windowSystem(system, didChange: KeyboardLayouts(names: ["German"], active: 0))
        #expect(context.isHardwareKeyboardInputExpected)
        context.isHardwareKeyboardInputExpected = false
        #expect(!context.isHardwareKeyboardInputExpected)
        system.delegate?.windowSystem(system, didChange: KeyboardLayouts(names: ["German", "French"], active: 1))
        #expect(context.isHardwareKeyboardInputExpected)
        system.delegate?.windowSystem(system, didChange: KeyboardLayouts())
        #expect(!context.isHardwareKeyboardInputExpected)
    }
}

/// The former names, in a deprecated conformance, because they are deprecated themselves.
private protocol FormerKeys {
    static var keys: [String] { get }
}

private enum TextStyleKeys: FormerKeys {
    @available(*, deprecated)
    static var keys: [String] {
        [UITextInputTextBackgroundColorKey, UITextInputTextColorKey, UITextInputTextFontKey]
    }
}

@Suite("Former keys of text styles")
struct UITextInputKeysTests {
    private func keys(_ source: any FormerKeys.Type) -> [String] { source.keys }

    @Test("The former keys of text styles have the values of the attributes' keys")
    func values() {
        let current: [NSAttributedString.Key] = [.backgroundColor, .foregroundColor, .font]
        #expect(keys(TextStyleKeys.self) == current.map(\.rawValue))
    }
}
