// SPDX-License-Identifier: MIT
internal import CXCB

/// The names that the protocol represents by atoms.
enum AtomName: String, CaseIterable, Sendable {
    // ICCCM
    case atom = "ATOM", atomPair = "ATOM_PAIR", cardinal = "CARDINAL", string = "STRING", windowType = "WINDOW"
    case integer = "INTEGER", clipboard = "CLIPBOARD", primary = "PRIMARY", incremental = "INCR"
    case targets = "TARGETS", multiple = "MULTIPLE", timestamp = "TIMESTAMP"
    case text = "TEXT", utf8String = "UTF8_STRING"
    case wmName = "WM_NAME", wmClass = "WM_CLASS", wmClientMachine = "WM_CLIENT_MACHINE", wmHints = "WM_HINTS"
    case wmNormalHints = "WM_NORMAL_HINTS", wmSizeHints = "WM_SIZE_HINTS", wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case wmChangeState = "WM_CHANGE_STATE", wmTransientFor = "WM_TRANSIENT_FOR"

    // Window managers
    case netWorkArea = "_NET_WORKAREA", netCurrentDesktop = "_NET_CURRENT_DESKTOP"
    case netSupported = "_NET_SUPPORTED", netSupportingCheck = "_NET_SUPPORTING_WM_CHECK", netName = "_NET_WM_NAME"
    case netPing = "_NET_WM_PING", netSyncRequest = "_NET_WM_SYNC_REQUEST"
    case netSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER", netProcess = "_NET_WM_PID"
    case netFrameDrawn = "_NET_WM_FRAME_DRAWN", netFrameTimings = "_NET_WM_FRAME_TIMINGS"
    case netState = "_NET_WM_STATE", netMaximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
    case netMaximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT", netFullScreen = "_NET_WM_STATE_FULLSCREEN"
    case netHidden = "_NET_WM_STATE_HIDDEN", netModal = "_NET_WM_STATE_MODAL"
    case netMoveResize = "_NET_WM_MOVERESIZE", netActiveWindow = "_NET_ACTIVE_WINDOW"
    case netUserTime = "_NET_WM_USER_TIME", netIcon = "_NET_WM_ICON"
    case netStartupID = "_NET_STARTUP_ID", netStartupInfo = "_NET_STARTUP_INFO"
    case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN", netWindowType = "_NET_WM_WINDOW_TYPE"
    case netTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL", netTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
    case netTypePopupMenu = "_NET_WM_WINDOW_TYPE_POPUP_MENU", netTypeTooltip = "_NET_WM_WINDOW_TYPE_TOOLTIP"
    case netTypeDrag = "_NET_WM_WINDOW_TYPE_DND", netFrameExtents = "_NET_FRAME_EXTENTS"
    case gtkShowWindowMenu = "_GTK_SHOW_WINDOW_MENU"

    // Settings
    case manager = "MANAGER", xsettings = "_XSETTINGS_SETTINGS", resourceManager = "RESOURCE_MANAGER", edid = "EDID"
    case accessibilityBus = "AT_SPI_BUS"

    // Axes of devices
    case axisPressure = "Abs Pressure", axisTiltX = "Abs Tilt X", axisTiltY = "Abs Tilt Y"

    // Properties of touchpads, by driver
    case libinputTapping = "libinput Tapping Enabled", synapticsOff = "Synaptics Off"

    // Outputs
    case underscan, underscanHorizontal = "underscan hborder", underscanVertical = "underscan vborder"
    case on, off, automatic = "auto"

    // Drag and drop
    case dragAware = "XdndAware", dragProxy = "XdndProxy", dragSelection = "XdndSelection", dragEnter = "XdndEnter"
    case dragPosition = "XdndPosition", dragStatus = "XdndStatus", dragLeave = "XdndLeave", dragDrop = "XdndDrop"
    case dragFinished = "XdndFinished", dragTypes = "XdndTypeList", dragActions = "XdndActionList"
    case dragCopy = "XdndActionCopy", dragMove = "XdndActionMove", dragAsk = "XdndActionAsk"

    // Private atoms
    case transfer = "_SHOJI_TRANSFER", now = "_SHOJI_NOW"
}

/// The server's atoms for `AtomName`s, and for other names that are looked up at run time.
struct Atoms: Sendable {
    private let numbers: [AtomName: UInt32]
    private let names: [UInt32: AtomName]

    /// Requests all atoms at once, and waits only for the last reply.
    init(_ connection: XConnection) {
        let questions = AtomName.allCases.map { ($0, connection.internAtom($0.rawValue)) }
        var numbers: [AtomName: UInt32] = [:]
        for (name, sequence) in questions {
            let reply = connection.wait(for: sequence)?.load(xcb_intern_atom_reply_t.self)
            numbers[name] = reply?.atom
        }
        self.numbers = numbers
        names = Dictionary(numbers.map { ($1, $0) }) { first, _ in first }
    }

    /// The atom, or 0 (`None`) if the server could not create it.
    subscript(name: AtomName) -> UInt32 { numbers[name] ?? 0 }

    func name(of number: UInt32) -> AtomName? { names[number] }
}

extension XConnection {
    /// Requests the atom of a name, which must be in Latin-1 and at most 65,535 bytes long.
    func internAtom(_ name: String, onlyIfExists: Bool = false) -> UInt32 {
        let bytes = Array(name.utf8.prefix(Int(UInt16.max)))
        return unsafe bytes.withUnsafeBytes { bytes in
            unsafe xcb_intern_atom(
                pointer, onlyIfExists ? 1 : 0, UInt16(bytes.count),
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            ).sequence
        }
    }
}
