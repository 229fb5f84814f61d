// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// Stores an application's sessions between launches, as a property list in the user's state folder.
///
/// A file that can't be read is set aside under another name, which replaces an earlier one. So is a file from which the
/// last launch didn't finish restoring, so that no state can keep an application from starting.
@MainActor
struct SceneStore {
    let file: URL
    /// The file's other name once it is set aside.
    private let unrestoredFile: URL
    /// An empty file that exists while sessions are being restored.
    private let marker: URL

    init(folder: URL) {
        file = folder.appendingPathComponent("scenes.plist", isDirectory: false)
        unrestoredFile = folder.appendingPathComponent("scenes.unrestored.plist", isDirectory: false)
        marker = folder.appendingPathComponent("scenes.restoring", isDirectory: false)
    }

    /// Returns the stored sessions in order; empty if the file is missing or was set aside.
    func load() -> [SavedScene] {
        do {
            guard !FileManager.default.fileExists(atPath: marker.path) else {
                finishRestoring()
                guard FileManager.default.fileExists(atPath: file.path) else { return [] }
                return setAside("the last launch ended while it restored them")
            }
            let data = try Data(contentsOf: file)
            guard data.count <= Self.maximumFileSize else {
                return setAside("the file has \(data.count) bytes, and at most \(Self.maximumFileSize) are read")
            }
            let saved = try PropertyListDecoder().decode(SavedScenes.self, from: data)
            guard saved.version == Self.version else {
                return setAside("the file has version \(saved.version); version \(Self.version) is needed")
            }
            return Array(saved.scenes.prefix(Self.maximumSessionCount))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return []
        } catch {
            return setAside("\(error)")
        }
    }

    /// Notes that sessions are being restored, in case that ends the process.
    func beginRestoring() {
        do {
            try Data().write(to: marker)
        } catch {
            Log.error("The windows are restored without a note in \(marker.path): \(error)")
        }
    }

    /// Notes that sessions have been restored.
    func finishRestoring() {
        try? FileManager.default.removeItem(at: marker)
    }

    private func setAside(_ reason: String) -> [SavedScene] {
        let outcome: String
        do {
            if FileManager.default.fileExists(atPath: unrestoredFile.path) {
                try FileManager.default.removeItem(at: unrestoredFile)
            }
            try FileManager.default.moveItem(at: file, to: unrestoredFile)
            outcome = "It was renamed to \(unrestoredFile.lastPathComponent)."
        } catch {
            outcome = "It cannot be renamed: \(error)"
        }
        Log.error("The windows of the last launch are not restored from \(file.path): \(reason). \(outcome)")
        return []
    }

    func save(_ sessions: [UISceneSession]) {
        do {
            // The state can quote the user's documents.
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            // Written atomically, so that a full disk doesn't destroy the previous sessions.
            try encoder.encode(SavedScenes(version: Self.version, scenes: sessions.map(SavedScene.init)))
                .write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            Log.error("The windows cannot be remembered in \(file.path): \(error)")
        }
    }

    private static let version = 1
    /// The maximum file size, larger than any application's sessions and small enough to load without delaying the
    /// launch.
    private static let maximumFileSize = 4 << 20
    /// The maximum number of sessions, so that a damaged file doesn't open thousands of windows.
    private static let maximumSessionCount = 64
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
