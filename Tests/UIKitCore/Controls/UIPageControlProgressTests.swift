// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Page controls with progress")
@MainActor
struct UIPageControlProgressTests {
    @MainActor
    private final class Listener: UIPageControlTimerProgressDelegate {
        var initial: Float = 0
        var mayAdvance = true
        var visibility: [Bool] = []
        var asked: [Int] = []
        var changes = 0

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            initial
        }

        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            visibility.append(progress.isProgressVisible)
        }

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }

        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            asked.append(page)
            return mayAdvance
        }
    }

    /// Five pages from (50, 50), the first shown as a bar from 63.25 to 89.25; dots are 18 points apart from 103.5.
    @MainActor
    private final class Scene {
        let control = UIPageControl(frame: .zero)
        let progress: UIPageControlProgress
        let listener = Listener()
        let stage: Stage
        let log: ControlLog

        init(_ progress: UIPageControlProgress = UIPageControlProgress(), isRightToLeft: Bool = false) {
            self.progress = progress
            progress.delegate = listener
            control.numberOfPages = 5
            control.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            control.pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
            control.progress = progress
            control.sizeToFit()
            stage = Stage.showing(control)
            log = ControlLog(control)
        }

        /// The number of red points in the row, and the position of the first.
        var filled: (start: Int, count: Int) {
            stage.advance(by: 0)
            let red = (50..<200).filter { x in
                stage.pixel(at: CGPoint(x: CGFloat(x) + 0.5, y: 63)).map { $0.red > 150 && $0.blue < 100 } ?? false
            }
            return (red.first ?? 0, red.count)
        }
    }

    @Test("Progress is limited to 0...1, and NaN is ignored")
    func clamping() {
        let progress = UIPageControlProgress()
        progress.currentProgress = 3
        #expect(progress.currentProgress == 1)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 1)
        progress.currentProgress = -.infinity
        #expect(progress.currentProgress == 0)
        let timer = UIPageControlTimerProgress(preferredDuration: .nan)
        #expect(timer.preferredDuration > 0)
        timer.setDuration(-3, forPage: 2)
        #expect(timer.duration(forPage: 2) > 0 && timer.duration(forPage: 0) == timer.preferredDuration)
    }

    @Test("The current dot is a bar that fills from the end where pages begin", arguments: [false, true])
    func bar(isRightToLeft: Bool) {
        let scene = Scene(isRightToLeft: isRightToLeft)
        #expect(scene.control.bounds.width == 128.5)
        #expect(scene.filled.count == 0)
        scene.progress.currentProgress = 1
        let full = scene.filled
        #expect((25...27).contains(full.count))
        scene.progress.currentProgress = 0.5
        let half = scene.filled
        #expect((15...18).contains(half.count))
        let begin: (Int, Int) -> Int = { isRightToLeft ? $0 + $1 : $0 }
        #expect(abs(begin(half.start, half.count) - begin(full.start, full.count)) <= 1)
    }

    @Test("Removing the progress restores the dot")
    func removal() {
        let scene = Scene()
        scene.progress.currentProgress = 1
        scene.control.progress = nil
        scene.control.sizeToFit()
        #expect(scene.control.bounds.width == 110)
        #expect((6...8).contains(scene.filled.count))
        #expect(scene.listener.visibility == [true, false])
    }

    @Test("Clicks hit the dots next to the bar and the bar itself")
    func clicks() {
        let scene = Scene()
        scene.stage.click(at: CGPoint(x: 86, y: 63))
        #expect(scene.control.currentPage == 0)
        scene.stage.click(at: CGPoint(x: 121.5, y: 63))
        #expect(scene.control.currentPage == 2)
        scene.stage.advance(by: 1)
        scene.stage.click(at: CGPoint(x: 69, y: 63))
        #expect(scene.control.currentPage == 0)
    }

    @Test("Each page begins with the progress that the delegate returns")
    func initialProgress() {
        let scene = Scene()
        scene.progress.currentProgress = 0.9
        scene.listener.initial = 0.25
        scene.control.currentPage = 1
        #expect(scene.progress.currentProgress == 0.25)
    }

    @Test("During a drag along the row there is no bar, and the timer pauses")
    func scrubbing() {
        let timer = UIPageControlTimerProgress(preferredDuration: 10)
        let scene = Scene(timer)
        timer.resumeTimer()
        scene.stage.advance(by: 1)
        #expect(scene.listener.visibility == [true])
        var during: [Bool] = []
        scene.control.addAction(
            UIAction { _ in during.append(timer.isProgressVisible) }, for: .valueChanged)
        scene.stage.drag(from: CGPoint(x: 80, y: 63), to: CGPoint(x: 150, y: 63), duration: 0.5)
        #expect(!during.isEmpty && !during.contains(true))
        #expect(scene.listener.visibility == [true, false, true])
        #expect(timer.isRunning)
    }

    @Test("A timer advances the pages, sends events, and pauses at the end")
    func timer() {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.setDuration(2, forPage: 1)
        let scene = Scene(timer)
        scene.stage.advance(by: 2)
        #expect(timer.currentProgress == 0 && !timer.isRunning, "It rests until it is asked.")
        timer.resumeTimer()
        scene.stage.advance(by: 0.6)
        #expect(abs(timer.currentProgress - 0.55) < 0.1)
        #expect(scene.listener.changes > 5)
        timer.pauseTimer()
        let rest = timer.currentProgress
        scene.stage.advance(by: 1)
        #expect(timer.currentProgress == rest)
        timer.resumeTimer()
        scene.stage.advance(by: 0.6)
        #expect(scene.control.currentPage == 1)
        #expect(scene.log.names == ["changed", "primary"])
        scene.stage.advance(by: 1.5)
        #expect(scene.control.currentPage == 1)
        scene.stage.advance(by: 0.7)
        #expect(scene.control.currentPage == 2)
        scene.stage.advance(by: 4)
        #expect(scene.control.currentPage == 4 && timer.currentProgress == 1 && !timer.isRunning)
        #expect(scene.stage.isIdle)
        timer.resumeTimer()
        #expect(timer.currentProgress == 0)
    }

    @Test("The first page follows the last if requested, and the delegate can prevent advancing")
    func ends() {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.resetsToInitialPageAfterEnd = true
        let scene = Scene(timer)
        scene.control.currentPage = 4
        timer.resumeTimer()
        scene.stage.advance(by: 1.2)
        #expect(scene.control.currentPage == 0)
        scene.listener.mayAdvance = false
        scene.stage.advance(by: 2)
        #expect(scene.control.currentPage == 0 && !timer.isRunning)
        #expect(scene.listener.asked == [0, 1])
    }

    @Test("Time doesn't pass while the bar isn't visible")
    func outOfSight() {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        let scene = Scene(timer)
        timer.resumeTimer()
        scene.stage.advance(by: 0.5)
        let progress = timer.currentProgress
        scene.control.removeFromSuperview()
        #expect(!timer.isProgressVisible)
        scene.stage.advance(by: 2)
        #expect(timer.currentProgress == progress && scene.stage.isIdle)
    }

    @Test("A progress belongs to one control")
    func oneControl() {
        let scene = Scene()
        let other = UIPageControl(frame: .zero)
        other.numberOfPages = 3
        other.progress = scene.progress
        #expect(scene.control.progress == nil)
        #expect(!scene.progress.isProgressVisible)
    }
}
