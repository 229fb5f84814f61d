// SPDX-License-Identifier: MIT
internal import CCanberra

/// Owns a connection to the sound server.
@safe
final class CanberraContext {
    private let library: CanberraLibrary
    private let context: OpaquePointer

    /// Opens the library; `nil` if it isn't installed.
    init?(library name: String) {
        guard let library = CanberraLibrary(name) else { return nil }
        var created: OpaquePointer?
        guard unsafe library.makeContext(&created) == 0, let context = unsafe created else { return nil }
        self.library = library
        unsafe self.context = unsafe context
    }

    deinit {
        _ = unsafe library.freeContext(context)
    }

    /// Sets properties of the application, and returns whether they are valid.
    func change(_ properties: [String: String]) -> Bool {
        unsafe withList(properties) { list in unsafe library.change(context, list) == 0 }
    }

    /// Starts a sound, and returns whether the sound server accepted it.
    func play(_ properties: [String: String]) -> Bool {
        unsafe withList(properties) { list in unsafe library.play(context, 0, list, nil, nil) == 0 }
    }

    private func withList(_ properties: [String: String], _ body: (OpaquePointer) -> Bool) -> Bool {
        var created: OpaquePointer?
        guard unsafe library.makeProperties(&created) == 0, let list = unsafe created else { return false }
        defer { _ = unsafe library.freeProperties(list) }
        for (key, value) in properties where unsafe library.set(list, key, value) != 0 { return false }
        return unsafe body(list)
    }
}
