// SPDX-License-Identifier: MIT
package import CWaylandWire
package import SystemFiles

/// The values of a message while it is being dispatched; they must be read before the dispatch returns.
///
/// libwayland has checked them against the message's signature: kinds, counts, and the interfaces of objects.
package protocol WireArguments {
    @unsafe var values: UnsafeMutablePointer<wl_argument> { get }
}

extension WireArguments {
    package func int(_ index: Int) -> Int32 { unsafe values[index].i }

    package func uint(_ index: Int) -> UInt32 { unsafe values[index].u }

    /// A number of an enum, whether the wire calls it signed or not.
    package func bits(_ index: Int) -> UInt32 { unsafe values[index].u }

    package func fixed(_ index: Int) -> Double { Double(unsafe values[index].f) / 256 }

    /// Bytes that are not UTF-8 become U+FFFD.
    package func string(_ index: Int) -> String? {
        unsafe values[index].s.map { unsafe String(cString: $0) }
    }

    package func bytes(_ index: Int) -> [UInt8] {
        guard let array = unsafe values[index].a, let data = unsafe array.pointee.data else { return [] }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size))
    }

    package func fileDescriptor(_ index: Int) -> OwnedFileDescriptor {
        OwnedFileDescriptor(adopting: unsafe values[index].h)
    }
}
