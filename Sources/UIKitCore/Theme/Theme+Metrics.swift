// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// The thresholds for taps, double taps, and tracking.
    enum Touch {
        /// The maximum interval between the taps of a double tap, in seconds.
        static let multipleTapInterval: TimeInterval = 0.35
        /// The maximum distance between the taps of a double tap, in points: larger for fingers than for pointers.
        static let multipleTapDistance: CGFloat = 30
        static let multipleClickDistance: CGFloat = 6
        /// The distance, in points, outside a control within which a touch still tracks it.
        static let controlOutset: CGFloat = 70
        /// The opacity below which a view receives no touches.
        static let minimumAlpha: CGFloat = 0.01
        /// The interval of past movement from which touches are predicted.
        ///
        /// A longer one lags behind in curves.
        static let forecastWindow: TimeInterval = 0.04
        /// The number of predicted frames: about the latency between a movement and its presentation.
        static let forecastFrames = 2
        /// The movement per frame, in points, below which a touch is considered stationary.
        static let minimumForecast: CGFloat = 0.5
    }

    /// The size of a new window that requests the whole screen, if the window manager leaves the choice to the
    /// application.
    enum Window {
        static let defaultSize = CGSize(width: 960, height: 660)
        /// The maximum fraction of the screen that a new window covers.
        static let maximumShare: CGFloat = 0.9
        /// The timeout, in seconds, for reconnecting to a lost display server.
        ///
        /// A session manager restarts a compositor within two seconds.
        static let reconnectionTimeLimit: TimeInterval = 10
        /// The time in seconds for which background tasks hold up the termination; session managers wait longer.
        static let backgroundTimeLimit: TimeInterval = 30
        /// The part of it that is left for the expiration handlers.
        static let backgroundTimeWarning: TimeInterval = 5
        static let minimumSize = CGSize(width: 240, height: 160)
        /// The minimum dimensions of the regular size class, large enough for two columns of text, or for bars above
        /// and below the content.
        static let regularWidth: CGFloat = 500
        static let regularHeight: CGFloat = 400

        /// Returns the size class traits of an interface with `size` points.
        static func sizeClasses(for size: CGSize) -> UITraitCollection {
            UITraitCollection().with {
                $0.horizontalSizeClass = size.width < regularWidth ? .compact : .regular
                $0.verticalSizeClass = size.height < regularHeight ? .compact : .regular
            }
        }
    }

    /// The client-side window decorations, used if the window manager draws none.
    enum Chrome {
        static let titleBarHeight: CGFloat = 44
        static let cornerRadius: CGFloat = 12
        static let shadowRadius: CGFloat = 18
        static let shadowOffset = CGSize(width: 0, height: 6)
        static let activeShadowOpacity: Float = 0.32
        static let inactiveShadowOpacity: Float = 0.18
        /// The margin around the window for its shadow.
        ///
        /// Its outer part passes input through.
        static let shadowMargin = UIEdgeInsets(top: 24, left: 30, bottom: 36, right: 30)
        /// The distance outside the window within which its edges can be dragged.
        static let resizeMargin: CGFloat = 10
        /// The extent of a corner along an edge.
        static let cornerReach: CGFloat = 18
        static let buttonDiameter: CGFloat = 26
        static let buttonSpacing: CGFloat = 10
        static let buttonInset: CGFloat = 12
        static let glyphSize: CGFloat = 9
        static let glyphWidth: CGFloat = 1.5
        static let titleFontSize: CGFloat = 15
        /// The minimum space between the title and the bar's ends.
        static let titleMargin: CGFloat = 12
        /// The space above and below the title's line.
        static let titlePadding: CGFloat = 11
        /// The height of a title's line as a multiple of its font size.
        static let titleLineHeight: CGFloat = 1.25
        /// The maximum factor by which buttons are enlarged together with text; they are easy to see and hit before.
        static let maximumButtonGrowth: CGFloat = 1.5
        /// The shadow of a title bar whose separator is one.
        static let separatorShadowOpacity: Float = 0.22
        static let separatorShadowRadius: CGFloat = 4
        /// The duration of a change between a light and a dark title bar, in seconds.
        static let fade: TimeInterval = 0.3
        /// The maximum interval, in seconds, and distance, in points, between the clicks that maximize the window.
        static let doubleClickInterval: TimeInterval = 0.4
        static let doubleClickDistance: CGFloat = 6
        /// The distance the pointer moves with the button held before it moves the window.
        static let dragDistance: CGFloat = 3
        /// The distance a finger moves before it moves the window.
        static let touchDragDistance: CGFloat = 8

        /// The lengths that follow the text size; never smaller than those for the default one.
        struct Metrics: Equatable {
            /// The factor by which buttons are enlarged.
            var growth: CGFloat = 1
            var titleFontSize = Chrome.titleFontSize
            var titleBarHeight = Chrome.titleBarHeight

            var buttonDiameter: CGFloat { (Chrome.buttonDiameter * growth).rounded() }
            var buttonSpacing: CGFloat { Chrome.buttonSpacing }
            var buttonInset: CGFloat { Chrome.buttonInset }
            var glyphSize: CGFloat { Chrome.glyphSize * growth }
        }

        static func metrics(for traits: UITraitCollection) -> Metrics {
            let growth = Text.growth(of: .body, category: traits.preferredContentSizeCategory)
            let size = Text.scaled(titleFontSize, for: traits)
            return Metrics(
                growth: min(max(growth, 1), maximumButtonGrowth), titleFontSize: size,
                titleBarHeight: max(titleBarHeight, (size * titleLineHeight + 2 * titlePadding).rounded()))
        }

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

    /// The focus ring.
    enum Focus {
        static let ringWidth: CGFloat = 3
        static let ringGap: CGFloat = 1
        /// The z position of the ring, above everything else in the view.
        static let ringDepth: CGFloat = 1_000_000
        static let ringAlpha: CGFloat = 0.8
        /// The minimum contrast of the ring with what is around it.
        static let ringContrast = 3.0

        /// Returns the color of the ring: the tint color, or that of text if it can't be seen well enough on `ground`.
        ///
        /// `nil` is a background of the theme.
        static func ringColor(tint: UIColor, on ground: UIColor?, traits: UITraitCollection) -> CGColor {
            let alpha = traits.accessibilityContrast == .high ? 1 : ringAlpha
            let base = Palette.groupedBackground.cgColor(for: traits)
            let below = ground.map { ColorContrast.blended($0.cgColor(for: traits), over: base) } ?? base
            let candidates = [tint.withAlphaComponent(alpha), Palette.label, Palette.background]
                .map { $0.cgColor(for: traits) }
            func contrast(_ color: CGColor) -> Double {
                ColorContrast.ratio(ColorContrast.blended(color, over: below), below)
            }
            return candidates.first { contrast($0) >= ringContrast }
                ?? candidates.max { contrast($0) < contrast($1) } ?? candidates[1]
        }
        /// The duration of focus changes, in seconds.
        static let duration: TimeInterval = 0.2
    }

    /// Animation durations, in seconds.
    enum Animation {
        static let highlight: TimeInterval = 0.12
        static let highlightRelease: TimeInterval = 0.25
        static let hover: TimeInterval = 0.15
    }
}
