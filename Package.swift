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

// Each process of the compiler expands the macros of all files of its target, and what that takes grows with the square of
// their number. So a process compiles more files than the usual 25.
let expanding = strict + [.unsafeFlags(["-driver-batch-size-limit", "75"])]

// Tests/<Target> mirrors Sources/<Target>.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: expanding)
}

// The folders of UIKitCore's tests, by the target that has them: one target with all of them compiles in twice the time.
let coreTestFolders = [
    "Application": ["Accessibility", "Application", "Bundle", "Device", "Drawing", "Theme"],
    "Controllers": ["Controllers", "ViewController"],
    "Controls": ["Bars", "Commands", "Controls", "Menus"],
    "Event": ["Event", "Focus", "Gestures", "Pointer", "Responder"],
    "Text": ["InputViews", "Pasteboard", "Text", "TextInput", "Undo"],
    "View": ["Animation", "Appearance", "Effects", "Layout", "Scrolling", "View"],
    "Window": ["Popups", "Presentation", "Scene", "Screen", "StatusBar", "Window"],
]

func coreTests(_ name: String) -> Target {
    let others = coreTestFolders.filter { $0.key != name }.flatMap { $0.value }.sorted() + ["Support"]
    let pictures = ["Accessibility", "Controls", "Menus", "TextInput"].filter { !others.contains($0) }
    return .testTarget(
        name: "UIKitCore\(name)Tests",
        dependencies: [
            "UIKitCore", "UIKitCoreTestSupport", "UIKitText", "UIKitTesting", "AssetCatalog", "Diagnostics", "Graphics",
            "Keyboard", "LayerTree", "Localization", "RenderThread", "StoryboardDocument", "TextLayout", "Windowing",
            "WindowingHeadless",
        ],
        path: "Tests/UIKitCore", exclude: others + pictures.map { $0 + "/Pictures" }, swiftSettings: expanding)
}

// UIKit is enough to build; the modules that it re-exports are named so that a change of theirs rebuilds what uses them.
let application: [Target.Dependency] = [
    "UIKit", "UIKitCore", "UIKitText", "UIKitCells", "UIKitDragDrop", "UIKitTables", "UIKitCollections",
    "UIKitStoryboards", "UIKitDocuments", "UIKitDynamics", "UIKitHaptics", "UIKitPickers", "UIKitSharing",
    "UIKitPlatform", "DiffableData", "Diagnostics", "DocumentFiles", "Graphics", "LayerTree",
]

func demo(
    _ name: String, _ folder: String, _ more: [Target.Dependency] = [], exclude: [String] = [],
    resources: [Resource] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: application + more, path: "Demos/\(folder)", exclude: exclude, resources: resources,
        swiftSettings: strict, plugins: plugins)
}

