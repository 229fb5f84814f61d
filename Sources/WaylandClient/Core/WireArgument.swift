// SPDX-License-Identifier: MIT
internal import SystemFiles

/// An argument of a request.
enum WireArgument {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String?)
    case object(Proxy?)
    case array(WireArray)
    case fileDescriptor(OwnedFileDescriptor)
    /// A placeholder for the new object's ID, which libwayland assigns.
    case newObject
}
