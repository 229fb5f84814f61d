// swift-tools-version: 6.3
import PackageDescription

// Applied to every Swift target: the compiler, not review, keeps the boundaries between the modules.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Applied to the targets that call C: each unsafe expression is marked where it stands.
let fenced: [SwiftSetting] = strict + [.strictMemorySafety()]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func system(_ name: String, _ pkgConfig: String, apt: [String]) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

// Tests/<Target> mirrors Sources/<Target>.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: strict)
}

// UIKit is enough to build; the modules that it re-exports are named so that a change of theirs rebuilds what uses them.
let application: [Target.Dependency] = [
    "UIKit", "UIKitCore", "UIKitCells", "UIKitDragDrop", "UIKitTables", "UIKitCollections", "UIKitStoryboards",
    "UIKitPlatform", "DiffableData", "Diagnostics", "Graphics", "LayerTree",
]

func demo(
    _ name: String, _ folder: String, _ more: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: application + more, path: "Demos/\(folder)", exclude: exclude, swiftSettings: strict)
}

let package = Package(
    name: "Shoji",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(
            name: "UIKitCore",
            targets: [
                "UIKitCore", "UIKitCells", "UIKitDragDrop", "UIKitTables", "UIKitCollections", "UIKitStoryboards",
                "UIKitAutomation", "UIKitPlatform",
            ]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .executable(name: "Contacts", targets: ["Contacts"]),
        .executable(name: "Hello", targets: ["Hello"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Mail", targets: ["Mail"]),
        .executable(name: "Photos", targets: ["Photos"]),
        .executable(name: "Presenter", targets: ["Presenter"]),
        .executable(name: "Recipes", targets: ["Recipes"]),
        .executable(name: "Sketch", targets: ["Sketch"]),
        .executable(name: "movie", targets: ["Movie"]),
        .executable(name: "shoji", targets: ["ShojiTool"]),
        .executable(name: "screenmodes", targets: ["ScreenModes"]),
        .executable(name: "ShojiBenchmark", targets: ["ShojiBenchmark"]),
        .executable(name: "WaylandScanner", targets: ["WaylandScanner"]),
    ],
    dependencies: [
        // Only the command-line tools depend on it.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // The C fence.
        // The kernel's calls that Swift has no names for.
        .systemLibrary(name: "CLinux"),
        system("CWaylandWire", "wayland-client", apt: ["libwayland-dev"]),
        system("CWayland", "wayland-client", apt: ["libwayland-dev"]),
        system("CWaylandServer", "wayland-server", apt: ["libwayland-dev"]),
        system("CXKBCommon", "xkbcommon", apt: ["libxkbcommon-dev"]),
        system("CXKBCommonX11", "xkbcommon-x11", apt: ["libxkbcommon-x11-dev"]),
        system(
            "CXCB", "xcb",
            apt: [
                "libxcb1-dev", "libxcb-cursor-dev", "libxcb-dpms0-dev", "libxcb-present-dev", "libxcb-randr0-dev",
                "libxcb-screensaver0-dev", "libxcb-shape0-dev", "libxcb-shm0-dev", "libxcb-sync-dev",
                "libxcb-xfixes0-dev", "libxcb-xinput-dev", "libxcb-xkb-dev", "libxcb-xtest0-dev",
            ]),
        system("CCairo", "cairo", apt: ["libcairo2-dev"]),
        system("CPango", "pangocairo", apt: ["libpango1.0-dev"]),
        system("CGdkPixbuf", "gdk-pixbuf-2.0", apt: ["libgdk-pixbuf-2.0-dev"]),
        system("CExpat", "expat", apt: ["libexpat1-dev"]),
        system(
            "CGStreamer", "gstreamer-app-1.0", apt: ["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"]),
        system("CGIO", "gio-unix-2.0", apt: ["libglib2.0-dev"]),

        // Pure parts and libraries behind the fence.
        library("Diagnostics"),
        library("SystemFiles", ["CLinux"], fenced),
        library("RenderThread", ["CLinux"]),
        library("Windowing", ["Diagnostics", "RenderThread"]),
        library("WindowingBackends", ["RenderThread", "Windowing"]),
        library("Graphics", ["CCairo", "CGdkPixbuf"], fenced),
        library("TextLayout", ["Graphics", "CPango"], fenced),
        library("TextEditing"),
        library("Localization"),
        library("LayerTree", ["Diagnostics", "Graphics", "RenderThread", "Windowing"]),
        library("ConstraintSolver"),
        library("DiffableData", ["Diagnostics"]),
        library("StoryboardDocument", ["CExpat"], fenced),
        library("DesktopBus", ["CGIO"], fenced),
        library("Keyboard", ["CXKBCommon", "Diagnostics", "Windowing"], fenced),

        // Wayland, from the XML to the wire.
        .executableTarget(name: "WaylandScanner", dependencies: ["WaylandProtocolModel"], swiftSettings: strict),
        library("WaylandProtocolModel"),
        library("WaylandWire", ["CWaylandWire", "SystemFiles"], fenced),
        library("WaylandClient", ["CWayland", "CWaylandWire", "Diagnostics", "SystemFiles", "WaylandWire"], fenced),
        library("WaylandServer", ["CWaylandServer", "CWaylandWire", "SystemFiles", "WaylandWire"], fenced),

        // Backends.
        library("WindowingHeadless", ["RenderThread", "Windowing", "WindowingBackends"]),
        library(
            "WindowingWayland",
            [
                "Diagnostics", "RenderThread", "SystemFiles", "Windowing", "WindowingBackends", "WaylandClient",
                "WaylandWire",
                "Keyboard",
            ], fenced),
        library(
            "WindowingX11",
            ["RenderThread", "SystemFiles", "Windowing", "WindowingBackends", "CXCB", "CXKBCommonX11", "Keyboard"],
            fenced),

        // The toolkit.
        library(
            "UIKitCore",
            [
                "Diagnostics", "Localization", "Windowing", "Graphics", "TextLayout", "TextEditing", "LayerTree",
                "ConstraintSolver",
            ]),
        library("UIKitAutomation", ["UIKitCore", "Diagnostics", "Windowing", "Graphics", "LayerTree"]),
        library(
            "UIKitCells",
            ["UIKitCore", "DiffableData", "Localization", "Diagnostics", "Windowing", "Graphics", "LayerTree"]),
        library("UIKitDragDrop", ["UIKitCore", "Localization", "Diagnostics", "Windowing", "Graphics", "LayerTree"]),
        library(
            "UIKitTables",
            [
                "UIKitCore", "UIKitCells", "UIKitDragDrop", "DiffableData", "Localization", "Diagnostics", "Windowing",
                "Graphics", "LayerTree",
            ]),
        library(
            "UIKitCollections",
            [
                "UIKitCore", "UIKitCells", "UIKitDragDrop", "DiffableData", "Localization", "Diagnostics", "Windowing",
                "Graphics", "LayerTree",
            ]),
        library(
            "UIKitStoryboards",
            [
                "UIKitCore", "UIKitCells", "UIKitTables", "UIKitCollections", "StoryboardDocument", "Diagnostics",
                "Graphics", "LayerTree",
            ]),
        library(
            "UIKitPlatform",
            [
                "UIKitCore", "UIKitAutomation", "DesktopBus", "Diagnostics", "Windowing", "WindowingWayland",
                "WindowingX11", "WindowingHeadless",
            ]),
        library(
            "UIKit",
            [
                "UIKitCore", "UIKitCells", "UIKitDragDrop", "UIKitTables", "UIKitCollections", "UIKitStoryboards",
                "UIKitPlatform", "DiffableData", "Diagnostics", "Graphics", "LayerTree",
            ]),
        // Nothing in UIKit depends on it: only who imports it pays for it.
        library(
            "MediaPlayer", ["UIKitCore", "Localization", "Windowing", "Graphics", "LayerTree", "CGStreamer"], fenced),
        library("MessageUI", ["UIKitCore", "Localization", "UIKitPlatform", "DesktopBus"]),
        library(
            "UIKitTesting",
            ["UIKitCore", "UIKitAutomation", "RenderThread", "Windowing", "WindowingHeadless", "Graphics", "LayerTree"]),

        .executableTarget(
            name: "ShojiTool",
            dependencies: application + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/ShojiTool", swiftSettings: strict),

        // Demos.
        demo("Contacts", "Contacts"),
        demo("Hello", "Hello"),
        demo("Gallery", "Gallery", ["MessageUI"], exclude: ["gallery.png", "picture.script", "tour.script"]),
        demo("Mail", "Mail"),
        demo("Photos", "Photos"),
        demo("Presenter", "Presenter"),
        demo("Recipes", "Recipes"),
        demo("Sketch", "Sketch"),
        // It plugs screens into a compositor of its own.
        .executableTarget(
            name: "ShojiBenchmark",
            dependencies: application + ["TestCompositor", "Windowing", "WindowingWayland"], path: "Demos/Benchmarks",
            exclude: ["Peers"],
            swiftSettings: strict),
        .executableTarget(
            name: "Movie", dependencies: application + ["MediaPlayer"], path: "Demos/Movie", swiftSettings: strict),
        .target(
            name: "ScreenModesCore", dependencies: ["Windowing"], path: "Demos/ScreenModes/Core",
            swiftSettings: strict),
        .executableTarget(
            name: "ScreenModes",
            dependencies: application + [
                "ScreenModesCore", "Windowing", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Demos/ScreenModes/App", swiftSettings: strict),

        // Tests. TestCompositor is a Wayland server that lives in the test process.
        .target(
            name: "TestCompositor", dependencies: ["SystemFiles", "WaylandServer"], path: "Tests/TestCompositor",
            swiftSettings: fenced),
        tests("Diagnostics", ["Diagnostics"]),
        tests("SystemFiles", ["SystemFiles"]),
        tests("RenderThread", ["RenderThread"]),
        tests("Windowing", ["Windowing"]),
        tests("WindowingBackends", ["RenderThread", "Windowing", "WindowingBackends"]),
        tests("Graphics", ["Graphics"]),
        tests("TextLayout", ["TextLayout", "Graphics"]),
        tests("TextEditing", ["TextEditing"]),
        tests("Localization", ["Localization"]),
        tests("LayerTree", ["LayerTree", "Diagnostics", "Graphics", "RenderThread", "Windowing"]),
        tests("ConstraintSolver", ["ConstraintSolver"]),
        tests("StoryboardDocument", ["StoryboardDocument"]),
        tests("Keyboard", ["Keyboard", "Diagnostics", "Windowing"]),
        tests("WaylandProtocolModel", ["WaylandProtocolModel"]),
        tests(
            "WaylandClient",
            [
                "WaylandClient", "WaylandServer", "WaylandWire", "WaylandProtocolModel", "CWayland", "CWaylandWire",
                "SystemFiles",
                "TestCompositor",
            ]),
        tests("WindowingHeadless", ["WindowingHeadless", "RenderThread", "Windowing"]),
        tests(
            "WindowingWayland",
            [
                "WindowingWayland", "Diagnostics", "RenderThread", "SystemFiles", "Windowing", "WindowingBackends",
                "WaylandClient", "WaylandServer", "TestClients", "TestCompositor",
            ]),
        .testTarget(
            name: "MediaPlayerTests",
            dependencies: [
                "MediaPlayer", "CGStreamer", "UIKitCore", "UIKitTesting", "Graphics", "LayerTree", "Windowing",
            ],
            path: "Tests/MediaPlayer", swiftSettings: fenced),
        tests(
            "UIKitCore",
            [
                "UIKitCore", "UIKitTesting", "Diagnostics", "Graphics", "TextLayout", "LayerTree", "RenderThread",
                "StoryboardDocument", "Windowing", "WindowingHeadless",
            ], exclude: ["Controls/Pictures", "Menus/Pictures", "TextInput/Pictures"]),
        tests(
            "UIKitAutomation",
            [
                "UIKitAutomation", "UIKitCore", "UIKitTesting", "Graphics", "LayerTree", "Windowing",
                "WindowingHeadless",
            ]),
        tests("DiffableData", ["DiffableData", "Diagnostics"]),
        tests("UIKitCells", ["UIKitCells", "UIKitCore", "UIKitTesting", "Graphics", "LayerTree"]),
        tests(
            "UIKitDragDrop",
            [
                "UIKitDragDrop", "Diagnostics", "UIKitCore", "UIKitTesting", "Graphics", "LayerTree", "Windowing",
                "WindowingHeadless",
            ]),
        tests(
            "UIKitCollections",
            [
                "UIKitCollections", "UIKitCells", "UIKitDragDrop", "DiffableData", "Diagnostics", "UIKitCore",
                "UIKitTesting", "Graphics", "LayerTree", "Windowing", "WindowingHeadless",
            ]),
        tests(
            "UIKitStoryboards",
            [
                "UIKitStoryboards", "StoryboardDocument", "UIKitTables", "UIKitCollections", "UIKitCells", "UIKitCore",
                "UIKitTesting", "Diagnostics", "Graphics", "LayerTree",
            ], exclude: ["Files"]),
        tests(
            "UIKitTables",
            [
                "UIKitTables", "UIKitCells", "UIKitDragDrop", "DiffableData", "Diagnostics", "UIKitCore",
                "UIKitTesting", "Graphics", "LayerTree", "Windowing",
                "WindowingHeadless",
            ]),
        .testTarget(
            name: "WindowingX11Tests",
            dependencies: [
                "WindowingX11", "RenderThread", "Windowing", "WindowingBackends", "CXCB", "TestClients",
                "TestProcesses",
                "TestDesktops",
            ],
            path: "Tests/WindowingX11", swiftSettings: fenced),
        // Records the events that an application receives on each desktop.
        .target(
            name: "TestClients", dependencies: ["Windowing"], path: "Tests/TestClients", swiftSettings: strict),
        // An application to be started, and the means to start it.
        .target(name: "TestProcesses", path: "Tests/TestProcesses", swiftSettings: strict),
        // Desktops without hardware, and hands on their devices.
        .target(
            name: "TestDesktops", dependencies: ["CXCB", "Graphics", "SystemFiles", "TestProcesses", "WaylandClient"],
            path: "Tests/TestDesktops", swiftSettings: fenced),
        tests(
            "WindowingContract",
            [
                "RenderThread", "Windowing", "WindowingHeadless", "WindowingWayland", "WindowingX11", "WaylandServer",
                "TestCompositor", "TestDesktops", "TestProcesses", "Graphics",
            ]),
        // A message bus, and services on it that answer as a test says.
        .target(
            name: "TestBus", dependencies: ["CGIO", "TestProcesses"], path: "Tests/TestBus", swiftSettings: fenced),
        tests("DesktopBus", ["DesktopBus", "TestBus", "TestProcesses"]),
        .executableTarget(
            name: "PlatformFixture", dependencies: application, path: "Tests/PlatformFixture", swiftSettings: strict),
        tests(
            "UIKitPlatform",
            [
                "UIKitPlatform", "UIKitCore", "DesktopBus", "SystemFiles", "Windowing", "WaylandServer",
                "TestCompositor", "TestDesktops", "TestProcesses", "TestBus", "UIKitTesting", "PlatformFixture",
            ]),
        tests(
            "MessageUI", ["MessageUI", "UIKitCore", "UIKitTesting", "DesktopBus", "TestBus", "TestProcesses"]),
        tests("UIKitTesting", ["UIKitTesting", "UIKitCore", "Graphics", "LayerTree"]),
        tests("Gallery", ["Gallery", "UIKit", "UIKitCore", "UIKitTesting", "LayerTree", "Graphics"]),
        tests(
            "ScreenModes",
            [
                "ScreenModes", "ScreenModesCore", "UIKitCore", "UIKitTesting", "Graphics", "Windowing",
                "WindowingHeadless", "TestProcesses", "TestCompositor", "TestDesktops",
            ]),
        tests("Contacts", ["Contacts", "UIKit", "UIKitCore", "UIKitCells", "UIKitTables", "UIKitTesting"]),
        tests(
            "Photos",
            [
                "Photos", "UIKit", "UIKitCore", "UIKitCells", "UIKitCollections", "UIKitDragDrop", "UIKitTesting",
                "Graphics",
            ]),
        tests(
            "Mail",
            [
                "Mail", "UIKit", "UIKitCore", "UIKitCells", "UIKitCollections", "UIKitTables", "UIKitTesting",
                "DiffableData",
            ]),
        tests("Recipes", ["Recipes", "UIKit", "UIKitCore", "UIKitCells", "UIKitTables", "UIKitTesting"]),
        tests("Sketch", ["Sketch", "UIKit", "UIKitCore", "UIKitTesting", "Graphics", "Windowing"]),
        tests("Presenter", ["Presenter", "UIKit", "UIKitCore", "UIKitTesting", "Graphics"]),
        tests(
            "Desktop",
            [
                "WindowingWayland", "RenderThread", "Windowing", "WaylandClient", "Graphics", "TestProcesses",
                "TestDesktops", "Hello", "Gallery", "PlatformFixture",
            ]),
    ]
)
