// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A progress that advances a page control's pages after a set time each.
///
/// It runs after `resumeTimer()` while the bar is visible. At the end of a page the control moves to the next one and
/// sends `.valueChanged`.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Creates a paused timer.
    ///
    /// `preferredDuration` is the time in seconds for pages without a duration of their own.
    public init(preferredDuration: TimeInterval) {
        storedDuration = Self.possible(preferredDuration)
        super.init()
    }

    /// The time in seconds for pages without a duration of their own.
    ///
    /// Values below 0.01, and NaN, count as 0.01.
    open var preferredDuration: TimeInterval {
        get { storedDuration }
        set { storedDuration = Self.possible(newValue) }
    }

    /// Whether the first page follows the last.
    ///
    /// The default is `false`: the timer ends on the last page.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer advances while the bar is visible.
    public private(set) var isRunning = false

    /// Sets the duration of a page in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = Self.possible(duration)
    }

    /// Returns the duration of a page in seconds: the one set for it, or `preferredDuration`.
    open func duration(forPage page: Int) -> TimeInterval {
        durations[page] ?? storedDuration
    }

    /// Resumes the timer at the current progress, or at the start of the last page if the timer had ended there.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        if currentProgress >= 1 { beginPage() }
        updateLink()
    }

    /// Pauses the timer at the current progress.
    open func pauseTimer() {
        isRunning = false
        updateLink()
    }

    // MARK: - Time

    private static let shortest: TimeInterval = 0.01

    private var storedDuration: TimeInterval
    private var durations: [Int: TimeInterval] = [:]
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?

    private static func possible(_ duration: TimeInterval) -> TimeInterval {
        duration.isNaN ? shortest : max(duration, shortest)
    }

    private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
        delegate as? any UIPageControlTimerProgressDelegate
    }

    override func visibilityDidChange() {
        updateLink()
    }

    private func updateLink() {
        let isNeeded = isRunning && isProgressVisible
        guard isNeeded != (link != nil) else { return }
        link?.invalidate()
        link = nil
        lastTime = nil
        guard isNeeded else { return }
        let link = CADisplayLink(target: self, action: UIPageControlTimerProgress.step)
        link.preferredFramesPerSecond = Theme.PageControl.progressFramesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step(_ link: CADisplayLink) {
        guard let control else { return pauseTimer() }
        let elapsed = link.timestamp - (lastTime ?? link.timestamp)
        lastTime = link.timestamp
        guard elapsed > 0 else { return }
        let progress = currentProgress + Float(elapsed / duration(forPage: control.currentPage))
        currentProgress = progress
        timerDelegate?.pageControlTimerProgressDidChange(self)
        if progress >= 1 { endPage(of: control) }
    }

    private func endPage(of control: UIPageControl) {
        let isLast = control.currentPage >= control.numberOfPages - 1
        let next = isLast ? 0 : control.currentPage + 1
        guard !isLast || resetsToInitialPageAfterEnd,
            timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) != false
        else { return pauseTimer() }
        if next == control.currentPage { return beginPage() }
        control.turn(to: next)
    }
}

/// Methods for responding to a timer's progress.
///
/// Set the object as the timer's `delegate`.
///
/// > Note: Differs from UIKit: `delegate` has the type of the base class and is checked for conformance to this
/// > protocol.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called when time has passed on the current page.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the timer advances to `page`. The default is `true`; `false` pauses the timer.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
