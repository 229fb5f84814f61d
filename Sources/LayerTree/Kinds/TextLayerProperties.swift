// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// The animatable properties of a text layer, which is drawn by a module above.
package struct TextLayerProperties: Equatable, Sendable {
    /// The font size in points.
    package var fontSize: CGFloat = 36
    /// The color of the text.
    package var foregroundColor: CGColor? = .white

    /// Creates the default properties.
    package init() {}
}

extension LayerProperties {
    var text: TextLayerProperties {
        get { if case .text(let text) = kind { text } else { TextLayerProperties() } }
        set { if case .text = kind { extras.kind = .text(newValue) } }
    }
}

extension CALayer {
    /// Makes this a text layer with the default properties.
    package final func becomeTextLayer() {
        properties.extras.kind = .text(TextLayerProperties())
    }

    final var isTextLayer: Bool { if case .text = properties.kind { true } else { false } }

    /// The font size of a text layer, in points.
    package final var textFontSize: CGFloat {
        get { properties.text.fontSize }
        set { change(\.text.fontSize, to: newValue.sanitizedLength, key: "fontSize") }
    }

    /// The color of the text of a text layer.
    package final var textForegroundColor: CGColor? {
        get { properties.text.foregroundColor }
        set { change(\.text.foregroundColor, to: newValue, key: "foregroundColor") }
    }

    /// The properties of a text layer at the current time of its animations.
    package final var shownText: TextLayerProperties {
        animatesText ? presentationCopy().properties.text : properties.text
    }

    /// Whether the font size or the color of the text is animated, so that the layer has to be drawn in each frame.
    package final var animatesText: Bool {
        attachedAnimations.contains { attached in
            !attached.hasEnded
                && attached.records.contains { $0.effect?.key == .fontSize || $0.effect?.key == .foregroundColor }
        }
    }

    /// Whether the layer is in the tree of a window.
    package final var isInWindow: Bool { hosting.host != nil }
}
