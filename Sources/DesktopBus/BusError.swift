// SPDX-License-Identifier: MIT

/// Why a service on the bus did not do what it was asked for.
public enum BusError: Error, Hashable, Sendable {
    /// There is no bus at that address, or it turns us away.
    case unreachable(address: String, reason: String)
    /// The service, or the bus in its place, answered with an error of that name.
    case refused(method: String, name: String, reason: String)
    /// The answer is larger than anything that a service has to say.
    case tooLarge(method: String, limit: Int)
}

extension BusError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable(let address, let reason): "There is no connection to the bus at \(address): \(reason)."
        case .refused(let method, let name, let reason): "\(method) failed with \(name): \(reason)"
        case .tooLarge(let method, let limit): "\(method) answered with more than \(limit) values."
        }
    }
}
