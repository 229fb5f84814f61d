// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Localization
public import UIKitCore
package import UIKitPlatform
internal import UniformTypeIdentifiers

/// A controller with which the user chooses a photo or movie.
///
/// The delegate is notified of the choice, and dismisses the controller.
///
/// > Note: Differs from UIKit: the desktop's file chooser is shown, through its portal, and the controller isn't a navigation
/// > controller. There is no camera; a picker for it is cancelled at once, like one without a portal, and the log says why.
@preconcurrency @MainActor
open class UIImagePickerController: PortalPickerController {
    /// The origin of photos and movies.
    public enum SourceType: Int, Sendable {
        /// The user's photos.
        case photoLibrary = 0
        /// A camera, which is never available.
        case camera = 1
        /// The same as `photoLibrary`.
        case savedPhotosAlbum = 2
    }

    /// A key in the information about a photo or movie.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of the file, `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The `UIImage` of a photo.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The `URL` of the file of a photo.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The `URL` of the file of a movie.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// A camera of a device.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// Creates a picker for photos.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The object that is notified of the choice.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// The origin of the photos and movies; `photoLibrary` by default.
    open var sourceType = SourceType.photoLibrary

    /// The identifiers of the types that can be chosen: `public.image`, the default, `public.movie`, or both.
    open var mediaTypes = ["public.image"]

    /// Returns whether an origin is available: the photo library with a session bus, a camera never.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera && DesktopServices.running?.sessionBus != nil
    }

    /// Returns the types that an origin has; `nil` for a camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image", "public.movie"]
    }

    /// Returns whether a camera is available, which is never the case.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    package override func choose(with chooser: FileChooser) async throws -> [URL]? {
        guard sourceType != .camera else {
            Log.error("There is no camera for UIImagePickerController; ask isSourceTypeAvailable(_:) first.")
            return nil
        }
        var selection = FileChooser.Selection()
        let patterns = mediaTypes.map { $0 == "public.movie" ? "video/*" : "image/*" }
        selection.kinds = [FileChooser.Selection.Kind(name: Phrase.image.text, mediaTypes: patterns)]
        return try await chooser.open(selection, above: viewIfLoaded?.window)
    }

    package override func didChoose(_ files: [URL]?) {
        guard let file = files?.first, let info = Self.info(of: file) else {
            if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
            return
        }
        if let delegate {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }

    /// Returns the information about a file; `nil`, and a message, if it isn't a readable image.
    private static func info(of file: URL) -> [InfoKey: Any]? {
        if let type = UTType(filenameExtension: file.pathExtension), type.conforms(to: .movie) {
            return [.mediaType: "public.movie", .mediaURL: file]
        }
        guard let image = UIImage(contentsOfFile: file.path) else {
            Log.error("The chosen file isn't an image that can be read: \(file.lastPathComponent).")
            return nil
        }
        return [.mediaType: "public.image", .originalImage: image, .imageURL: file]
    }
}

/// Methods for responding to an image picker.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with information about the chosen photo or movie. Dismiss the picker.
    ///
    /// By default, the picker is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user has cancelled. Dismiss the picker, as the default does.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
