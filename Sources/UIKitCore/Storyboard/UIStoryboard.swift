// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// The scenes in a UI file: view controllers with their views, and the segues between them.
///
/// Nothing of a scene is read before its controller is created, and no view before it is needed (`R-VC-9`).
///
/// > Note: Differs from UIKit: the file is an uncompiled `.storyboard` file as written by design tools.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Reads the outline of `name.storyboard` from `bundle`, or from the application's resources if `nil`.
    ///
    /// A missing or invalid file is logged, and has no scenes.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
        do throws(UINibError) {
            let file = try InterfaceFiles.file(named: name, type: "storyboard", in: storyboardBundleOrNil)
            bundle = file.bundle
            archive = try InterfaceEngines.shared?.storyboard(file.bytes, name: file.name, for: self)
        } catch {
            bundle = bundle ?? storyboardBundleOrNil
            Log.error(error.description)
        }
    }

    /// Creates a storyboard from data, for tools and tests.
    package init(data: Data, name: String, bundle: Bundle?) throws(UINibError) {
        self.name = name
        self.bundle = bundle
        super.init()
        archive = try InterfaceEngines.shared?.storyboard([UInt8](data), name: name, for: self)
    }

    /// The name of the file, without its extension.
    package let name: String
    /// The bundle of the file; `nil` if it wasn't found, or for data.
    package private(set) var bundle: Bundle?
    private var archive: (any StoryboardArchive)?

    /// Creates the initial view controller, with a new one for each call; `nil` if the file designates none.
    open func instantiateInitialViewController() -> UIViewController? {
        archive?.initialController(nil)
    }

    /// Creates the initial view controller with `creator`, which calls an initializer with additional arguments and
    /// the coder.
    ///
    /// If `creator` is or returns `nil`, `init(coder:)` of the class in the file is called. The result is `nil` if the
    /// file designates no initial controller, or one of another class.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let controller = archive?.initialController(creator.map { creator in { creator($0) } })
        guard let controller = controller as? ViewController else {
            if let controller {
                Log.misuse(
                    "The initial controller of \(name) is a \(type(of: controller)), not a \(ViewController.self).")
            }
            return nil
        }
        return controller
    }

    /// Creates the view controller with that identifier in the file.
    ///
    /// > Note: Differs from UIKit: for an unknown identifier, a message is logged and an empty controller is returned.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        archive?.controller(identifier, nil) ?? missing(identifier)
    }

    /// Creates the view controller with that identifier with `creator`, which calls an initializer with additional
    /// arguments and the coder.
    ///
    /// If `creator` is or returns `nil`, `init(coder:)` of the class in the file is called. An identifier of another
    /// class is a programming error that ends the process, because there is nothing to return.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = archive?.controller(identifier, creator.map { creator in { creator($0) } })
        if let controller = controller as? ViewController { return controller }
        let found = controller.map { "is a \(type(of: $0))" } ?? "does not exist"
        preconditionFailure("The controller \(identifier) of \(name) \(found); a \(ViewController.self) is needed.")
    }

    private func missing(_ identifier: String) -> UIViewController {
        Log.misuse("\(name).storyboard has no controller with the identifier \(identifier); an empty one is used.")
        return UIViewController()
    }
}
