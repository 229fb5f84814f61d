// SPDX-License-Identifier: MIT
import UIKit

/// The pages in the order of the list.
enum Page: String, CaseIterable {
    case labels = "Labels"
    case buttons = "Buttons"
    case images = "Images"
    case layers = "Layers"
    case animation = "Animation"
    case events = "Events"

    var icon: Icon {
        switch self {
        case .labels: .labels
        case .buttons: .buttons
        case .images: .images
        case .layers: .layers
        case .animation: .animation
        case .events: .events
        }
    }

    @MainActor
    func makeController() -> PageViewController {
        switch self {
        case .labels: LabelsPage()
        case .buttons: ButtonsPage()
        case .images: ImagesPage()
        case .layers: LayersPage()
        case .animation: AnimationPage()
        case .events: EventsPage()
        }
    }
}
