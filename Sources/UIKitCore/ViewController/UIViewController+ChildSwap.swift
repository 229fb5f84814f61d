// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
    /// Replaces the view of `old` with that of `new`, animating `changes` with `options`.
    ///
    /// Either controller may become part of another replacement before this one ends.
    func swap(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        changes: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self, old !== new else {
            Log.misuse(
                "\(type(of: self)): a transition needs two of the controller's own children; the call is ignored.")
            if let completion { UIApplication.afterLayout { completion(false) } }
            return
        }
        let holder: UIView = old.viewIfLoaded?.superview ?? view
        let tells = shouldAutomaticallyForwardAppearanceMethods
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        old.swapCount += 1
        new.swapCount += 1
        let (oldCount, newCount) = (old.swapCount, new.swapCount)
        if tells {
            old.beginAppearanceTransition(false, animated: isAnimated)
            new.beginAppearanceTransition(true, animated: isAnimated)
        }
        let isTransition = ViewTransition.Kind(options) != nil
        if !isTransition, new.view.superview !== holder { holder.addSubview(new.view) }
        UIView.transition(with: holder, duration: duration, options: options) {
            changes?()
            if isTransition {
                old.viewIfLoaded?.removeFromSuperview()
                holder.addSubview(new.view)
            }
        } completion: { isFinished in
            if old.swapCount == oldCount {
                if old.viewIfLoaded?.superview === holder { old.viewIfLoaded?.removeFromSuperview() }
                if tells { old.endAppearanceTransition() }
            }
            if new.swapCount == newCount, tells { new.endAppearanceTransition() }
            completion?(isFinished)
        }
    }
}
