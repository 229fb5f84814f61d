// SPDX-License-Identifier: MIT
internal import Diagnostics
package import Foundation

/// Reads UI files for the classes of this module, which don't know their format.
@MainActor
package protocol InterfaceEngine: AnyObject {
    init()

    /// Reads the outline of a nib.
    func nib(_ bytes: [UInt8], name: String, bundle: Bundle) throws(UINibError) -> any NibArchive

    /// Reads the outline of a storyboard.
    func storyboard(
        _ bytes: [UInt8], name: String, for storyboard: UIStoryboard
    ) throws(UINibError) -> any StoryboardArchive
}

/// The content of a nib.
@MainActor
package protocol NibArchive: AnyObject {
    /// Creates the objects, connects them, and returns the top-level ones.
    func instantiate(
        withOwner owner: Any?, externalObjects: [String: Any]
    ) throws(UINibError) -> [Any]
}

/// The content of a storyboard.
@MainActor
package protocol StoryboardArchive: AnyObject {
    /// Creates the initial controller; `nil` if there is none.
    func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?

    /// Creates the controller with that identifier; `nil` if there is none.
    func controller(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

/// The part of a storyboard from which a controller was created.
@MainActor
package protocol ControllerArchive: AnyObject {
    var storyboard: UIStoryboard { get }

    /// Creates the controller's view, if the storyboard contains it, and connects everything in the scene.
    func loadView(of controller: UIViewController)

    /// Performs the segue with that identifier; returns `false` if there is none.
    func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

/// Finds the engine.
@MainActor
package enum InterfaceEngines {
    /// The engine of `UIKitStoryboards`, which is above this module; `nil` if the application is built without it.
    package static let shared: (any InterfaceEngine)? = {
        guard let engine = NSClassFromString("UIKitStoryboards.StoryboardEngine") as? any InterfaceEngine.Type else {
            Log.error("UI files can't be read, because the module UIKitStoryboards is not part of the application.")
            return nil
        }
        return engine.init()
    }()
}
