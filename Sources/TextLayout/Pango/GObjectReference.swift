// SPDX-License-Identifier: MIT
internal import CPango

/// One counted reference to a GObject, given back when this is released.
///
/// The main actor does the giving back too: Pango's objects reach into caches that the font map keeps without a lock.
@MainActor
@safe
final class GObjectReference {
    private let object: UnsafeMutableRawPointer

    /// Takes over a reference that the caller owns.
    init(adopting object: UnsafeMutableRawPointer) {
        unsafe self.object = object
    }

    convenience init(adopting object: OpaquePointer) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(object))
    }

    isolated deinit {
        unsafe g_object_unref(object)
    }

    /// Valid as long as this reference is.
    @unsafe var opaque: OpaquePointer { unsafe OpaquePointer(object) }

    /// Valid as long as this reference is.
    @unsafe func pointer<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
        unsafe object.assumingMemoryBound(to: type)
    }
}
