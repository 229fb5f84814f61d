// SPDX-License-Identifier: MIT
internal import FileAssociations
public import Foundation
public import UIKitCore
internal import UIKitDocuments
internal import UniformTypeIdentifiers

/// Previews a file, and opens it in other applications.
///
/// Create one for each file, and keep it for as long as it shows something. It dismisses what it has presented itself
/// (`R-IPAD-66`, `R-IPAD-69`).
///
/// > Note: Differs from UIKit: the other applications are those that the desktop has for the file's type, and they open
/// > the file itself instead of a copy. In a sandbox, the desktop's portal asks which application is meant.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Creates a controller without a file.
    public override init() {
        super.init()
    }

    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Decides where things are presented.
    public weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file.
    ///
    /// Its name and type are determined again when it is set.
    open var url: URL? {
        didSet {
            if url != oldValue { (statedName, statedType, foundKind) = (nil, nil, nil) }
        }
    }

    /// The name that is shown; that of the file by default.
    open var name: String? {
        get { statedName ?? url.map { FileManager.default.displayName(atPath: $0.path) } }
        set { statedName = newValue }
    }

    /// The identifier of the file's type, such as `public.png`, by its name by default.
    ///
    /// `public.data` for types that aren't known.
    open var uti: String? {
        get { statedType ?? kind.map { (UTType(mimeType: $0.mimeType) ?? .data).identifier } }
        set { statedType = newValue }
    }

    /// The icons of the file's type in several sizes, the smallest first; never empty.
    open var icons: [UIImage] {
        guard let kind else { return [] }
        let found = Self.iconWidths.compactMap { desk.image(kind.icon, width: $0, scale: 1) }
        guard found.isEmpty else { return found }
        return Self.iconWidths.compactMap { width in
            UIImage(systemName: "doc", withConfiguration: UIImage.SymbolConfiguration(pointSize: width))
        }
    }

    /// Information for the application that opens the file, a property list whose meaning the two have agreed on.
    ///
    /// Only applications made with this toolkit receive it, in their launch options or with the URL (`R-IPAD-70`). At
    /// most 100,000 bytes of text are passed on; a larger one isn't.
    open var annotation: Any?

    /// Gestures for the view that represents the file: a tap shows the preview, and a long press the options.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = {
        let tap = UITapGestureRecognizer(target: self, action: UIDocumentInteractionController.tapped)
        let press = UILongPressGestureRecognizer(target: self, action: UIDocumentInteractionController.pressed)
        return [tap, press]
    }()

    // MARK: - Presentation

    /// Shows the preview in a modal controller.
    ///
    /// - Returns: Whether it is shown: `false` if the delegate doesn't name a controller for it, or that one presents
    ///   another (`R-IPAD-68`), and if the file doesn't exist.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { beginPreview(animated) }

    /// Dismisses the preview before the user does.
    open func dismissPreview(animated: Bool) {
        preview?.presentingViewController?.dismiss(animated: animated)
    }

    /// Shows a menu in which the user can preview, copy, send, and save the file, and open it in other applications.
    ///
    /// - Parameters:
    ///   - rect: The place in `view` at which the menu points in a regular width.
    ///   - view: A view in a window.
    ///   - animated: Whether the menu appears with animation.
    /// - Returns: Whether it is shown: `false` if the file doesn't exist, or another controller is presented.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.options, from: .rect(rect, view), animated)
    }

    /// Shows the menu with all options from a button of a bar, as `presentOptionsMenu(from:in:animated:)` does.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.options, from: .item(item), animated)
    }

    /// Shows a menu with the applications that open the file.
    ///
    /// - Parameters:
    ///   - rect: The place in `view` at which the menu points in a regular width.
    ///   - view: A view in a window.
    ///   - animated: Whether the menu appears with animation.
    /// - Returns: Whether it is shown: `false` if no other application opens the file (`R-IPAD-67`), if it doesn't exist,
    ///   or if another controller is presented.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.applications, from: .rect(rect, view), animated)
    }

    /// Shows the menu with applications from a button of a bar, as `presentOpenInMenu(from:in:animated:)` does.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.applications, from: .item(item), animated)
    }

    /// Dismisses the menu before the user does.
    open func dismissMenu(animated: Bool) {
        menu?.presentingViewController?.dismiss(animated: animated)
    }

    // MARK: - State

    private static let iconWidths: [CGFloat] = [16, 32, 64, 128, 256]

    private var statedName: String?
    private var statedType: String?
    private var foundKind: FileKind?
    /// The desktop's knowledge of files; tests replace it.
    var desk: any FileDesk = InstalledFileDesk.shared
    var menu: UIActivityViewController?
    var preview: UIViewController?
    /// Called once the menu has disappeared.
    var afterMenu: (() -> Void)?
    /// The parent of a preview that the delegate hasn't named.
    let missingParent = UIViewController(nibName: nil, bundle: nil)

    /// The kind of the file, by the type that the application has stated or by its name; `nil` without a file.
    var kind: FileKind? {
        guard let url else { return nil }
        var kind = foundKind ?? desk.kind(of: url)
        foundKind = kind
        if let mimeType = statedType.flatMap({ UTType($0)?.preferredMIMEType }) { kind.mimeType = mimeType }
        return kind
    }
}
