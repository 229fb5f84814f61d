// SPDX-License-Identifier: MIT

/// An error in calling a service on the bus.
public enum BusError: Error, Hashable, Sendable {
    /// There is no bus at that address, or it refused the connection.
    case unreachable(address: String, reason: String)
    /// The service, or the bus on its behalf, replied with an error of that name.
    case refused(method: String, name: String, reason: String)
    /// The reply exceeds the size limit.
    case tooLarge(method: String, limit: Int)
}

extension BusError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .unreachable(let address, let reason): "There is no connection to the bus at \(address): \(reason)."
        case .refused(let method, let name, let reason): "\(method) failed with \(name): \(reason)"
        case .tooLarge(let method, let limit): "\(method) answered with more than \(limit) values."
        }
    }
}
