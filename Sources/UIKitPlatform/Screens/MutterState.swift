// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import Windowing

/// The monitors reported by Mutter, as far as its answer is valid.
struct MutterState: Hashable {
    struct Mode: Hashable {
        var identifier: String
        var size: PixelSize
        var refreshRate: Double
        var preferredScale: Double
        var isPreferred: Bool
        var isCurrent: Bool
    }

    struct Monitor: Hashable {
        var connector: String
        var vendor: String
        var product: String
        var serialNumber: String
        var millimeters: CGSize
        var modes: [Mode]

        var current: Mode? { modes.first(where: \.isCurrent) }
    }

    /// A logical monitor: an area of the desktop shown by one monitor, or mirrored by several.
    struct Part: Hashable {
        var x: Int32
        var y: Int32
        var scale: Double
        var transform: ScreenTransform
        var isPrimary: Bool
        var connectors: [String]
    }

    /// The serial of this state, which a change must quote.
    var serial: UInt32
    var monitors: [Monitor]
    var parts: [Part]
    /// Whether positions are in points instead of pixels.
    var isLogical: Bool

    /// The maximum number of monitors accepted, which exceeds that of any machine.
    private static let limit = 64

    /// Parses the answer to `GetCurrentState`; `nil` if it has an unexpected type.
    ///
    /// Invalid monitors and modes are skipped, and so are logical monitors without a monitor.
    init?(_ answer: [BusValue]) {
        guard answer.count >= 3, let number = answer[0].integer, let serial = UInt32(exactly: number),
            let monitors = answer[1].list, let parts = answer[2].list
        else { return nil }
        self.serial = serial
        var known: [Monitor] = []
        for monitor in monitors.prefix(Self.limit).compactMap(Self.monitor)
        where !known.contains(where: { $0.connector == monitor.connector }) {
            known.append(monitor)
        }
        self.monitors = known
        self.parts = parts.prefix(Self.limit).compactMap { Self.part($0, known) }
        isLogical = answer.count > 3 && answer[3].dictionary?["layout-mode"]?.integer == 1
    }

    private static func monitor(_ value: BusValue) -> Monitor? {
        guard let members = value.list, members.count >= 3, let names = members[0].list?.compactMap(\.text),
            names.count == 4, !names[0].isEmpty, let modes = members[1].list
        else { return nil }
        let properties = members[2].dictionary ?? [:]
        func length(_ name: String) -> CGFloat {
            CGFloat(min(max(properties[name]?.number ?? 0, 0), 100_000))
        }
        return Monitor(
            connector: names[0], vendor: names[1], product: names[2], serialNumber: names[3],
            millimeters: CGSize(width: length("width-mm"), height: length("height-mm")),
            modes: modes.prefix(1024).compactMap(mode))
    }

    private static func mode(_ value: BusValue) -> Mode? {
        guard let members = value.list, members.count >= 7, let identifier = members[0].text,
            let width = members[1].integer, let height = members[2].integer, (1...65_535).contains(width),
            (1...65_535).contains(height), let rate = members[3].number
        else { return nil }
        let properties = members[6].dictionary ?? [:]
        return Mode(
            identifier: identifier, size: PixelSize(width: width, height: height),
            refreshRate: (min(max(rate, 0), 100_000) * 1000).rounded() / 1000,
            preferredScale: scale(members[4]) ?? 1, isPreferred: properties["is-preferred"]?.boolean == true,
            isCurrent: properties["is-current"]?.boolean == true)
    }

    private static func part(_ value: BusValue, _ monitors: [Monitor]) -> Part? {
        guard let members = value.list, members.count >= 6,
            let x = members[0].integer.flatMap(Int32.init(exactly:)),
            let y = members[1].integer.flatMap(Int32.init(exactly:)), let scale = scale(members[2]),
            let transform = members[3].integer.flatMap(ScreenTransform.init(rawValue:)),
            let shown = members[5].list
        else { return nil }
        let connectors = shown.compactMap { $0.list?.first?.text }.filter { name in
            monitors.contains { $0.connector == name && $0.current != nil }
        }
        guard !connectors.isEmpty, abs(x) <= 1_000_000, abs(y) <= 1_000_000 else { return nil }
        return Part(
            x: x, y: y, scale: scale, transform: transform, isPrimary: members[4].boolean == true,
            connectors: connectors)
    }

    private static func scale(_ value: BusValue) -> Double? {
        value.number.flatMap { (0.1...100).contains($0) ? $0 : nil }
    }
}

extension MutterState {
    /// All monitors: the primary one, then the others in Mutter's order.
    var heads: [ScreenHead] {
        let heads = monitors.map { monitor in
            let part = parts.first { $0.connectors.contains(monitor.connector) }
            return (part?.isPrimary == true, head(monitor, part))
        }
        return heads.filter(\.0).map(\.1) + heads.filter { !$0.0 }.map(\.1)
    }

    private func head(_ monitor: Monitor, _ part: Part?) -> ScreenHead {
        let modes = monitor.modes.map {
            ScreenMode(size: $0.size, refreshRate: $0.refreshRate, isPreferred: $0.isPreferred)
        }
        let current = part == nil ? nil : monitor.current
        let size = part.flatMap { part in current.map { self.size(of: $0, in: part) } } ?? CGSize.zero
        let unit = part.map(unit) ?? 1
        return ScreenHead(
            screen: ScreenDescription(
                name: monitor.connector, make: monitor.vendor, model: monitor.product,
                frame: CGRect(
                    x: CGFloat(part?.x ?? 0) / unit, y: CGFloat(part?.y ?? 0) / unit, width: size.width / unit,
                    height: size.height / unit),
                scale: CGFloat(part?.scale ?? 1), transform: part?.transform ?? .normal,
                physicalSize: monitor.millimeters, modes: modes,
                currentMode: current.map {
                    ScreenMode(size: $0.size, refreshRate: $0.refreshRate, isPreferred: $0.isPreferred)
                }),
            isEnabled: part != nil, serialNumber: monitor.serialNumber)
    }

    /// Returns the number of layout units per point.
    func unit(_ part: Part) -> CGFloat { isLogical ? 1 : CGFloat(part.scale) }

    /// Returns the size of a mode in layout units.
    func size(of mode: Mode, in part: Part) -> CGSize {
        let factor = isLogical ? part.scale : 1
        let width = (CGFloat(mode.size.width) / factor).rounded()
        let height = (CGFloat(mode.size.height) / factor).rounded()
        return part.transform.swapsAxes
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}
