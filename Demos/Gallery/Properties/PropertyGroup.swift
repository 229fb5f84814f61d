// SPDX-License-Identifier: MIT
import UIKit

/// The kinds of properties that a view has, as they are chosen.
enum PropertyGroup: Int, CaseIterable {
    case look, frame, pixels, touch, transform, content, layout

    var title: String {
        switch self {
        case .look: "Look"
        case .frame: "Frame"
        case .transform: "Transform"
        case .content: "Content"
        case .pixels: "Pixels"
        case .layout: "Layout"
        case .touch: "Touch"
        }
    }
}
