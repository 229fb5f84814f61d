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
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        let data = archiver.encodedData
        if data.count <= Self.maximumStateSize {
            states[path] = data
        } else {
            Log.misuse("The state of \(type(of: self)) is not kept: it takes \(data.count) bytes.")
        }
        for child in restorationChildren { child.collectStates(below: path, into: &states) }
    }

    fileprivate func takeStates(
        _ states: inout [String: Data], below path: String, restored: inout [UIViewController]
    ) {
        guard let pathComponent else { return }
        let path = "\(path)/\(pathComponent)"
        if let data = states.removeValue(forKey: path) { takeState(data, restored: &restored) }
        // Restoring the parent's state may have created the children.
        for child in restorationChildren { child.takeStates(&states, below: path, restored: &restored) }
    }

    private func takeState(_ data: Data, restored: inout [UIViewController]) {
        do {
            let coder = try NSKeyedUnarchiver(forReadingFrom: data)
            coder.requiresSecureCoding = false
            restored.append(self)
            loadViewIfNeeded()
            decodeRestorableState(with: coder)
            coder.finishDecoding()
        } catch {
            Log.error("The state of \(type(of: self)) cannot be restored: \(error)")
        }
    }

    /// The maximum size in bytes.
    ///
    /// All states are decoded at once while the window is being opened.
    private static let maximumStateSize = 256 << 10
}
