// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's window, configured by the test or, at first, automatically.
public final class DeskToplevel {
    /// The window object.
    public let resource: XdgToplevelResource
    /// The shell surface.
    public let shell: DeskShellSurface
    /// The title.
    public private(set) var title = ""
    /// The application identifier.
    public private(set) var applicationIdentifier = ""
    /// The minimum size as width and height; 0 for none.
    public private(set) var minimumSize = [Int32](repeating: 0, count: 2)
    /// The maximum size as width and height; 0 for none.
    public private(set) var maximumSize = [Int32](repeating: 0, count: 2)
    /// The parent window.
    public private(set) weak var parent: DeskToplevel?
    /// The position of the window geometry's top-left corner, in output coordinates.
    public var origin = (x: Int32(0), y: Int32(0))

    /// Whether the window is modal for its parent.
    public internal(set) var isModal = false

    var dialog: XdgDialogV1Resource?
    var wishes = DeskWindowWishes()
    var decoration: ZxdgToplevelDecorationV1Resource?
    private(set) weak var desk: Desk?

    /// The surface.
    public var surface: DeskSurface { shell.surface }
    /// The window geometry as x, y, width, height; empty if not set.
    public var geometry: [Int32] { shell.geometry }
    /// The acknowledged serials in order.
    public var acknowledged: [UInt32] { shell.acknowledged }
    /// The sent serials in order.
    public var configured: [UInt32] { shell.configured }

    init(_ resource: XdgToplevelResource, shell: DeskShellSurface, desk: Desk?) {
        self.resource = resource
        self.shell = shell
        self.desk = desk
        resource.handler = { [weak self] in self?.receive($0) }
    }

    // MARK: - Steering

    /// Sends a configure event and returns its serial.
    @discardableResult
    public func configure(width: Int32, height: Int32, states: [XdgToplevelResource.State] = [.activated]) -> UInt32 {
        resource.sendConfigure(width: width, height: height, states: [UInt8](wireWords: states.map(\.rawValue)))
        return shell.configure()
    }

    /// Sends a close event, as for a click on the close button.
    public func requestClose() {
        resource.sendClose()
    }

    func sendFirstConfigure() {
        guard let desk else { return }
        decoration?.sendConfigure(mode: desk.options.decoratesWindows ? .serverSide : .clientSide)
        guard !desk.options.servesClients else { return sendShape() }
        configure(width: desk.options.firstSize.width, height: desk.options.firstSize.height)
    }

    // MARK: - Requests

    private func receive(_ request: XdgToplevelResource.Request) {
        switch request {
        case .setTitle(let title):
            self.title = title
        case .setAppId(let identifier):
            applicationIdentifier = identifier
        case .setMinSize(let width, let height):
            limit(width, height, \.minimumSize)
        case .setMaxSize(let width, let height):
            limit(width, height, \.maximumSize)
        case .move(_, let serial):
            record("move \(serial)")
        case .resize(_, let serial, let edges):
            record("resize \(serial) \(edges.rawValue)")
            if ![1, 2, 4, 5, 6, 8, 9, 10].contains(edges.rawValue) {
                post(.invalidResizeEdge, "edge \(edges.rawValue)")
            }
        case .showWindowMenu(_, let serial, let x, let y):
            record("show_window_menu \(serial) \(x) \(y)")
        case .setMaximized:
            record("set_maximized")
            serve { $0.isMaximized = true }
        case .unsetMaximized:
            record("unset_maximized")
            serve { $0.isMaximized = false }
        case .setFullscreen(let output):
            record("set_fullscreen \(output.map { String($0.id) } ?? "null")")
            serve {
                $0.isFullScreen = true
                $0.output = desk?.outputs.first { $0.resources.contains { $0 === output } }
            }
        case .unsetFullscreen:
            record("unset_fullscreen")
            serve { $0.isFullScreen = false }
        case .setMinimized:
            record("set_minimized")
            serve { $0.isMinimized = true }
        case .setParent(let parent):
            record("set_parent \(parent == nil ? "null" : "window")")
            setParent(parent)
        case .destroy: break
        }
    }

    private func record(_ request: String) {
        desk?.record("xdg_toplevel.\(request)", from: resource)
    }

    private func limit(_ width: Int32, _ height: Int32, _ store: ReferenceWritableKeyPath<DeskToplevel, [Int32]>) {
        self[keyPath: store] = [width, height]
        if width < 0 || height < 0 { post(.invalidSize, "a limit of \(width) x \(height)") }
    }

    /// The limits can be contradictory until they are committed.
    func mayCommit() -> Bool {
        for (least, most) in zip(minimumSize, maximumSize) where most > 0 && least > most {
            post(.invalidSize, "a minimum of \(least) and a maximum of \(most)")
            return false
        }
        return true
    }

    private func setParent(_ resource: XdgToplevelResource?) {
        parent = resource.flatMap { resource in desk?.toplevels.first { $0.resource === resource } }
        var ancestor = parent
        while let current = ancestor {
            if current === self { return post(.invalidParent, "a window that belongs to this one") }
            ancestor = current.parent
        }
    }

    private func post(_ code: XdgToplevelResource.ErrorCode, _ message: String) {
        resource.postError(code: code.rawValue, message: message)
    }
}
