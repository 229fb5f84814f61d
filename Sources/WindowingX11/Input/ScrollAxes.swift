// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The scrolling axes of devices and their last positions: XInput reports positions, not movements.
@MainActor
final class ScrollAxes {
    struct Movement: Hashable {
        /// Wheel clicks, including fractions.
        var x = 0.0
        var y = 0.0
        /// Whether a scrolling axis was included, even without movement, which ends scrolling.
        var isScroll = false
    }

    private struct Axis {
        var isHorizontal: Bool
        var increment: Double
        /// `nil` until the first position is known.
        var position: Double?
    }

    private unowned let system: X11WindowSystem
    private var axes: [UInt16: [Int: Axis]] = [:]
    private var absolute: Set<UInt16> = []
    private var touchpads: Set<UInt16> = []
    /// The names of the devices whose properties have been requested.
    private var known: [UInt16: String] = [:]
    private var generation = 0

    init(system: X11WindowSystem) {
        self.system = system
    }

    /// Returns whether a device scrolls with valuators.
    ///
    /// Its wheel buttons are then emulated.
    func scrolls(_ source: UInt16) -> Bool { axes[source]?.isEmpty == false }

    /// Returns whether a device reports positions, as tablets do, rather than movements.
    func isAbsolute(_ source: UInt16) -> Bool { absolute.contains(source) }

    /// Returns whether a device scrolls with fingers.
    ///
    /// X doesn't distinguish touchpads from wheels of high resolution: both report fractions of a click. As in other
    /// toolkits, the drivers' properties for touchpads do, or the device's name.
    func isTouchpad(_ source: UInt16) -> Bool { touchpads.contains(source) }

    /// Updates a device's capabilities and the positions of its axes.
    func update(_ source: UInt16, _ classes: [XEvent.DeviceClass]) {
        var positions: [Int: Double] = [:]
        var found: [Int: Axis] = [:]
        var isPlaced = false
        for item in classes {
            switch item {
            case .valuator(let number, _, _, _, let value, let isAbsolute):
                positions[number] = value
                if number == 0 { isPlaced = isAbsolute }
            case .scroll(let number, let isHorizontal, let increment) where increment != 0 && increment.isFinite:
                found[number] = Axis(isHorizontal: isHorizontal, increment: increment)
            default: break
            }
        }
        for number in found.keys { found[number]?.position = positions[number] }
        axes[source] = found
        if isPlaced { absolute.insert(source) } else { absolute.remove(source) }
    }

    /// Queries all devices, because they can be used while the pointer is in other windows.
    func refresh() {
        guard let session = system.session else { return }
        generation += 1
        let asked = generation
        let sequence = unsafe xcb_input_xi_query_device(
            session.connection.pointer, UInt16(XCB_INPUT_DEVICE_ALL.rawValue)
        ).sequence
        session.reader.answer(to: sequence) { [weak self] answer in
            guard let self, let answer else { return }
            let devices = XDevice.list(answer)
            system.pens.update(devices)
            guard asked == generation else { return }
            for device in devices {
                update(device.identifier, device.classes)
                if scrolls(device.identifier), !device.isMaster { classify(device, session) }
            }
        }
    }

    private func classify(_ device: XDevice, _ session: Session) {
        let identifier = device.identifier
        guard known[identifier] != device.name else { return }
        // Identifiers are reused.
        known[identifier] = device.name
        touchpads.remove(identifier)
        let name = device.name.lowercased()
        if name.contains("touchpad") || name.contains("trackpad") {
            touchpads.insert(identifier)
            return
        }
        let sequence = unsafe xcb_input_xi_list_properties(session.connection.pointer, identifier).sequence
        session.reader.answer(to: sequence) { [weak self] answer in
            guard let self, let answer, let header = answer.load(xcb_input_xi_list_properties_reply_t.self) else {
                return
            }
            let properties = answer.values(
                UInt32.self, at: MemoryLayout<xcb_input_xi_list_properties_reply_t>.size,
                count: Int(header.num_properties))
            let names = properties.map { session.atoms.name(of: $0) }
            guard names.contains(.libinputTapping) || names.contains(.synapticsOff), known[identifier] == device.name
            else { return }
            touchpads.insert(identifier)
        }
    }

    /// Returns the distance that a device's axes moved since the last event.
    func movement(_ source: UInt16, _ valuators: [Int: Double]) -> Movement {
        var movement = Movement()
        guard var known = axes[source] else { return movement }
        // A pending reply would reset the axes.
        generation += 1
        for (number, value) in valuators {
            guard var axis = known[number], value.isFinite else { continue }
            movement.isScroll = true
            if let position = axis.position {
                let clicks = (value - position) / axis.increment
                if axis.isHorizontal { movement.x += clicks } else { movement.y += clicks }
            }
            axis.position = value
            known[number] = axis
        }
        if movement.isScroll { axes[source] = known }
        return movement
    }
}
