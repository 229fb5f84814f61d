// SPDX-License-Identifier: MIT
package import Graphics
internal import RenderThread
internal import Windowing

/// Pixels for layers that are produced on another thread, such as video frames.
///
/// Each layer whose `contentsFeed` this is shows the latest image in its window's next frame, even if the main actor is
/// busy. Images that arrive faster than the display's refresh rate are skipped.
package final class ContentsFeed: Sendable {
    /// The latest pixels; `nil` while there is nothing to show.
    @RenderActor private(set) var latest: LayerContents?

    package init() {}

    /// Shows `image` from now on, or the layers' own contents if it is `nil`.
    ///
    /// Can be called on any thread.
    package func show(_ image: CGImage?) {
        let contents = LayerContents(image)
        RenderActor.async {
            guard contents != nil || self.latest != nil else { return }
            self.latest = contents
            RenderServer.shared.feedDidChange(self)
        }
    }
}

extension CALayer {
    /// The feed whose images replace the layer's contents, with the same placement and filters.
    ///
    /// Until the first image arrives, the contents are shown.
    package var contentsFeed: ContentsFeed? {
        get { drawing.feed }
        set {
            guard drawing.feed !== newValue else { return }
            drawing.feed = newValue
            mark(.contents)
        }
    }
}
