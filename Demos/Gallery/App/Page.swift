// SPDX-License-Identifier: MIT
import UIKit

/// The pages in the order of the list.
enum Page: String, CaseIterable {
    case labels = "Labels"
    case buttons = "Buttons"
    case images = "Images"
    case events = "Events"
    case properties = "Properties"
    case springs = "Springs"
    case layers = "Layers"
    case animation = "Animation"

    /// What the list sets under one heading.
    enum Group: String, CaseIterable {
        case basics = "Basics"
        case views = "Views"
        case motion = "Layers and motion"
    }

    var group: Group {
        switch self {
        case .labels, .buttons, .images, .events: .basics
        case .properties, .springs: .views
        case .layers, .animation: .motion
        }
    }

    var icon: Icon {
        switch self {
        case .labels: .labels
        case .buttons: .buttons
        case .images: .images
        case .events: .events
        case .properties: .properties
        case .springs: .springs
        case .layers: .layers
        case .animation: .animation
        }
    }

    @MainActor
    func makeController() -> PageViewController {
        switch self {
        case .labels: LabelsPage()
        case .buttons: ButtonsPage()
        case .images: ImagesPage()
        case .events: EventsPage()
        case .properties: PropertiesPage()
        case .springs: SpringsPage()
        case .layers: LayersPage()
        case .animation: AnimationPage()
        }
    }
}
