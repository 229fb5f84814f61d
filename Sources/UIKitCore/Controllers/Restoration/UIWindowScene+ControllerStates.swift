// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// What controllers say of themselves for the next launch, by the names on the way to them.
extension UIWindowScene {
    func rememberControllers() {
        var states: [String: Data] = [:]
        for (index, window) in windows.enumerated() {
            guard let root = window.rootViewController else { continue }
            root.collectStates(below: "\(index)", into: &states)
        }
        session.controllerStates = states
    }

    /// Gives the states of the last time to the controllers that have the same names now.
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
    /// A name without what separates names.
    private var pathComponent: String? {
        restorationIdentifier.map { $0.replacingOccurrences(of: "/", with: "//") }
    }

    fileprivate func collectStates(below path: String, into states: inout [String: Data]) {
        guard let pathComponent else { return }
        let path = "\(path)/\(pathComponent)"
        // Of several of one name the first counts, here and when they are restored.
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
        // The parent's state may have made the children.
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

    /// All states are read at once while the user waits for the window.
    private static let maximumStateSize = 256 << 10
}
