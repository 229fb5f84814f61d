// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing

/// The minimum and maximum size of a window; zero on an axis means no limit.
struct SizeLimits: Hashable {
    var minimum: CGSize
    var maximum: CGSize

    /// Returns `WM_SIZE_HINTS`: 18 numbers, of which only those flagged in the first one are valid.
    func hints(scale: CGFloat) -> [UInt32] {
        let least = PixelSize(points: minimum, scale: scale)
        let most = PixelSize(points: maximum, scale: scale)
        var hints = [UInt32](repeating: 0, count: 18)
        if minimum.width > 0 || minimum.height > 0 {
            hints[0] |= 1 << 4  // PMinSize
            hints[5] = UInt32(least.width)
            hints[6] = UInt32(least.height)
        }
        if maximum.width > 0 || maximum.height > 0 {
            hints[0] |= 1 << 5  // PMaxSize
            let limit = SurfaceBuffer.maximumSide
            hints[7] = UInt32(maximum.width > 0 ? max(most.width, minimum.width > 0 ? least.width : 1) : limit)
            hints[8] = UInt32(maximum.height > 0 ? max(most.height, minimum.height > 0 ? least.height : 1) : limit)
        }
        return hints
    }
}

/// The properties that a window manager reads.
extension X11Window {
    func describe(_ attributes: WindowAttributes) {
        let (connection, atoms, window) = (session.connection, session.atoms, surface.identifier)
        sendTitle()
        let name = attributes.applicationIdentifier.isEmpty ? Self.processName : attributes.applicationIdentifier
        // Instance and class, each terminated by NUL.
        let instance = Array(Self.processName.utf8.filter { $0 != 0 })
        let type = Array(name.utf8.filter { $0 != 0 })
        connection.setProperty(
            atoms[.wmClass], of: window, type: atoms[.string], to: instance + [0] + type + [0])
        connection.setProperty(
            atoms[.netProcess], of: window, type: atoms[.cardinal], to: [UInt32(clamping: getpid())])
        connection.setProperty(
            atoms[.wmClientMachine], of: window, type: atoms[.string],
            to: Array(ProcessInfo.processInfo.hostName.utf8))
        connection.setProperty(
            atoms[.netWindowType], of: window, type: atoms[.atom], to: [atoms[.netTypeNormal]])
        // InputHint and StateHint are set: the window accepts focus, and is initially in the normal state.
        connection.setProperty(
            atoms[.wmHints], of: window, type: atoms[.wmHints], to: [3, 1, 1, 0, 0, 0, 0, 0, 0] as [UInt32])
        var protocols = [atoms[.wmDeleteWindow], atoms[.netPing]]
        if let counters = makeSyncCounters() {
            protocols.append(atoms[.netSyncRequest])
            connection.setProperty(
                atoms[.netSyncRequestCounter], of: window, type: atoms[.cardinal],
                to: [counters.basic, counters.extended])
        }
        connection.setProperty(atoms[.wmProtocols], of: window, type: atoms[.atom], to: protocols)
        sendSizeHints()
        announceDrops()
    }

    private static let processName = ProcessInfo.processInfo.processName

    private func makeSyncCounters() -> FrameSynchronization.Counters? {
        guard session.extensions.sync.value != nil, let basic = session.connection.makeIdentifier(),
            let extended = session.connection.makeIdentifier()
        else { return nil }
        let zero = xcb_sync_int64_t(hi: 0, lo: 0)
        for counter in [basic, extended] {
            unsafe _ = xcb_sync_create_counter(session.connection.pointer, counter, zero)
        }
        let counters = FrameSynchronization.Counters(basic: basic, extended: extended)
        syncCounters = counters
        let target = surface.target
        RenderActor.async { target.synchronization.setCounters(counters) }
        callManagerTarget()
        return counters
    }

    /// Notifies the frame target whether the window manager sends frame messages.
    func callManagerTarget() {
        let (target, areTold) = (surface.target, system.manager.tellsFrames(session.atoms))
        RenderActor.async { target.setFramesAreTold(areTold) }
    }

    func sendTitle() {
        guard !surface.isClosed else { return }
        let text = Array(title.utf8.filter { $0 != 0 }.prefix(Self.maximumTitleByteCount))
        let (connection, atoms) = (session.connection, session.atoms)
        connection.setProperty(atoms[.netName], of: surface.identifier, type: atoms[.utf8String], to: text)
        // For clients that don't support `_NET_WM_NAME`, with UTF-8 as the type.
        connection.setProperty(atoms[.wmName], of: surface.identifier, type: atoms[.utf8String], to: text)
    }

    /// Longer titles are not displayed, and this size fits in one request on any server.
    private static var maximumTitleByteCount: Int { 4096 }

    func sendSizeHints() {
        guard !surface.isClosed else { return }
        var hints = limits.hints(scale: scale)
        if isPlaced {
            // USPosition and PPosition: many window managers ignore a position that is only requested by the
            // application.
            hints[0] |= 1 << 0 | 1 << 2
            // The position is that of the content, independent of the frame's size: PWinGravity, StaticGravity.
            hints[0] |= 1 << 9
            hints[17] = 10
        }
        session.connection.setProperty(
            session.atoms[.wmNormalHints], of: surface.identifier, type: session.atoms[.wmSizeHints], to: hints)
    }
}
