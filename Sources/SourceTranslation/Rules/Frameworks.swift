// SPDX-License-Identifier: MIT

/// Frameworks of iOS.
package enum Frameworks {
    /// Frameworks that neither the toolkit nor the Swift toolchain for Linux has.
    package static let missing = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook
        AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
        BackgroundTasks CallKit CarPlay ClassKit CloudKit CommonCrypto Contacts ContactsUI CoreAudio CoreAudioKit
        CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC
        CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoTokenKit DeviceCheck EventKit
        EventKitUI ExternalAccessory FileProvider GLKit GameController GameKit GameplayKit HealthKit HealthKitUI
        HomeKit IOKit IOSurface IdentityLookup ImageIO Intents IntentsUI JavaScriptCore LinkPresentation
        LocalAuthentication MapKit MediaAccessibility MediaToolbox Messages Metal MetalKit MetalPerformanceShaders
        MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage Network NetworkExtension
        NewsstandKit NotificationCenter OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PushKit QuickLook
        QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit ScreenTime Security SensorKit Social
        SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TipKit Twitter
        UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit
        WebKit WidgetKit iAd
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
