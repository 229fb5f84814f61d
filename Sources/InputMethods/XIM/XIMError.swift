// SPDX-License-Identifier: MIT

/// The reason why a message can't be read, or why an input method server can't be used.
enum XIMError: Error, Hashable {
    /// A message is shorter than its content says.
    case truncated
    /// The server refused a request.
    case refused(code: Int, detail: String)
    /// The server requires a proof of identity.
    case authenticationRequired
    /// The server lacks an attribute or a style that every server has.
    case unsupported(String)
    /// The server didn't answer in time.
    case timedOut
    /// The connection has ended.
    case ended
}
