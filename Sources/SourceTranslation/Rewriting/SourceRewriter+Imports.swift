// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Replaces the imports of modules that have another name here, and reports those of frameworks that don't exist.
    func rewrite(_ node: ImportDeclSyntax) {
        guard let first = node.path.first else { return }
        let name = first.name.text
        if let replacement = Self.replacements[name] {
            edits.replace(node.path, with: replacement)
        } else if Self.missing.contains(name) {
            guard !node.isConditional else { return }
            report("The framework \(name) doesn't exist on Linux.", at: node)
        } else if node.path.count > 1, node.importKindSpecifier == nil, Self.provided.contains(name) {
            edits.replace(node.path, with: name)
        }
    }

    private static let replacements = [
        "Combine": "OpenCombine", "Darwin": "Glibc", "os": "UnifiedLogging", "OSLog": "UnifiedLogging",
    ]

    private static let provided: Set<String> = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC"]

    private static let missing: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AddressBook", "AppKit",
        "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "CallKit", "CarPlay", "CloudKit",
        "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation",
        "CoreImage",
        "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GLKit", "GameController",
        "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
        "LocalAuthentication", "MapKit", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit",
        "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
        "Security",
        "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "Twitter",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WebKit", "WidgetKit", "iAd",
    ]
}

extension ImportDeclSyntax {
    /// Whether the import is in `#if`, where source asks for frameworks that may not exist.
    fileprivate var isConditional: Bool {
        var node = parent
        while let current = node {
            if current.is(IfConfigDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
