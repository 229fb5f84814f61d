// SPDX-License-Identifier: MIT

extension UIResponder {
    /// The language of the input view's controller, if it has one, or else of the keyboard's layout.
    var currentTextInputMode: UITextInputMode? {
        let controllers = responderWindow?.rootWindow.inputPanel?.inputSet.controllers ?? []
        let language = controllers.lazy.compactMap { ($0 as? UIInputViewController)?.primaryLanguage }.first
        return language.map(UITextInputMode.init(language:)) ?? .ofKeyboard
    }
}
