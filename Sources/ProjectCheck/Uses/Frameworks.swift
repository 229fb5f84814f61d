// SPDX-License-Identifier: MIT

/// Frameworks of iOS.
enum Frameworks {
    /// Frameworks that neither the toolkit nor the Swift toolchain for Linux has.
    static let missing: Set = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook
        AddressBookUI AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
        BackgroundTasks CallKit CarPlay ClassKit CloudKit Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth
        CoreData CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreSpotlight
        CoreTelephony CoreText CoreVideo CryptoTokenKit DeviceCheck EventKit EventKitUI ExternalAccessory
        FileProvider GLKit GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit IOKit IOSurface
        IdentityLookup ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit
        MediaAccessibility MediaToolbox Messages Metal MetalKit MetalPerformanceShaders MetricKit ModelIO
        MultipeerConnectivity NaturalLanguage Network NetworkExtension NewsstandKit NotificationCenter OpenGLES
        PDFKit PassKit PencilKit Photos PhotosUI PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit
        SafariServices SceneKit ScreenTime Security SensorKit Social SoundAnalysis Speech SpriteKit StoreKit
        SwiftData SwiftUI SystemConfiguration TipKit Twitter UserNotifications UserNotificationsUI VideoToolbox
        Vision VisionKit WatchConnectivity WatchKit WebKit WeatherKit WidgetKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
