// SPDX-License-Identifier: MIT
internal import WaylandWire

extension WireInterface {
    /// libwayland-server answers for `wl_registry` itself; only its name is needed.
    static let registry = WireInterface("wl_registry", version: 1)
}
