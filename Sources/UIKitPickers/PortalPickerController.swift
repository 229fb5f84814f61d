// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
public import UIKitCore
package import UIKitPlatform

/// The base class of controllers whose content is a dialog of the desktop, in a window of its own.
///
/// The controller covers the presenting one, so that it can't be used in the meantime, but shows nothing itself.
@preconcurrency @MainActor
open class PortalPickerController: UIViewController {
    /// The desktop's file chooser; `nil` without a session bus.
    package lazy var chooser = DesktopServices.running?.sessionBus.map { FileChooser(bus: $0) }
    private var request: Task<Void, Never>?

    package init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard request == nil else { return }
        request = Task.immediate { @MainActor [weak self] in
            var files: [URL]?
            do {
                guard let chooser = self?.chooser else { throw FileChooserError.noPortal }
                files = try await self?.choose(with: chooser)
            } catch {
                Log.error("\(error)")
            }
            // The application may have dismissed the controller, and isn't notified then.
            if !Task.isCancelled { self?.didChoose(files) }
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { request?.cancel() }
    }

    /// Shows the dialog, and returns the chosen files; `nil` if the user cancels.
    package func choose(with chooser: FileChooser) async throws -> [URL]? { nil }

    /// Called with the chosen files; `nil` if the user has cancelled, or the dialog can't be shown.
    package func didChoose(_ files: [URL]?) {}
}