let package = Package(
    name: "Shoji",
    defaultLocalization: "en",
    products: [
        // With the modules that source for iOS imports beside it.
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "ObjectiveC", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "UnifiedLogging",
            ]),
        .library(
            name: "UIKitCore",
            targets: [
                "UIKitCore", "UIKitText", "UIKitCells", "UIKitDragDrop", "UIKitTables", "UIKitCollections",
                "AttributedDocuments", "UIKitStoryboards", "UIKitAutomation", "UIKitDocuments", "UIKitDynamics",
                "UIKitHaptics",
                "UIKitPickers",
                "UIKitPlatform", "UIKitSharing",
            ]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .plugin(name: "ShojiResources", targets: ["ShojiResources"]),
        .plugin(name: "ShojiSource", targets: ["ShojiSource"]),
        .executable(name: "Chat", targets: ["Chat"]),
        .executable(name: "Contacts", targets: ["Contacts"]),
        .executable(name: "Hello", targets: ["Hello"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Mail", targets: ["Mail"]),
        .executable(name: "Notes", targets: ["Notes"]),
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
        // Only the command-line tools depend on them.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // The C fence.
        // The kernel's calls that Swift has no names for.
        .systemLibrary(name: "CLinux"),
        // The functions of Foundation that ignore the user's environment on Linux.
        .target(name: "CUserEnvironment"),
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
        // Declarations only: the library is opened when Markdown is first read.
        .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-gfm-extensions-dev"])]),
        system(
            "CGStreamer", "gstreamer-app-1.0", apt: ["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"]),
        system("CGIO", "gio-unix-2.0", apt: ["libglib2.0-dev"]),
        // Headers only: the library is opened when a text is first checked, and is otherwise not loaded.
        .systemLibrary(name: "CEnchant", providers: [.apt(["libenchant-2-dev"])]),
        // Declarations only: the library is opened when an input view first clicks.
        .systemLibrary(name: "CCanberra", providers: [.apt(["libcanberra0"])]),

        // Pure parts and libraries behind the fence.
        library("Diagnostics"),
        library("SystemFiles", ["CLinux"], fenced),
        library("DocumentFiles", ["SystemFiles"], fenced),
        library("RenderThread", ["CLinux"]),
        library("Windowing", ["Diagnostics", "RenderThread"]),
        library("WindowingBackends", ["RenderThread", "Windowing"]),
        library("Graphics", ["CCairo", "CGdkPixbuf"], fenced),
        library("Symbols", ["Graphics"]),
        library("TextLayout", ["Graphics", "TextEditing", "CPango"], fenced),
        library("TextEditing"),
        library("Spelling", ["CEnchant"], fenced),
        library("EventSounds", ["CCanberra"], fenced),
        library("DataDetection"),
        library("AccessibilityTree"),
        library("AccessibilityAudit", ["AccessibilityTree"]),
        library("Localization", ["CUserEnvironment"]),
        library("StringCatalog"),
        library("LayerTree", ["Diagnostics", "Graphics", "RenderThread", "Windowing"]),
        library("ConstraintSolver"),
        library("DiffableData", ["Diagnostics"]),
        library("StoryboardDocument", ["CExpat"], fenced),
        library("RichText"),
        library("RTFDocument", ["RichText"]),
        library("HTMLDocument", ["RichText"]),
        library("MarkdownDocument", ["RichText", "HTMLDocument", "CCMark"], fenced),
        library("AssetCatalog"),
        library("DesktopBus", ["CGIO"], fenced),
        library("FileAssociations", ["CGIO"], fenced),
        library("AccessibilityATSPI", ["AccessibilityTree", "DesktopBus", "Diagnostics"]),
        library("InputMethods", ["DesktopBus", "Diagnostics", "Windowing", "WindowingBackends"]),
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
                "Diagnostics", "Localization", "StringCatalog", "Windowing", "Graphics", "TextLayout", "TextEditing",
                "LayerTree", "ConstraintSolver", "AssetCatalog", "Symbols", "AccessibilityTree",
            ]),
        library(
            "UIKitText",
            [
                "UIKitCore", "UIKitDragDrop", "Spelling", "TextEditing", "TextLayout", "DataDetection", "Localization",
                "Diagnostics", "Windowing", "Graphics", "LayerTree",
            ]),
        library(
            "AttributedDocuments",
            [
                "UIKitCore", "UIKitText", "TextLayout", "Graphics", "RichText", "RTFDocument", "HTMLDocument",
                "MarkdownDocument",
            ]),
        library(
            "UIKitAccessibility",
            [
                "UIKitCore", "AccessibilityTree", "Diagnostics", "Localization", "TextEditing", "TextLayout",
                "Windowing",
                "Graphics", "LayerTree",
            ]),
        library(
            "UIKitAutomation",
            [
                "UIKitCore", "UIKitAccessibility", "AccessibilityTree", "AccessibilityAudit", "Diagnostics",
                "Windowing",
                "Graphics", "LayerTree",
            ]),
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
                "UIKitCore", "UIKitText", "UIKitCells", "UIKitTables", "UIKitCollections", "StoryboardDocument",
                "Diagnostics", "Graphics", "LayerTree",
            ]),
        library(
            "UIKitPlatform",
            [
                "UIKitCore", "UIKitText", "UIKitAccessibility", "UIKitAutomation", "AccessibilityATSPI",
                "AccessibilityTree", "DesktopBus", "Diagnostics", "EventSounds", "FileAssociations", "InputMethods",
                "Localization",
                "Windowing", "WindowingWayland", "WindowingX11", "WindowingHeadless",
            ]),
        library(
            "UIKitPickers",
            [
                "UIKitCore", "UIKitCells", "UIKitTables", "UIKitPlatform", "Diagnostics", "DesktopBus", "Localization",
                "UniformTypeIdentifiers",
            ]),
        library(
            "UIKitDocuments",
            [
                "UIKitCore", "UIKitText", "UIKitPlatform", "AttributedDocuments", "DocumentFiles", "FileAssociations",
                "Diagnostics", "Localization", "LayerTree", "UniformTypeIdentifiers", "Windowing",
            ]),
        library("UIKitDynamics", ["UIKitCore", "Diagnostics", "Graphics", "LayerTree"]),
        library("UIKitHaptics", ["UIKitCore", "UIKitPlatform", "DesktopBus"]),
        library(
            "UIKitSharing",
            [
                "UIKitCore", "UIKitPlatform", "UIKitDocuments", "MessageUI", "DesktopBus", "Diagnostics",
                "FileAssociations", "Localization", "LayerTree", "UniformTypeIdentifiers",
            ]),
        // What applications find in Objective-C's runtime, and the names of the modules that UIKit includes here.
        library("Predicates", ["ObjectiveC", "Diagnostics"]),
        library("ObjectiveC", ["UIKitCore", "Diagnostics", "Graphics", "LayerTree"]),
        library("CoreGraphics", ["Graphics", "_Testing_CoreGraphics"]),
        // Imported by the compiler where an application's tests import Testing and the other module.
        library("_Testing_UIKit"),
        library("_Testing_CoreGraphics"),
        library("QuartzCore", ["LayerTree", "Graphics"]),
        library("UniformTypeIdentifiers"),
        // Named otherwise than Apple's `os`, whose presence other packages ask for with `canImport`.
        library("UnifiedLogging"),
        library(
            "UIKit",
            [
                "AttributedDocuments", "ObjectiveC", "Predicates", "UIKitCore", "UIKitText", "UIKitCells",
                "UIKitDragDrop", "UIKitTables", "UIKitCollections", "UIKitDocuments", "UIKitDynamics", "UIKitHaptics",
                "UIKitPickers",
                "UIKitSharing",
                "UIKitStoryboards", "_Testing_UIKit", "UIKitPlatform", "DiffableData", "Diagnostics", "DocumentFiles",
                "Graphics", "LayerTree",
            ]),
        // Nothing in UIKit depends on it: only who imports it pays for it.
        library(
            "MediaPlayer", ["UIKitCore", "Localization", "Windowing", "Graphics", "LayerTree", "CGStreamer"], fenced),
        library("MessageUI", ["UIKitCore", "UIKitText", "Localization", "UIKitPlatform", "DesktopBus"]),
        library("UserNotifications", ["UIKitCore", "UIKitPlatform", "DesktopBus"]),
        library(
            "UIKitTesting",
            [
                "Diagnostics", "UIKitCore", "UIKitAccessibility", "UIKitAutomation", "AccessibilityTree",
                "AccessibilityAudit", "RenderThread", "Windowing", "WindowingHeadless", "Graphics", "LayerTree",
            ]),

        .executableTarget(
            name: "ShojiTool",
            dependencies: application + [
                "ApplicationInstallation", "ApplicationPackage", "ProjectCheck", "ProjectFiles", "SourceTranslation",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/ShojiTool", swiftSettings: strict),

        // Projects of other tools, and packages written from them. No part of an application.
        library("ProjectFiles", [.product(name: "Yams", package: "Yams")]),
        library("ApplicationPackage", ["ProjectFiles", "SourceTranslation"]),
        library("ApplicationInstallation", ["ProjectFiles", "UniformTypeIdentifiers"]),

        // Resources, compiled while an application is built.
        library("ResourceCompiler", ["AssetCatalog", "StoryboardDocument", "StringCatalog"]),
        .executableTarget(
            name: "ResourceTool", dependencies: ["AssetCatalog", "ResourceCompiler"], swiftSettings: strict),
        .plugin(name: "ShojiResources", capability: .buildTool(), dependencies: ["ResourceTool"]),

        // Source written for an Objective-C runtime, translated while an application is built.
        library(
            "SourceTranslation",
            [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        // Finds what applications name and the toolkit doesn't have.
        .target(
            name: "ProjectCheck",
            dependencies: [
                "SourceTranslation",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ], resources: [.copy("Names/names.txt")], swiftSettings: strict),
        .executableTarget(name: "NameTool", dependencies: ["ProjectCheck"], swiftSettings: strict),
        .executableTarget(name: "SourceTool", dependencies: ["SourceTranslation"], swiftSettings: strict),
        .plugin(name: "ShojiSource", capability: .buildTool(), dependencies: ["SourceTool"]),

        // Demos.
        demo("Chat", "Chat", exclude: ["chat.script"]),
        demo("Contacts", "Contacts"),
        demo("Hello", "Hello"),
        demo(
            "Gallery", "Gallery", ["MessageUI"], exclude: ["gallery.png", "picture.script", "tour.script"],
            resources: [.process("InterfaceFiles/InterfaceFiles.xib")], plugins: ["ShojiResources"]),
        demo("Mail", "Mail", exclude: ["keys.script", "mail-dark.png", "mail-light.png", "picture.script"]),
        demo("Notes", "Notes", ["UniformTypeIdentifiers"], exclude: ["notes.script"]),
        demo("Photos", "Photos"),
        demo("Presenter", "Presenter"),
        demo("Recipes", "Recipes", resources: [.process("Recipes.storyboard")]),
        demo("Sketch", "Sketch"),
        // It plugs screens into a compositor of its own.
        .executableTarget(
            name: "ShojiBenchmark",
            dependencies: application + [
                "AccessibilityATSPI", "AccessibilityTree", "AssetCatalog", "DesktopBus", "TestCompositor",
                "TextEditing", "TextLayout", "UIKitAccessibility", "Windowing", "WindowingWayland",
            ],
            path: "Demos/Benchmarks",
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
        tests("Symbols", ["Symbols", "Graphics"]),
        tests("TextLayout", ["TextLayout", "Graphics"]),
        tests("TextEditing", ["TextEditing", "TextLayout"]),
        tests("Spelling", ["Spelling"]),
        tests("EventSounds", ["EventSounds"]),
        tests("DataDetection", ["DataDetection"]),
        tests("Localization", ["Localization"]),
        tests("StringCatalog", ["StringCatalog"]),
        tests("LayerTree", ["LayerTree", "Diagnostics", "Graphics", "RenderThread", "Windowing"]),
        tests("ConstraintSolver", ["ConstraintSolver"]),
        tests("ProjectCheck", ["ProjectCheck"]),
        tests("SourceTranslation", ["SourceTranslation", "SourceTool"]),
        tests("Predicates", ["ObjectiveC", "Predicates"]),
        tests("ObjectiveC", ["ObjectiveC", "UIKitCore"]),
        tests("RTFDocument", ["RTFDocument", "RichText"]),
        tests("HTMLDocument", ["HTMLDocument", "RichText"]),
        tests("MarkdownDocument", ["MarkdownDocument", "RichText"]),
        tests(
            "AttributedDocuments",
            [
                "AttributedDocuments", "UIKitCore", "UIKitText", "UIKitTesting", "Graphics", "LayerTree", "RichText",
                "RTFDocument", "HTMLDocument", "MarkdownDocument",
            ]),
        tests("StoryboardDocument", ["StoryboardDocument"]),
        tests("AssetCatalog", ["AssetCatalog"]),
        tests("ProjectFiles", ["ProjectFiles"]),
        tests("ApplicationPackage", ["ApplicationPackage", "ProjectFiles"]),
        tests("ApplicationInstallation", ["ApplicationInstallation", "ShojiTool", "ProjectFiles", "TestProcesses"]),
        tests("ResourceCompiler", ["AssetCatalog", "ResourceCompiler"]),
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
        .target(
            name: "UIKitCoreTestSupport",
            dependencies: [
                "UIKitCore", "UIKitTesting", "AssetCatalog", "Graphics", "Keyboard", "LayerTree", "Windowing",
                "WindowingHeadless",
            ],
            path: "Tests/UIKitCore/Support", swiftSettings: strict),
        coreTests("Application"),
        coreTests("Controllers"),
        coreTests("Controls"),
        coreTests("Event"),
        coreTests("Text"),
        coreTests("View"),
        coreTests("Window"),
        tests(
            "UIKitText",
            [
                "UIKitText", "UIKitCore", "UIKitDragDrop", "UIKitTesting", "Spelling", "TextEditing", "TextLayout",
                "Diagnostics", "Graphics",
                "LayerTree", "RenderThread", "Windowing", "WindowingHeadless",
            ]),
        tests(
            "UIKitAccessibility",
            [
                "UIKitAccessibility", "AccessibilityTree", "ObjectiveC", "UIKitCore", "UIKitText", "UIKitTables",
                "UIKitCollections", "UIKitCells", "UIKitDragDrop", "UIKitTesting", "Diagnostics", "Graphics",
                "LayerTree",
            ]),
        tests(
            "UIKitAutomation",
            [
                "UIKitAutomation", "AccessibilityAudit", "UIKitAccessibility", "UIKitCore", "UIKitTesting", "Graphics",
                "LayerTree", "Windowing",
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
                "UIKitStoryboards", "StoryboardDocument", "UIKitTables", "UIKitText", "UIKitCollections", "UIKitCells",
                "UIKitCore",
                "UIKitTesting", "AssetCatalog", "Diagnostics", "Graphics", "LayerTree",
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
                "WindowingX11", "WindowingHeadless", "RenderThread", "Windowing", "WindowingBackends", "CXCB",
                "TestClients", "TestProcesses", "TestDesktops",
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
            path: "Tests/TestDesktops", exclude: ["Scripts"], swiftSettings: fenced),
        tests(
            "WindowingContract",
            [
                "RenderThread", "Windowing", "WindowingHeadless", "WindowingWayland", "WindowingX11", "WaylandClient",
                "WaylandServer", "TestCompositor", "TestDesktops", "TestProcesses", "Graphics",
            ]),
        // A message bus, and services on it that answer as a test says.
        .target(
            name: "TestBus", dependencies: ["CGIO", "TestProcesses"], path: "Tests/TestBus", swiftSettings: fenced),
        tests("AccessibilityAudit", ["AccessibilityAudit", "AccessibilityTree"]),
        tests("DesktopBus", ["DesktopBus", "TestBus", "TestProcesses"]),
        // Accessible objects in memory, and a process that serves them.
        .target(
            name: "TestAccessibility", dependencies: ["AccessibilityTree"], path: "Tests/TestAccessibility",
            swiftSettings: strict),
        // A session with an accessibility bus, and a screen reader that writes what it says.
        .target(
            name: "TestScreenReader", dependencies: ["TestDesktops", "TestProcesses"], path: "Tests/TestScreenReader",
            exclude: ["Scripts"], swiftSettings: strict),
        .executableTarget(
            name: "AccessibilityFixture",
            dependencies: ["AccessibilityATSPI", "AccessibilityTree", "DesktopBus", "TestAccessibility"],
            path: "Tests/AccessibilityFixture", swiftSettings: strict),
        tests(
            "AccessibilityATSPI",
            [
                "AccessibilityATSPI", "AccessibilityTree", "DesktopBus", "TestAccessibility", "TestBus",
                "TestProcesses", "TestScreenReader", "AccessibilityFixture",
            ]),
        tests(
            "InputMethods",
            ["InputMethods", "DesktopBus", "TestBus", "TestProcesses", "Windowing", "WindowingHeadless"]),
        .executableTarget(
            name: "PlatformFixture", dependencies: application, path: "Tests/PlatformFixture", swiftSettings: strict),
        tests(
            "UIKitPlatform",
            [
                "UIKitPlatform", "UIKitCore", "DesktopBus", "SystemFiles", "Windowing", "WindowingHeadless",
                "WaylandServer", "TestCompositor", "TestDesktops", "TestProcesses", "TestBus", "UIKitTesting",
                "PlatformFixture",
            ]),
        .executableTarget(
            name: "SavingFixture", dependencies: ["DocumentFiles"], path: "Tests/SavingFixture", swiftSettings: fenced),
        tests("DocumentFiles", ["DocumentFiles", "SavingFixture", "TestProcesses"]),
        // Its database of types and applications is that of its environment.
        .executableTarget(
            name: "FileAssociationsFixture", dependencies: ["FileAssociations"], path: "Tests/FileAssociationsFixture",
            swiftSettings: strict),
        tests("FileAssociations", ["FileAssociationsFixture", "TestProcesses"]),
        tests(
            "UIKitDocuments",
            ["UIKitDocuments", "DocumentFiles", "UIKitCore", "UIKitTesting", "TestProcesses"]),
        tests("UIKitDynamics", ["UIKitDynamics", "UIKitCore", "UIKitTesting", "Graphics", "LayerTree"]),
        tests(
            "UIKitHaptics", ["UIKitHaptics", "UIKitCore", "UIKitTesting", "DesktopBus", "TestBus", "TestProcesses"]),
        tests(
            "MessageUI",
            [
                "MessageUI", "UIKitCore", "UIKitPlatform", "UIKitTesting", "DesktopBus", "TestBus", "TestProcesses",
                "WindowingHeadless",
            ]),
        tests("UserNotifications", ["UserNotifications", "UIKitCore", "DesktopBus", "TestBus", "TestProcesses"]),
        tests(
            "UIKitPickers",
            [
                "UIKitPickers", "UIKitCore", "UIKitPlatform", "UIKitTesting", "DesktopBus", "TestBus", "TestProcesses",
                "UniformTypeIdentifiers", "WindowingHeadless",
            ]),
        tests(
            "UIKitSharing",
            [
                "UIKitSharing", "UIKitDocuments", "FileAssociations", "MessageUI", "UIKitCore", "UIKitText",
                "UIKitPlatform", "UIKitTesting", "DesktopBus", "TestBus", "TestProcesses", "WindowingHeadless",
            ]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "UnifiedLogging", "ShojiBenchmark", "UIKitTesting"],
            path: "Tests/UIKit",
            resources: [.process("Resources")], swiftSettings: strict),
        // Source as it is written for iOS, in both language modes; the second folder links to the files of the first.
        .testTarget(
            name: "SignaturesSwift5Tests", dependencies: application + ["_Testing_UIKit", "UIKitTesting"],
            path: "Tests/SignaturesSwift5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SignaturesSwift6Tests", dependencies: application + ["_Testing_UIKit", "UIKitTesting"],
            path: "Tests/SignaturesSwift6",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        tests("UIKitTesting", ["UIKitTesting", "Diagnostics", "UIKitCore", "Graphics", "LayerTree"]),
        tests(
            "Gallery",
            [
                "Gallery", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitStoryboards", "UIKitTesting",
                "UIKitAutomation", "LayerTree",
                "Graphics",
            ]),
        tests(
            "ScreenModes",
            [
                "ScreenModes", "AccessibilityAudit", "ScreenModesCore", "UIKitCore", "UIKitTesting", "Graphics",
                "Windowing", "WindowingHeadless", "TestProcesses", "TestCompositor", "TestDesktops",
            ]),
        tests(
            "Chat",
            [
                "Chat", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitCells", "UIKitTables", "UIKitText",
                "UIKitTesting",
            ]),
        tests(
            "Contacts",
            ["Contacts", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitCells", "UIKitTables", "UIKitTesting"]),
        tests(
            "Notes",
            [
                "Notes", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitCells", "UIKitTables", "UIKitText",
                "UIKitTesting",
            ]),
        tests(
            "Photos",
            [
                "Photos", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitCells", "UIKitCollections", "UIKitDragDrop",
                "UIKitTesting",
                "Graphics",
            ]),
        tests(
            "Mail",
            [
                "Mail", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitCells", "UIKitCollections", "UIKitTables",
                "UIKitTesting", "TextLayout",
                "DiffableData",
            ]),
        tests(
            "Recipes",
            [
                "Recipes", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitCells", "UIKitTables", "UIKitStoryboards",
                "UIKitTesting",
            ]),
        tests(
            "Sketch", ["Sketch", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitTesting", "Graphics", "Windowing"]),
        tests("Presenter", ["Presenter", "AccessibilityAudit", "UIKit", "UIKitCore", "UIKitTesting", "Graphics"]),
        tests(
            "Desktop",
            [
                "WindowingWayland", "RenderThread", "Windowing", "WaylandClient", "Graphics", "TestProcesses",
                "TestDesktops", "TestBus", "TestScreenReader", "Chat", "Contacts", "Gallery", "Hello", "Mail", "Movie",
                "Notes", "Photos", "Presenter", "Recipes", "ScreenModes", "Sketch", "PlatformFixture",
            ], exclude: ["Scripts"]),
    ]
)
