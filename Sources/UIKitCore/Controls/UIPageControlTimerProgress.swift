// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// Turns the pages by itself, each after a time.
///
/// It runs after `resumeTimer()`, while the bar is seen. At the end of a page the control goes to the next and sends
/// `valueChanged`.
@MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Makes a timer that rests, with seconds for each page that has none of its own.
    public init(preferredDuration: TimeInterval) {
        storedDuration = Self.possible(preferredDuration)
        super.init()
    }

    /// Seconds for each page that has none of its own; what is no time at all counts as a hundredth of a second.
    open var preferredDuration: TimeInterval {
        get { storedDuration }
        set { storedDuration = Self.possible(newValue) }
    }

    /// Whether the first page follows the last; `false` by default, which ends there.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer goes on whenever the bar is seen.
    public private(set) var isRunning = false

    /// Gives a page seconds of its own.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = Self.possible(duration)
    }

    /// The seconds of a page, its own or those of all.
    open func duration(forPage page: Int) -> TimeInterval {
        durations[page] ?? storedDuration
    }

    /// Goes on from where the page is; from the beginning of the last page, if the timer came to its end.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        if currentProgress >= 1 { beginPage() }
        updateLink()
    }

    /// Rests where the page is.
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

/// Hears of a timer's progress; to be set as its `delegate`.
///
/// > Note: Differs from UIKit: the timer's `delegate` has the type of any progress's, and is looked at for this one.
@MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Some time of the page has passed.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether the page that has ended is followed by `page`; `true` unless implemented, `false` pauses the timer.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
