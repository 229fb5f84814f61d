// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// The color palette: warm neutrals, so that white cards stand on an off-white background.
    ///
    /// In sheets and popovers, dark backgrounds are lighter than those of the window.
    ///
    /// Text has a contrast of at least 4.5 on the backgrounds and fills, and of 7 if the user prefers increased
    /// contrast.
    package enum Palette {
        static let label = UIColor(
            light: hex(0x1D1C1A), dark: hex(0xF4F2EE), contrasting: (hex(0x000000), hex(0xFFFFFF)))
        static let secondaryLabel = UIColor(
            light: hex(0x38342E, alpha: 0.76), dark: hex(0xEDE9E2, alpha: 0.72),
            contrasting: (hex(0x1D1A16, alpha: 0.94), hex(0xFFFFFF, alpha: 0.92)))
        static let tertiaryLabel = UIColor(
            light: hex(0x38342E, alpha: 0.54), dark: hex(0xEDE9E2, alpha: 0.46),
            contrasting: (hex(0x1D1A16, alpha: 0.78), hex(0xFFFFFF, alpha: 0.78)))
        /// The text of empty fields, which must be as legible as other text.
        static let placeholder = UIColor(
            light: hex(0x38342E, alpha: 0.76), dark: hex(0xEDE9E2, alpha: 0.72),
            contrasting: (hex(0x1D1A16, alpha: 0.94), hex(0xFFFFFF, alpha: 0.92)))
        static let quaternaryLabel = UIColor(
            light: hex(0x38342E, alpha: 0.22), dark: hex(0xEDE9E2, alpha: 0.20),
            contrasting: (hex(0x1D1A16, alpha: 0.60), hex(0xFFFFFF, alpha: 0.60)))
        static let separator = UIColor(
            light: hex(0x3A342A, alpha: 0.16), dark: hex(0xF4EFE6, alpha: 0.15),
            contrasting: (hex(0x1D1A16, alpha: 0.55), hex(0xFFFFFF, alpha: 0.45)))
        static let opaqueSeparator = UIColor(
            light: hex(0xDDDAD4), dark: hex(0x3A3937), contrasting: (hex(0x807D78), hex(0x7C7A77)))

        package static let background = UIColor(light: hex(0xFFFFFF), dark: hex(0x1A1A1B), elevated: hex(0x242425))
        static let secondaryBackground = UIColor(
            light: hex(0xF4F2EE), dark: hex(0x242425), elevated: hex(0x2E2E30))
        static let tertiaryBackground = UIColor(
            light: hex(0xFFFFFF), dark: hex(0x2E2E30), elevated: hex(0x323234))
        static let groupedBackground = UIColor(
            light: hex(0xF4F2EE), dark: hex(0x151516), elevated: hex(0x212122))
        static let secondaryGroupedBackground = UIColor(
            light: hex(0xFFFFFF), dark: hex(0x212122), elevated: hex(0x2C2C2D))
        static let tertiaryGroupedBackground = UIColor(
            light: hex(0xF4F2EE), dark: hex(0x2B2B2D), elevated: hex(0x313133))

        static let fill = UIColor(light: hex(0x6E675B, alpha: 0.22), dark: hex(0xA8A29A, alpha: 0.36))
        static let secondaryFill = UIColor(light: hex(0x6E675B, alpha: 0.17), dark: hex(0xA8A29A, alpha: 0.30))
        static let tertiaryFill = UIColor(light: hex(0x6E675B, alpha: 0.13), dark: hex(0xA8A29A, alpha: 0.23))
        static let quaternaryFill = UIColor(light: hex(0x6E675B, alpha: 0.08), dark: hex(0xA8A29A, alpha: 0.16))

        static let red = UIColor(
            light: hex(0xC9372E), dark: hex(0xFF6A5E), contrasting: (hex(0x912721), hex(0xFFB0A9)))
        static let orange = UIColor(
            light: hex(0xE0821B), dark: hex(0xFFA64A), contrasting: (hex(0xB04F05), hex(0xFFB25F)))
        static let yellow = UIColor(
            light: hex(0xE8B90C), dark: hex(0xFFD84A), contrasting: (hex(0x806600), hex(0xFFD84A)))
        static let green = UIColor(
            light: hex(0x2F9E50), dark: hex(0x55C978), contrasting: (hex(0x1C5D2F), hex(0x78D697)))
        static let mint = UIColor(
            light: hex(0x12A594), dark: hex(0x5CD6C4), contrasting: (hex(0x0A5B51), hex(0x5CD6C4)))
        static let teal = UIColor(
            light: hex(0x1D8FA6), dark: hex(0x5BC3D8), contrasting: (hex(0x125967), hex(0x7AD2E4)))
        static let cyan = UIColor(
            light: hex(0x1F97D4), dark: hex(0x6CC7F5), contrasting: (hex(0x125679), hex(0x6CC7F5)))
        static let blue = UIColor(
            light: hex(0x2F6FE0), dark: hex(0x6BA0FF), contrasting: (hex(0x1F4A97), hex(0xA6C6FF)))
        static let indigo = UIColor(
            light: hex(0x4A4FC4), dark: hex(0x8B8FF5), contrasting: (hex(0x4045AB), hex(0xBEC0F9)))
        static let purple = UIColor(
            light: hex(0x8E4BC4), dark: hex(0xC08BEE), contrasting: (hex(0x6C3995), hex(0xD8B8F5)))
        static let pink = UIColor(
            light: hex(0xD23B74), dark: hex(0xFF7AA8), contrasting: (hex(0x912950), hex(0xFFAECA)))
        static let brown = UIColor(
            light: hex(0x94714B), dark: hex(0xBE9C78), contrasting: (hex(0x654D33), hex(0xD5BEA3)))

        package static let gray = UIColor(
            light: hex(0x8D8983), dark: hex(0x95928C), contrasting: (hex(0x53514D), hex(0xC4C2BF)))
        static let gray2 = UIColor(
            light: hex(0xACA8A1), dark: hex(0x66635F), contrasting: (hex(0x6F6C67), hex(0x9F9C97)))
        static let gray3 = UIColor(
            light: hex(0xC6C3BC), dark: hex(0x4B4947), contrasting: (hex(0x8D8983), hex(0x7A7774)))
        static let gray4 = UIColor(
            light: hex(0xD3D0CA), dark: hex(0x3C3B39), contrasting: (hex(0xB5B1AA), hex(0x5A5855)))
        static let gray5 = UIColor(
            light: hex(0xE5E2DD), dark: hex(0x2E2D2C), contrasting: (hex(0xD0CCC6), hex(0x444341)))
        static let gray6 = UIColor(
            light: hex(0xF1EFEB), dark: hex(0x1E1E1D), contrasting: (hex(0xE5E2DD), hex(0x2A2A29)))
    }
}
