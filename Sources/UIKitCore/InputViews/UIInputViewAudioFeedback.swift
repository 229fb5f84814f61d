// SPDX-License-Identifier: MIT
public import Foundation

/// An input view or accessory view whose keys click.
///
/// Its keys call ``UIDevice/playInputClick()``.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether clicks are played while the view is shown; `false` by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Plays the click of a key, if an input view or accessory view that is shown enables it by
    /// ``UIInputViewAudioFeedback``, and the user has not turned the sounds of the desktop off.
    ///
    /// The sound is that of `button-pressed` in the desktop's sound theme. Without one, without libcanberra, and while
    /// the previous click is being started, nothing is played.
    public func playInputClick() {
        guard let playClick, UIApplication.running?.enablesInputClicks == true else { return }
        playClick()
    }
}

extension UIApplication {
    /// Whether the input views of a key window enable clicks.
    fileprivate var enablesInputClicks: Bool {
        windows.contains { window in
            guard window.showsCarets, let panel = window.rootWindow.inputPanel else { return false }
            return panel.inputSet.views.contains {
                ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
            }
        }
    }
}
