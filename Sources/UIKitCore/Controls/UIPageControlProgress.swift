// SPDX-License-Identifier: MIT

/// How far the present page of a page control has come: its dot is a bar that fills.
///
/// The application sets `currentProgress`; ``UIPageControlTimerProgress`` does so by itself.
@MainActor
open class UIPageControlProgress {
    open weak var delegate: (any UIPageControlProgressDelegate)?

    public init() {}

    /// From 0 to 1, kept within; what is no number is ignored.
    ///
    /// A page that becomes the present one begins with what the delegate says, or with 0.
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

    /// Whether the bar is seen: the control is in a window and has pages, and no touch goes along its row.
    public private(set) var isProgressVisible = false

    /// The control that shows the progress; it keeps the progress, not the other way round.
    weak var control: UIPageControl? {
        didSet {
            guard control !== oldValue else { return }
            beginPage()
            updateVisibility()
        }
    }

    private var storedProgress: Float = 0

    /// Another page is the present one.
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

    /// The bar is seen, or no longer is.
    func visibilityDidChange() {}
}

/// Hears of a page control's progress.
@MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Where a page begins that becomes the present one, from 0 to 1; 0 unless implemented.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The bar is seen now, or no longer is.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
