// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// The request on the command line.
struct PreviewRequest {
    let file: URL
    let scene: String?
    let size: CGSize
    let followsFile: Bool
}

/// The application that shows a UI file.
final class PreviewApp: UIResponder, UIApplicationDelegate {
    /// Set before the application starts.
    static var request: PreviewRequest?

    var window: UIWindow?
    private var shown: Date?
    private var timer: Timer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let request = Self.request else { return false }
        InterfacePreview.isActive = true
        let window = UIWindow(frame: CGRect(origin: .zero, size: request.size))
        self.window = window
        reload(request)
        window.makeKeyAndVisible()
        if request.followsFile {
            // Editors replace a file when they save it, which a watch of the file itself would miss.
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.reloadIfChanged(request) }
            }
        }
        return true
    }

    private func reloadIfChanged(_ request: PreviewRequest) {
        guard let changed = Self.modificationDate(of: request.file), changed != shown else { return }
        reload(request)
    }

    private func reload(_ request: PreviewRequest) {
        shown = Self.modificationDate(of: request.file)
        window?.rootViewController = PreviewContent.controller(request)
        window?.rootViewController?.title = request.file.lastPathComponent
    }

    private static func modificationDate(of file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}

/// The content of the window.
@MainActor
enum PreviewContent {
    static func controller(_ request: PreviewRequest) -> UIViewController {
        do {
            let data = try Data(contentsOf: request.file)
            let bundle = Bundle(path: request.file.deletingLastPathComponent().path)
            if request.file.pathExtension == "xib" { return nib(data, bundle) }
            let storyboard = try UIStoryboard(data: data, name: request.file.lastPathComponent, bundle: bundle)
            if let scene = request.scene { return storyboard.instantiateViewController(withIdentifier: scene) }
            return storyboard.instantiateInitialViewController() ?? message("The storyboard has no initial scene.")
        } catch {
            return message("\(error)")
        }
    }

    private static func nib(_ data: Data, _ bundle: Bundle?) -> UIViewController {
        let objects = UINib(data: data, bundle: bundle).instantiate(withOwner: nil)
        guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else {
            return message("The file has no view.")
        }
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.addSubview(view)
        return controller
    }

    private static func message(_ text: String) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let label = UILabel(frame: controller.view.bounds.insetBy(dx: 20, dy: 20))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = text
        controller.view.addSubview(label)
        return controller
    }
}
