// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import Localization

/// A button of a title bar that the framework draws, as assistive technology sees it.
final class TitleBarElement: UIAccessibilityElement {
    private weak var host: WindowHost?
    private let kind: TitleBarButton.Kind

    init(_ kind: TitleBarButton.Kind, of host: WindowHost, in window: UIWindow) {
        self.kind = kind
        self.host = host
        super.init(accessibilityContainer: window)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let phrase: Phrase =
            switch kind {
            case .close: .close
            case .minimize: .minimize
            case .maximize: host?.isMaximized == true ? .restore : .maximize
            case .menu, .spacer: .windowMenu
            }
        return AccessibilityDefaults(isElement: true, traits: .button, label: phrase.text, role: .button)
    }

    override var accessibilityFrame: CGRect {
        get { host?.chrome.frame(of: kind) ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard let host else { return false }
        host.chrome.press(kind)
        return true
    }
}

extension WindowHost {
    /// The buttons of the title bar; none if the desktop draws it.
    func titleBarElements(in window: UIWindow) -> [TitleBarElement] {
        let kinds = chrome.buttonKinds
        if shownTitleBarKinds != kinds {
            shownTitleBarKinds = kinds
            titleBarElements = kinds.map { TitleBarElement($0, of: self, in: window) }
        }
        return titleBarElements
    }
}

extension WindowChrome {
    var buttonKinds: [TitleBarButton.Kind] { layout.isClientSide ? titleBarKinds : [] }

    /// The frame of a button in the coordinates of the content.
    func frame(of kind: TitleBarButton.Kind) -> CGRect {
        titleBarFrame(of: kind).offsetBy(
            dx: layout.geometry.minX - layout.content.minX, dy: layout.geometry.minY - layout.content.minY)
    }
}
