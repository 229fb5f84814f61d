// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// The color palette: warm neutrals, so that white cards stand on an off-white background.
    package enum Palette {
        static let label = UIColor(light: hex(0x1D1C1A), dark: hex(0xF4F2EE))
        static let secondaryLabel = UIColor(light: hex(0x38342E, alpha: 0.68), dark: hex(0xEDE9E2, alpha: 0.66))
        static let tertiaryLabel = UIColor(light: hex(0x38342E, alpha: 0.42), dark: hex(0xEDE9E2, alpha: 0.40))
        static let quaternaryLabel = UIColor(light: hex(0x38342E, alpha: 0.22), dark: hex(0xEDE9E2, alpha: 0.20))
        static let separator = UIColor(light: hex(0x3A342A, alpha: 0.16), dark: hex(0xF4EFE6, alpha: 0.15))
        static let opaqueSeparator = UIColor(light: hex(0xDDDAD4), dark: hex(0x3A3937))

        package static let background = UIColor(light: hex(0xFFFFFF), dark: hex(0x1A1A1B))
        static let secondaryBackground = UIColor(light: hex(0xF4F2EE), dark: hex(0x242425))
        static let tertiaryBackground = UIColor(light: hex(0xFFFFFF), dark: hex(0x2E2E30))
        static let groupedBackground = UIColor(light: hex(0xF4F2EE), dark: hex(0x151516))
        static let secondaryGroupedBackground = UIColor(light: hex(0xFFFFFF), dark: hex(0x212122))
        static let tertiaryGroupedBackground = UIColor(light: hex(0xF4F2EE), dark: hex(0x2B2B2D))

        static let fill = UIColor(light: hex(0x6E675B, alpha: 0.22), dark: hex(0xA8A29A, alpha: 0.36))
        static let secondaryFill = UIColor(light: hex(0x6E675B, alpha: 0.17), dark: hex(0xA8A29A, alpha: 0.30))
        static let tertiaryFill = UIColor(light: hex(0x6E675B, alpha: 0.13), dark: hex(0xA8A29A, alpha: 0.23))
        static let quaternaryFill = UIColor(light: hex(0x6E675B, alpha: 0.08), dark: hex(0xA8A29A, alpha: 0.16))

        static let red = UIColor(light: hex(0xD43A30), dark: hex(0xFF6A5E))
        static let orange = UIColor(light: hex(0xE0821B), dark: hex(0xFFA64A))
        static let yellow = UIColor(light: hex(0xE8B90C), dark: hex(0xFFD84A))
        static let green = UIColor(light: hex(0x2F9E50), dark: hex(0x55C978))
        static let mint = UIColor(light: hex(0x12A594), dark: hex(0x5CD6C4))
        static let teal = UIColor(light: hex(0x1D8FA6), dark: hex(0x5BC3D8))
        static let cyan = UIColor(light: hex(0x1F97D4), dark: hex(0x6CC7F5))
        static let blue = UIColor(light: hex(0x2F6FE0), dark: hex(0x6BA0FF))
        static let indigo = UIColor(light: hex(0x4A4FC4), dark: hex(0x8B8FF5))
        static let purple = UIColor(light: hex(0x8E4BC4), dark: hex(0xC08BEE))
        static let pink = UIColor(light: hex(0xD23B74), dark: hex(0xFF7AA8))
        static let brown = UIColor(light: hex(0x94714B), dark: hex(0xBE9C78))

        package static let gray = UIColor(light: hex(0x8D8983), dark: hex(0x95928C))
        static let gray2 = UIColor(light: hex(0xACA8A1), dark: hex(0x66635F))
        static let gray3 = UIColor(light: hex(0xC6C3BC), dark: hex(0x4B4947))
        static let gray4 = UIColor(light: hex(0xD3D0CA), dark: hex(0x3C3B39))
        static let gray5 = UIColor(light: hex(0xE5E2DD), dark: hex(0x2E2D2C))
        static let gray6 = UIColor(light: hex(0xF1EFEB), dark: hex(0x1E1E1D))
    }
}
