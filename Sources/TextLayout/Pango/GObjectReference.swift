// SPDX-License-Identifier: MIT
internal import CPango

/// A counted reference to a GObject, released when this object is deallocated.
///
/// Must be released on the main actor too: Pango's objects access caches of the font map without a lock.
@MainActor
@safe
final class GObjectReference {
    private let object: UnsafeMutableRawPointer

    /// Takes ownership of a reference from the caller.
    init(adopting object: UnsafeMutableRawPointer) {
        unsafe self.object = object
    }

    convenience init(adopting object: OpaquePointer) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(object))
    }

    isolated deinit {
        unsafe g_object_unref(object)
    }

    /// Valid as long as this object exists.
    @unsafe var opaque: OpaquePointer { unsafe OpaquePointer(object) }

    /// Returns a typed pointer, valid as long as this object exists.
    @unsafe func pointer<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
        unsafe object.assumingMemoryBound(to: type)
    }
}
