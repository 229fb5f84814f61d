// SPDX-License-Identifier: MIT
public import Foundation

/// An element of a menu: an action, a command, a submenu, or a deferred element.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title of the element.
    public internal(set) var title: String
    /// A second line of text in a smaller font.
    open var subtitle: String?
    /// The image shown next to the title.
    public internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

extension UIMenuElement {
    /// The states of an element, indicated by a mark.
    public enum State: Int, Sendable {
        case off = 0
        /// A checkmark.
        case on = 1
        /// A dash, for a setting that is on in some places and off in others.
        case mixed = 2
    }

    /// The attributes that determine the style and behavior of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is dimmed and cannot be selected.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is red, because its action cannot be undone.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is selected.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// A menu element that performs something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
    /// The title of the element.
    var title: String { get set }
    /// A second line of text in a smaller font.
    var subtitle: String? { get set }
    /// The image shown next to the title.
    var image: UIImage? { get set }
    /// A more descriptive title, shown in the list of key commands and in tooltips.
    var discoverabilityTitle: String? { get set }
    /// The attributes that determine the element's style and behavior.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state, indicated by a checkmark or a dash.
    var state: UIMenuElement.State { get set }
    /// The object that triggered the element; `nil` unless it is being performed.
    var sender: Any? { get }

    /// Performs the element. A command sends its action to `target` or, if it is `nil`, up the responder chain.
    func performWithSender(_ sender: Any?, target: Any?)
}
