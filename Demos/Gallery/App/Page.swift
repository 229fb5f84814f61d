// SPDX-License-Identifier: MIT
import UIKit

/// The gallery's pages, in the order of the list.
enum Page: String, CaseIterable {
    case labels = "Labels"
    case attributedText = "Attributed Text"
    case textLayout = "Text Layout"
    case textFields = "Text Fields"
    case inputViews = "Input Views"
    case buttons = "Buttons"
    case controls = "Controls"
    case menus = "Menus"
    case pickers = "Pickers"
    case progress = "Progress"
    case images = "Images"
    case symbols = "Symbols"
    case paths = "Paths"
    case layers = "Layers"
    case effects = "Effects"
    case springs = "Springs"
    case animation = "Animation"
    case animators = "Animators"
    case dynamics = "Dynamics"
    case events = "Events"
    case gestures = "Gestures"
    case dragDrop = "Drag and Drop"
    case pointer = "Pointer"
    case focus = "Focus"
    case scrolling = "Scrolling"
    case tables = "Tables"
    case lists = "Lists"
    case grids = "Grids"
    case compositional = "Compositional"
    case properties = "Properties"
    case constraints = "Constraints"
    case interfaceFiles = "Interface Files"
    case containers = "Containers"
    case bars = "Bars"
    case presentation = "Presentation"
    case sharing = "Sharing"

    /// The groups of the list, each with a heading.
    enum Group: String, CaseIterable {
        case text = "Text"
        case controls = "Controls and Menus"
        case drawing = "Drawing"
        case motion = "Motion"
        case input = "Input"
        case lists = "Collections"
        case structure = "Structure"
    }

    var group: Group {
        switch self {
        case .labels, .attributedText, .textLayout, .textFields, .inputViews: .text
        case .buttons, .controls, .menus, .pickers, .progress: .controls
        case .images, .symbols, .paths, .layers, .effects: .drawing
        case .springs, .animation, .animators, .dynamics: .motion
        case .events, .gestures, .dragDrop, .pointer, .focus, .scrolling: .input
        case .tables, .lists, .grids, .compositional: .lists
        case .properties, .constraints, .interfaceFiles, .containers, .bars, .presentation, .sharing: .structure
        }
    }

    var icon: Icon {
        switch self {
        case .labels: .labels
        case .attributedText: .attributedText
        case .textLayout: .textLayout
        case .buttons: .buttons
        case .controls: .controls
        case .menus: .menus
        case .presentation: .presentation
        case .sharing: .sharing
        case .pickers: .pickers
        case .progress: .progress
        case .images: .images
        case .symbols: .star
        case .events: .events
        case .gestures: .gestures
        case .dragDrop: .dragDrop
        case .pointer: .pointer
        case .scrolling: .scrolling
        case .properties: .properties
        case .springs: .springs
        case .constraints: .constraints
        case .paths: .paths
        case .layers: .layers
        case .effects: .effects
        case .textFields: .textFields
        case .inputViews: .inputViews
        case .focus: .focus
        case .animation: .animation
        case .animators: .animators
        case .dynamics: .dynamics
        case .containers: .containers
        case .bars: .bars
        case .tables: .tables
        case .grids: .grids
        case .compositional: .compositional
        case .lists: .lists
        case .interfaceFiles: .interfaceFiles
        }
    }

    @MainActor
    func makeController() -> PageViewController {
        switch self {
        case .labels: LabelsPage()
        case .attributedText: AttributedTextPage()
        case .textLayout: TextLayoutPage()
        case .buttons: ButtonsPage()
        case .controls: ControlsPage()
        case .menus: MenusPage()
        case .presentation: PresentationPage()
        case .sharing: SharingPage()
        case .pickers: PickersPage()
        case .progress: ProgressPage()
        case .images: ImagesPage()
        case .symbols: SymbolsPage()
        case .events: EventsPage()
        case .gestures: GesturesPage()
        case .dragDrop: DragDropPage()
        case .pointer: PointerPage()
        case .scrolling: ScrollingPage()
        case .properties: PropertiesPage()
        case .springs: SpringsPage()
        case .constraints: ConstraintsPage()
        case .paths: PathsPage()
        case .layers: LayersPage()
        case .effects: EffectsPage()
        case .textFields: TextFieldsPage()
        case .inputViews: InputViewsPage()
        case .focus: FocusPage()
        case .animation: AnimationPage()
        case .animators: AnimatorsPage()
        case .dynamics: DynamicsPage()
        case .containers: ContainersPage()
        case .bars: BarsPage()
        case .tables: TablesPage()
        case .grids: GridsPage()
        case .compositional: CompositionalPage()
        case .lists: ListsPage()
        case .interfaceFiles: InterfaceFilesPage()
        }
    }
}
