// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// What counts as a tap, a double tap, a press that is still inside.
    enum Touch {
        /// Seconds between the taps of a double tap.
        static let multipleTapInterval: TimeInterval = 0.35
        /// Points between the taps of a double tap: fingers are less exact than pointers.
        static let multipleTapDistance: CGFloat = 30
        static let multipleClickDistance: CGFloat = 6
        /// How far beyond a control a finger may wander and still be on it.
        static let controlOutset: CGFloat = 70
        /// Below this a view is too faint to be touched.
        static let minimumAlpha: CGFloat = 0.01
        /// The time whose movement tells where a touch will be; longer, and the forecast is late in curves.
        static let forecastWindow: TimeInterval = 0.04
        /// Frames that are foretold: about what passes between a movement and its picture.
        static let forecastFrames = 2
        /// Points in a frame below which a touch rests.
        static let minimumForecast: CGFloat = 0.5
    }

    /// A new window's size, where its maker asked for the whole screen and the desktop leaves the choice to it.
    enum Window {
        static let defaultSize = CGSize(width: 960, height: 660)
        /// Part of the screen that a new window covers at the most.
        static let maximumShare: CGFloat = 0.9
        /// Seconds for which a desktop that was lost is waited for: a session manager starts a compositor again in two.
        static let reconnectionPatience: TimeInterval = 10
        static let minimumSize = CGSize(width: 240, height: 160)
        /// Below these a window's size class is compact: two columns of text, or a bar above and below it, need more.
        static let regularWidth: CGFloat = 500
        static let regularHeight: CGFloat = 400

        /// The traits of an interface that has `size` points.
        static func sizeClasses(for size: CGSize) -> UITraitCollection {
            var traits = UITraitCollection()
            traits.horizontalSizeClass = size.width < regularWidth ? .compact : .regular
            traits.verticalSizeClass = size.height < regularHeight ? .compact : .regular
            return traits
        }
    }

    /// The title bar and edges that are drawn where the desktop draws none.
    enum Chrome {
        static let titleBarHeight: CGFloat = 44
        static let cornerRadius: CGFloat = 12
        static let shadowRadius: CGFloat = 18
        static let shadowOffset = CGSize(width: 0, height: 6)
        static let activeShadowOpacity: Float = 0.32
        static let inactiveShadowOpacity: Float = 0.18
        /// Room around the window for the shadow; its outer part passes input through.
        static let shadowMargin = UIEdgeInsets(top: 24, left: 30, bottom: 36, right: 30)
        /// How far outside the window its edges can still be dragged.
        static let resizeMargin: CGFloat = 10
        /// How far along an edge a corner reaches.
        static let cornerReach: CGFloat = 18
        static let buttonDiameter: CGFloat = 26
        static let buttonSpacing: CGFloat = 10
        static let buttonInset: CGFloat = 12
        static let glyphSize: CGFloat = 9
        static let glyphWidth: CGFloat = 1.5
        static let titleFontSize: CGFloat = 15
        /// Seconds and points between the clicks that maximise.
        static let doubleClickInterval: TimeInterval = 0.4
        static let doubleClickDistance: CGFloat = 6
        /// How far the pointer moves with the button down before the window moves with it.
        static let dragDistance: CGFloat = 3

        static let background = UIColor(light: hex(0xEFECE7), dark: hex(0x2A2A2B))
        static let inactiveBackground = UIColor(light: hex(0xF6F4F1), dark: hex(0x222223))
        static let hairline = UIColor(light: hex(0x3A342A, alpha: 0.14), dark: hex(0x000000, alpha: 0.5))
        static let outline = UIColor(light: hex(0x3A342A, alpha: 0.18), dark: hex(0xFFFFFF, alpha: 0.12))
        static let button = UIColor(light: hex(0x6E675B, alpha: 0.12), dark: hex(0xFFFFFF, alpha: 0.09))
        static let buttonHovered = UIColor(light: hex(0x6E675B, alpha: 0.22), dark: hex(0xFFFFFF, alpha: 0.18))
        static let buttonPressed = UIColor(light: hex(0x6E675B, alpha: 0.36), dark: hex(0xFFFFFF, alpha: 0.28))
        static let closeHovered = UIColor(light: hex(0xD43A30), dark: hex(0xE2554A))
        static let closePressed = UIColor(light: hex(0xB32D24), dark: hex(0xC2433A))
    }

    /// The ring around the view that the keyboard acts on.
    enum Focus {
        static let ringWidth: CGFloat = 3
        static let ringGap: CGFloat = 1
        /// In front of everything else in the view.
        static let ringDepth: CGFloat = 1_000_000
        static let ringAlpha: CGFloat = 0.55
        /// Seconds that things take to show that the focus came or went.
        static let duration: TimeInterval = 0.2
    }

    /// Durations in seconds.
    enum Animation {
        static let highlight: TimeInterval = 0.12
        static let highlightRelease: TimeInterval = 0.25
        static let hover: TimeInterval = 0.15
    }
}
