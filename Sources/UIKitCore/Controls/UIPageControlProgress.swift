// SPDX-License-Identifier: MIT
public import Foundation

/// The progress of a page control's current page, shown as a bar that fills.
///
/// The application sets `currentProgress`; ``UIPageControlTimerProgress`` updates it automatically.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The object that is notified of changes of the progress.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// Creates a progress of 0.
    public override init() {}

    /// The fraction completed, limited to 0...1.
    ///
    /// NaN is ignored. A page that becomes current starts with the value that the delegate returns, or 0.
    open var currentProgress: Float {
        get { storedProgress }
        set {
            guard !newValue.isNaN else { return }
            let value = min(max(newValue, 0), 1)
            guard value != storedProgress else { return }
            storedProgress = value
            control?.placeProgress()
        }
    }

    /// Whether the bar is visible: the control is in a window, has pages, and isn't being dragged along.
    public private(set) var isProgressVisible = false

    /// The control that shows the progress.
    ///
    /// The control retains the progress.
    weak var control: UIPageControl? {
        didSet {
            guard control !== oldValue else { return }
            beginPage()
            updateVisibility()
        }
    }

    private var storedProgress: Float = 0

    /// Resets the progress when another page becomes current.
    func beginPage() {
        guard let control else { return }
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }

    func updateVisibility() {
        let isVisible = control?.showsProgress == true
        guard isVisible != isProgressVisible else { return }
        isProgressVisible = isVisible
        visibilityDidChange()
        delegate?.pageControlProgressVisibilityDidChange(self)
    }

    /// Called when the bar's visibility changes.
    func visibilityDidChange() {}
}

/// Methods for responding to changes of a page control's progress.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Returns the initial progress of a page that becomes current, 0...1. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the bar becomes visible or hidden.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
