// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// Saved states of a scene's view controllers, keyed by the path of their restoration identifiers.
extension UIWindowScene {
    func rememberControllers() {
        var states: [String: Data] = [:]
        for (index, window) in windows.enumerated() {
            guard let root = window.rootViewController else { continue }
            root.collectStates(below: "\(index)", into: &states)
        }
        session.controllerStates = states
    }

    /// Restores the states saved in the last launch to the controllers with the same paths.
    func restoreControllers() {
        var states = session.controllerStates
        guard !states.isEmpty else { return }
        var restored: [UIViewController] = []
        for (index, window) in windows.enumerated() {
            window.rootViewController?.takeStates(&states, below: "\(index)", restored: &restored)
        }
        for controller in restored { controller.applicationFinishedRestoringState() }
    }
}

extension UIViewController {
    /// The restoration identifier with path separators escaped.
    private var pathComponent: String? {
        restorationIdentifier.map { $0.replacingOccurrences(of: "/", with: "//") }
    }

    fileprivate func collectStates(below path: String, into states: inout [String: Data]) {
        guard let pathComponent else { return }
        let path = "\(path)/\(pathComponent)"
        // Of several controllers with the same path, the first is saved and restored.
        guard states[path] == nil else { return }
        states[path] = StateArchive.data(of: self) { encodeRestorableState(with: $0) }
        for (name, view) in restorableViews where states["\(path)/\(name)"] == nil {
            states["\(path)/\(name)"] = StateArchive.data(of: view) { view.encodeRestorableState(with: $0) }
        }
        for child in restorationChildren { child.collectStates(below: path, into: &states) }
    }

    fileprivate func takeStates(
        _ states: inout [String: Data], below path: String, restored: inout [UIViewController]
    ) {
        guard let pathComponent else { return }
        let path = "\(path)/\(pathComponent)"
        if let data = states.removeValue(forKey: path) {
            let isRestored = StateArchive.read(data, for: self) { coder in
                loadViewIfNeeded()
                decodeRestorableState(with: coder)
            }
            if isRestored {
                restored.append(self)
                for (name, view) in restorableViews {
                    guard let data = states.removeValue(forKey: "\(path)/\(name)") else { continue }
                    StateArchive.read(data, for: view, decode: view.decodeRestorableState)
                }
            }
        }
        // Restoring the parent's state may have created the children.
        for child in restorationChildren { child.takeStates(&states, below: path, restored: &restored) }
    }

    /// The controller's views with a restoration identifier, in front of which a name can't be confused with a
    /// controller's; none that belong to other controllers.
    private var restorableViews: [(name: String, view: UIView)] {
        guard let view = viewIfLoaded else { return [] }
        var found: [(String, UIView)] = []
        var pending = [view]
        while let next = pending.popLast() {
            if let name = next.restorationIdentifier { found.append(("/view:\(name)", next)) }
            pending += next.subviews.reversed().filter { $0.viewController == nil }
        }
        return found
    }
}

/// The encoded states of controllers and views.
@MainActor
private enum StateArchive {
    /// The maximum size in bytes.
    ///
    /// All states are decoded at once while the window is being opened.
    private static let maximumSize = 256 << 10

    /// Returns a state; `nil`, and a message, if it is too large.
    static func data(of object: AnyObject, encode: (NSCoder) -> Void) -> Data? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        encode(archiver)
        archiver.finishEncoding()
        let data = archiver.encodedData
        guard data.count <= maximumSize else {
            Log.misuse("The state of \(type(of: object)) is not kept: it takes \(data.count) bytes.")
            return nil
        }
        return data
    }

    /// Decodes a state, and returns whether it could be read.
    @discardableResult
    static func read(_ data: Data, for object: AnyObject, decode: (NSCoder) -> Void) -> Bool {
        do {
            decode(try StateDecoder(data))
            return true
        } catch {
            Log.error("The state of \(type(of: object)) cannot be restored: \(error)")
            return false
        }
    }
}
