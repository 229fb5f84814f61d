// SPDX-License-Identifier: MIT

/// The text of a small Xcode project, whose parts tests replace.
enum XcodeSample {
    static let files = [
        "Birds.xcodeproj/project.pbxproj": project,
        "App/AppDelegate.swift": "import UIKit\n\n@main\nclass AppDelegate {}\n",
        "App/Model/Bird.swift": "struct Bird {}\n", "App/Base.lproj/Main.storyboard": "<document/>",
        "App/de.lproj/Main.strings": "", "App/Assets.xcassets/Contents.json": "{}", "Config/Base.xcconfig": config,
        "Config/Common.xcconfig": "SWIFT_VERSION = 5.0 // the language\n",
        "New/Item.swift": "", "New/Excluded.swift": "", "New/data.json": "{}", "App/Info.plist": info,
        "Feathers/Package.swift": "",
    ]

    static let config = "#include \"Common.xcconfig\"\nNAME_PART = Bird\nFLAGS = BASE\n"

    static let info = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>UILaunchStoryboardName</key><string>Launch</string><key>Count</key><integer>1</integer>
        <key>Flag</key><true/>
        <key>Delegate</key><array><string>$(PRODUCT_MODULE_NAME).Scene</string></array></dict></plist>
        """

    static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P /* Project */ = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; developmentRegion = en; targets = (T, U, ); };
        G = {isa = PBXGroup; children = (GA, GS, RC, RL, ); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (RD, GM, RX, V, ); path = App; sourceTree = "<group>"; };
        GM = {isa = PBXGroup; children = (RB, ); path = Model; sourceTree = "<group>"; };
        GS = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, ); path = New; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Excluded.swift, ); target = T; };
        RD = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        RB = {isa = PBXFileReference; path = App/Model/Bird.swift; sourceTree = SOURCE_ROOT; };
        RX = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        RC = {isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
        RL = {isa = PBXFileReference; path = Feathers; lastKnownFileType = wrapper; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; children = (VB, VD, ); name = Main.storyboard; sourceTree = "<group>"; };
        VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        VD = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = "Birds App"; productType = "com.apple.product-type.application";
            buildConfigurationList = TL; buildPhases = (S, R, ); dependencies = (D, ); fileSystemSynchronizedGroups = (GS, );
            packageProductDependencies = (K1, K2, ); };
        D = {isa = PBXTargetDependency; target = U; };
        U = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (); };
        K1 = {isa = XCSwiftPackageProductDependency; package = KR; productName = Collections; };
        K2 = {isa = XCSwiftPackageProductDependency; productName = Feathers; };
        KR = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/c"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.1.0; }; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        R = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
        B1 = {isa = PBXBuildFile; fileRef = RD; }; B2 = {isa = PBXBuildFile; fileRef = RB; };
        B3 = {isa = PBXBuildFile; fileRef = RX; }; B4 = {isa = PBXBuildFile; fileRef = V; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
        PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = RC;
            buildSettings = {FLAGS = ("$(inherited)", PROJECT, ); IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
        TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(FLAGS)"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist;
            INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UIStatusBarHidden = YES;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
            INFOPLIST_KEY_UILaunchStoryboardName = Other; ASSETCATALOG_COMPILER_APPICON_NAME = Wren;
            PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier:lower)"; PRODUCT_NAME = "$(NAME_PART) App";
        }; };
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Released; }; };
        }; }
        """
}
