// SPDX-License-Identifier: MIT

/// Something that a menu shows: an action, a command, another menu, or what is found out when the menu opens.
@MainActor
open class UIMenuElement {
    /// What the element says.
    public internal(set) var title: String
    /// A second line in smaller letters.
    open var subtitle: String?
    public internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

extension UIMenuElement {
    /// What stands beside an element that can be on.
    public enum State: Int, Sendable {
        case off = 0
        /// A check mark.
        case on = 1
        /// A dash, for what is on in some places and off in others.
        case mixed = 2
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Grey, and not to be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red: what it does cannot be taken back.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown at all.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

extension UIMenuElement: Hashable {
    public nonisolated static func == (left: UIMenuElement, right: UIMenuElement) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// An element that does something: an action or a command.
@MainActor
public protocol UIMenuLeaf: UIMenuElement {
    var title: String { get set }
    var subtitle: String? { get set }
    var image: UIImage? { get set }
    /// A longer title for the list of keys and for tooltips.
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// Who performs the element, while it is performed.
    var sender: Any? { get }

    /// Does what the element is for; a command sends its action to `target`, or up the responder chain for `nil`.
    func performWithSender(_ sender: Any?, target: Any?)
}
