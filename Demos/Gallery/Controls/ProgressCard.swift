// SPDX-License-Identifier: MIT
import UIKit

/// Progress views that show a slider's value.
final class ProgressCard: ControlRowsCard {
    private let bar = UIProgressView(progressViewStyle: .default)
    private let follower = UIProgressView(progressViewStyle: .bar)
    private let work = Progress(totalUnitCount: 1_000)

    override func build() {
        let slider = UISlider()
        slider.value = 0.4
        bar.progress = 0.4
        follower.progressTintColor = .systemGreen
        work.completedUnitCount = 400
        follower.observedProgress = work
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                guard let self, let slider else { return }
                bar.progress = slider.value
                work.completedUnitCount = min(Int64(slider.value * 1_000), 999)
            }, for: .valueChanged)
        add("Progress", slider, fills: true)
        add("Bar", bar, fills: true)
        add("Observed", follower, fills: true)
    }
}
