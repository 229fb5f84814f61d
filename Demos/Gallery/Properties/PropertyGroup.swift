// SPDX-License-Identifier: MIT
import UIKit

/// The groups of a view's properties.
enum PropertyGroup: Int, CaseIterable {
    case look, frame, pixels, touch, transform, content, layout

    var title: String {
        switch self {
        case .look: "Visual"
        case .frame: "Frame"
        case .transform: "Transform"
        case .content: "Content"
        case .pixels: "Pixels"
        case .layout: "Layout"
        case .touch: "Touches"
        }
    }
}
