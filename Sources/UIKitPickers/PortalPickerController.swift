// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Diagnostics
public import Foundation
package import Localization
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
            let outcome: Result<[URL]?, any Error>
            do {
                guard let chooser = self?.chooser else { throw FileChooserError.noPortal }
                outcome = .success(try await self?.choose(with: chooser))
            } catch {
                Log.error("\(error)")
                outcome = .failure(error)
            }
            // The application may have dismissed the controller, and isn't notified then.
            guard !Task.isCancelled else { return }
            switch outcome {
            case .success(let files): self?.didChoose(files)
            case .failure(let error): self?.showAlert(for: error)
            }
        }
    }

    /// Tells the user why nothing could be chosen or saved, and is cancelled when the user has read it.
    private func showAlert(for error: any Error) {
        let alert = UIAlertController(
            title: failureTitle.text, message: error.messageForUser, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: Phrase.close.text, style: .cancel) { [weak self] _ in self?.didChoose(nil) })
        present(alert, animated: true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { request?.cancel() }
    }

    /// Shows the dialog, and returns the chosen files; `nil` if the user cancels.
    package func choose(with chooser: FileChooser) async throws -> [URL]? { nil }

    /// Called with the chosen files; `nil` if the user has cancelled, or the dialog can't be shown.
    package func didChoose(_ files: [URL]?) {}

    /// The title of the alert that is shown if ``choose(with:)`` fails.
    package var failureTitle: Phrase { .filesNotChosen }
}

extension Error {
    /// The reason in words for the user; `nil` if there are none that would help.
    @MainActor
    fileprivate var messageForUser: String? {
        switch self as any Error {
        case FileChooserError.noPortal, BusError.unreachable, BusError.refused:
            Phrase.fileChooserMissing.text("xdg-desktop-portal")
        case is FileChooserError, is BusError: nil
        default: localizedDescription
        }
    }
}
