// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// Stores an application's sessions between launches, as a property list in the user's state folder.
@MainActor
struct SceneStore {
    let file: URL

    init(folder: URL) {
        file = folder.appendingPathComponent("scenes.plist", isDirectory: false)
    }

    /// Returns the stored sessions in order; empty if the file is missing, damaged, or of another version.
    func load() -> [SavedScene] {
        do {
            let data = try Data(contentsOf: file)
            guard data.count <= Self.largest else {
                return refuse("it has \(data.count) bytes, and at most \(Self.largest) are read")
            }
            let saved = try PropertyListDecoder().decode(SavedScenes.self, from: data)
            guard saved.version == 1 else { return refuse("it has version \(saved.version); version 1 is needed") }
            return Array(saved.scenes.prefix(Self.most))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return []
        } catch {
            return refuse("\(error)")
        }
    }

    private func refuse(_ reason: String) -> [SavedScene] {
        Log.error("The windows of the last launch cannot be restored from \(file.path): \(reason).")
        return []
    }

    func save(_ sessions: [UISceneSession]) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            // Written atomically, so that a full disk doesn't destroy the previous sessions.
            try encoder.encode(SavedScenes(version: 1, scenes: sessions.map(SavedScene.init)))
                .write(to: file, options: .atomic)
        } catch {
            Log.error("The windows cannot be remembered in \(file.path): \(error)")
        }
    }

    /// The maximum file size, larger than any application's sessions and small enough to load without delaying the
    /// launch.
    private static let largest = 4 << 20
    /// The maximum number of sessions, so that a damaged file doesn't open thousands of windows.
    private static let most = 64
}

struct SavedScenes: Codable {
    var version: Int
    var scenes: [SavedScene]
}

/// The serialized form of a session.
struct SavedScene: Codable {
    var identifier: String
    var role: String
    var configuration: String?
    var width: Double?
    var height: Double?
    var screen: String?
    var isFullScreen: Bool
    /// Encoded as separate property lists, because the values belong to the application.
    var userInfo: Data?
    var activityType: String?
    var activityTitle: String?
    var activityInfo: Data?
    var activityPage: String?
    var activityTarget: String?
    var controllers: [String: Data]?

    @MainActor
    init(_ session: UISceneSession) {
        identifier = session.persistentIdentifier
        role = session.role.rawValue
        configuration = session.configuration.name
        width = session.place.size.map { Double($0.width) }
        height = session.place.size.map { Double($0.height) }
        screen = session.place.screen
        isFullScreen = session.place.isFullScreen
        userInfo = Self.data(session.userInfo)
        activityType = session.stateRestorationActivity?.activityType
        activityTitle = session.stateRestorationActivity?.title
        activityInfo = Self.data(session.stateRestorationActivity?.savedUserInfo)
        activityPage = session.stateRestorationActivity?.webpageURL?.absoluteString
        activityTarget = session.stateRestorationActivity?.targetContentIdentifier
        controllers = session.controllerStates
    }

    /// Returns the session with the configuration that the delegate now provides; `nil` if it provides none.
    @MainActor
    func session(asking application: UIApplication) -> UISceneSession? {
        let role = UISceneSession.Role(rawValue: role)
        let session = UISceneSession(
            role: role, configuration: UISceneConfiguration(name: configuration, sessionRole: role),
            persistentIdentifier: identifier)
        session.userInfo = Self.values(userInfo)
        session.controllerStates = controllers ?? [:]
        if let width, let height, (1..<32768).contains(width), (1..<32768).contains(height) {
            session.place.size = CGSize(width: width, height: height)
        }
        session.place.screen = screen
        session.place.isFullScreen = isFullScreen
        if let activityType {
            let activity = NSUserActivity(activityType: activityType)
            activity.title = activityTitle
            activity.userInfo = Self.values(activityInfo)
            activity.webpageURL = activityPage.flatMap(URL.init(string:))
            activity.targetContentIdentifier = activityTarget
            session.stateRestorationActivity = activity
        }
        guard let configuration = application.configuration(for: session, UIScene.ConnectionOptions()) else {
            return nil
        }
        session.configuration = configuration
        return session
    }

    private static func data(_ values: [String: Any]?) -> Data? {
        guard let values else { return nil }
        let plain = values.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .binary) }
        if plain.count < values.count {
            let names = values.keys.filter { plain[$0] == nil }.sorted().joined(separator: ", ")
            Log.misuse("Of a scene's state only property-list values are kept, which these are not: \(names).")
        }
        return try? PropertyListSerialization.data(fromPropertyList: plain, format: .binary, options: 0)
    }

    private static func values(_ data: Data?) -> [String: Any]? {
        guard let data else { return nil }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        } catch {
            Log.error("A part of a scene's state cannot be restored: \(error)")
            return nil
        }
    }
}
