// SPDX-License-Identifier: MIT
package import Graphics
internal import Windowing

/// Pixels for layers that come from a thread of their own, as those of a film do.
///
/// Each layer whose `contentsFeed` this is shows the latest picture in its window's next frame, whatever the main actor
/// does meanwhile. Pictures that come faster than the display shows frames are passed over.
package final class ContentsFeed: Sendable {
    /// `nil` while there is nothing to show.
    @RenderActor private(set) var latest: LayerContents?

    package init() {}

    /// Shows `image` from now on, `nil` for the layers' own contents; may be called on any thread.
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
    /// Whose pictures the layer shows in place of its contents, placed and sampled in the same way.
    ///
    /// Until the first one has come, the contents show.
    package var contentsFeed: ContentsFeed? {
        get { drawing.feed }
        set {
            guard drawing.feed !== newValue else { return }
            drawing.feed = newValue
            mark(.contents)
        }
    }
}
