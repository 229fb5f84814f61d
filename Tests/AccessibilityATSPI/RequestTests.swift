// SPDX-License-Identifier: MIT
import AccessibilityTree
import DesktopBus
import TestAccessibility
import TestProcesses
import Testing

@Suite("AT-SPI: requests", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct RequestTests {
    @Test("An object reports its place in the tree, role, states, attributes and relations")
    func accessible() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let (send, volume) = (sample["Send"], sample["Volume"])
        #expect(try await remote.get(.application, "Accessible", "ChildCount") == .integer(1))
        #expect(
            try await remote.call(.application, "Accessible", "GetChildAtIndex", [.integer(0)])
                == [remote.reference(sample.window)])
        #expect(try await remote.get(send, "Accessible", "Name") == .text("Send"))
        #expect(try await remote.get(send, "Accessible", "Description") == .text("Sends the message"))
        #expect(try await remote.get(send, "Accessible", "HelpText") == .text("Sends the message"))
        #expect(try await remote.get(send, "Accessible", "AccessibleId") == .text("send"))
        #expect(try await remote.get(send, "Accessible", "Locale") == .text("en_US.UTF-8"))
        #expect(try await remote.get(send, "Accessible", "Parent") == remote.reference(sample.window))
        #expect(try await remote.call(send, "Accessible", "GetIndexInParent") == [.integer(1)])
        #expect(try await remote.call(send, "Accessible", "GetRole") == [.unsigned(43)])
        #expect(try await remote.call(send, "Accessible", "GetRoleName") == [.text("push button")])
        #expect(try await remote.call(send, "Accessible", "GetLocalizedRoleName") == [.text("Schaltfläche")])
        // Enabled, focusable, focused, sensitive, showing, and visible.
        let bits: UInt64 = 1 << 8 | 1 << 11 | 1 << 12 | 1 << 24 | 1 << 25 | 1 << 30
        #expect(try await remote.call(send, "Accessible", "GetState") == [.list([.unsigned(bits), .unsigned(0)])])
        #expect(try await remote.call(send, "Accessible", "GetAttributes") == [.dictionary(["id": .text("send")])])
        #expect(
            try await remote.call(volume, "Accessible", "GetAttributes")
                == [.dictionary(["valuetext": .text("50 percent")])])
        #expect(
            try await remote.call(volume, "Accessible", "GetRelationSet")
                == [.list([.list([.unsigned(2), .list([remote.reference(sample["Volume label"])])])])])
        #expect(
            try await remote.call(sample["Chapter"], "Accessible", "GetAttributes")
                == [.dictionary(["level": .text("2")])])
        #expect(
            try await remote.call(send, "Accessible", "GetInterfaces")
                == [.list(["Accessible", "Component", "Action"].map { .text("org.a11y.atspi.\($0)") })])
        #expect(try await remote.call(send, "Accessible", "GetApplication") == [remote.reference(.application)])
    }

    @Test("The application has a toolkit, and keeps the number that the registry gives it")
    func application() async throws {
        let desktop = try await AccessibilityDesktop()
        let remote = try await desktop.remote()
        #expect(try await remote.get(.application, "Application", "Id") == .integer(-1))
        _ = try await remote.call(
            .application, "org.freedesktop.DBus.Properties", "Set",
            [.text("org.a11y.atspi.Application"), .text("Id"), .variant(.integer(7))])
        let all = try await remote.call(
            .application, "org.freedesktop.DBus.Properties", "GetAll", [.text("org.a11y.atspi.Application")])
        #expect(
            all == [
                .dictionary([
                    "ToolkitName": .text("Shoji"), "Version": .text("1.0"), "ToolkitVersion": .text("1.0"),
                    "AtspiVersion": .text("2.1"), "InterfaceVersion": .unsigned(1), "Id": .integer(7),
                ])
            ])
        #expect(
            try await remote.call(.application, "Application", "GetLocale", [.unsigned(0)]) == [.text("en_US.UTF-8")])
    }

    @Test("Frames are those of the screen, the window, or the parent")
    func component() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let send = sample["Send"]
        func extents(_ id: AccessibilityID, _ origin: UInt32) async throws -> [Int] {
            try await remote.call(id, "Component", "GetExtents", [.unsigned(origin)]).first?.list?.compactMap(\.integer)
                ?? []
        }
        #expect(try await extents(send, 0) == [110, 90, 80, 30])
        #expect(try await extents(send, 1) == [10, 40, 80, 30])
        #expect(try await extents(send, 2) == [10, 40, 80, 30])
        #expect(try await extents(sample.window, 0) == [100, 50, 640, 480])
        #expect(try await extents(sample.window, 1) == [0, 0, 640, 480])
        let path = RemoteApplication.path(send)
        #expect(await remote.refusal(path, "Component", "GetExtents", [.unsigned(3)]) == "InvalidArgs")
        #expect(
            try await remote.call(
                sample.window, "Component", "GetAccessibleAtPoint", [.integer(111), .integer(91), .unsigned(0)])
                == [remote.reference(send)])
        #expect(
            try await remote.call(send, "Component", "Contains", [.integer(10), .integer(40), .unsigned(1)])
                == [.boolean(true)])
        #expect(try await remote.call(send, "Component", "GrabFocus") == [.boolean(true)])
        #expect(try await remote.call(send, "Component", "SetSize", [.integer(1), .integer(1)]) == [.boolean(false)])
        #expect(try await remote.call(send, "Component", "ScrollTo", [.unsigned(6)]) == [.boolean(true)])
        #expect(desktop.model.log == ["focus \(send.rawValue)", "reveal \(send.rawValue)"])
    }

    @Test("Actions are performed by index, and values are set within their range")
    func actionsAndValues() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let (send, volume) = (sample["Send"], sample["Volume"])
        #expect(try await remote.get(send, "Action", "NActions") == .integer(1))
        #expect(
            try await remote.call(send, "Action", "GetActions")
                == [.list([.list([.text("activate"), .text("Activate"), .text("<Control>s")])])])
        #expect(try await remote.call(send, "Action", "DoAction", [.integer(0)]) == [.boolean(true)])
        for index: Int32 in [-1, 1, .max, .min] {
            #expect(try await remote.call(send, "Action", "DoAction", [.integer(index)]) == [.boolean(false)])
            #expect(try await remote.call(send, "Action", "GetName", [.integer(index)]) == [.text("")])
        }
        _ = try await remote.call(
            volume, "org.freedesktop.DBus.Properties", "Set",
            [.text("org.a11y.atspi.Value"), .text("CurrentValue"), .variant(.number(1e9))])
        #expect(try await remote.get(volume, "Value", "CurrentValue") == .number(100))
        let path = RemoteApplication.path(volume)
        #expect(
            await remote.refusal(
                path, "org.freedesktop.DBus.Properties", "Set",
                [.text("org.a11y.atspi.Value"), .text("CurrentValue"), .variant(.number(.nan))]) == "InvalidArgs")
        #expect(
            await remote.refusal(
                path, "org.freedesktop.DBus.Properties", "Set",
                [.text("org.a11y.atspi.Value"), .text("MaximumValue"), .variant(.number(1))]) == "PropertyReadOnly")
        #expect(desktop.model.log == ["activate \(send.rawValue)", "value \(volume.rawValue) 100.0"])
    }

    @Test("A selection is read and changed by the indices of children")
    func selection() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let fruits = sample["Fruits"]
        #expect(try await remote.call(fruits, "Selection", "SelectChild", [.integer(2)]) == [.boolean(true)])
        #expect(try await remote.get(fruits, "Selection", "NSelectedChildren") == .integer(1))
        #expect(
            try await remote.call(fruits, "Selection", "GetSelectedChild", [.integer(0)])
                == [remote.reference(sample["Cherry"])])
        #expect(try await remote.call(fruits, "Selection", "SelectAll") == [.boolean(true)])
        #expect(try await remote.call(fruits, "Selection", "DeselectSelectedChild", [.integer(0)]) == [.boolean(true)])
        #expect(try await remote.call(fruits, "Selection", "IsChildSelected", [.integer(0)]) == [.boolean(false)])
        #expect(try await remote.call(fruits, "Selection", "IsChildSelected", [.integer(1)]) == [.boolean(true)])
        for index: Int32 in [-1, 3, .max] {
            #expect(try await remote.call(fruits, "Selection", "SelectChild", [.integer(index)]) == [.boolean(false)])
            #expect(
                try await remote.call(fruits, "Selection", "GetSelectedChild", [.integer(index)])
                    == [RemoteApplication.null])
        }
    }

    @Test("A table has cells with positions, headers, and selected rows")
    func table() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let (table, cell) = (sample["Prices"], sample["Cell 1 1"])
        #expect(try await remote.get(table, "Table", "NRows") == .integer(3))
        #expect(
            try await remote.call(table, "Table", "GetAccessibleAt", [.integer(1), .integer(1)])
                == [remote.reference(cell)])
        for index: Int32 in [-1, 3, .max] {
            #expect(
                try await remote.call(table, "Table", "GetAccessibleAt", [.integer(index), .integer(0)])
                    == [RemoteApplication.null])
        }
        #expect(try await remote.call(table, "Table", "GetIndexAt", [.integer(2), .integer(1)]) == [.integer(5)])
        #expect(try await remote.call(table, "Table", "GetRowAtIndex", [.integer(5)]) == [.integer(2)])
        #expect(try await remote.call(table, "Table", "GetRowAtIndex", [.integer(6)]) == [.integer(-1)])
        #expect(try await remote.call(table, "Table", "GetColumnDescription", [.integer(1)]) == [.text("Cell 0 1")])
        #expect(try await remote.get(cell, "TableCell", "Position") == .list([.integer(1), .integer(1)]))
        #expect(try await remote.get(cell, "TableCell", "Table") == remote.reference(table))
        #expect(
            try await remote.call(cell, "TableCell", "GetColumnHeaderCells")
                == [.list([remote.reference(sample["Cell 0 1"])])])
        #expect(
            try await remote.call(cell, "TableCell", "GetRowHeaderCells")
                == [.list([remote.reference(sample["Cell 1 0"])])])
        #expect(try await remote.call(table, "Table", "AddRowSelection", [.integer(2)]) == [.boolean(true)])
        #expect(try await remote.call(table, "Table", "GetSelectedRows") == [.list([.integer(2)])])
        #expect(try await remote.call(table, "Table", "IsRowSelected", [.integer(2)]) == [.boolean(true)])
        #expect(
            try await remote.call(table, "Table", "GetRowColumnExtentsAtIndex", [.integer(5)])
                == [.boolean(true), .integer(2), .integer(1), .integer(1), .integer(1), .boolean(true)])
    }

    @Test("A search finds the descendants that match a rule, in order, and ends in a container that contains itself")
    func collection() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        func rule(roles: [Int], states: [Int] = [], isInverted: Bool = false) -> BusArgument {
            func bits(_ numbers: [Int], words: Int) -> BusArgument {
                var result = Array(repeating: Int32(0), count: words)
                for number in numbers {
                    result[number / 32] |= Int32(truncatingIfNeeded: UInt32(1) << UInt32(number % 32))
                }
                return .array(of: "i", result.map { .integer($0) })
            }
            return .structure([
                bits(states, words: 2), .integer(1), .dictionary([:]), .integer(1), bits(roles, words: 4), .integer(2),
                .texts([]), .integer(1), .boolean(isInverted),
            ])
        }
        func matches(_ rule: BusArgument, count: Int32 = 0, order: UInt32 = 1, isDeep: Bool = true) async throws
            -> BusValue?
        {
            try await remote.call(
                sample.window, "Collection", "GetMatches", [rule, .unsigned(order), .integer(count), .boolean(isDeep)]
            ).first
        }
        func references(_ names: String...) -> BusValue { .list(names.map { remote.reference(sample[$0]) }) }
        // Buttons and headings.
        #expect(try await matches(rule(roles: [43, 83])) == references("Send", "Chapter"))
        #expect(try await matches(rule(roles: [43, 83]), order: 4) == references("Chapter", "Send"))
        #expect(try await matches(rule(roles: [32]), count: 2) == references("Apple", "Banana"))
        #expect(try await matches(rule(roles: [32]), isDeep: false) == .list([]))
        // The checked one.
        #expect(try await matches(rule(roles: [], states: [4])) == references("Wi-Fi"))
        func near(_ member: String, _ more: [BusArgument]) async throws -> BusValue? {
            let current = BusArgument.path(RemoteApplication.path(sample["Banana"]))
            return try await remote.call(
                sample.window, "Collection", member, [current, rule(roles: [32]), .unsigned(1), .unsigned(2)] + more
            ).first
        }
        #expect(
            try await near("GetMatchesTo", [.boolean(false), .integer(0), .boolean(true)]) == references("Apple"))
        #expect(try await near("GetMatchesFrom", [.integer(0), .boolean(true)]) == references("Cherry"))
        desktop.model.update(sample["Fruits"]) { $0.children.append(sample.window) }
        #expect(try await matches(rule(roles: [83]), count: 1) == references("Chapter"))
    }

    @Test("The cache has the windows and their objects")
    func cache() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        desktop.model.add(.list, "Long", to: sample.window) { $0.childCount = 100_000 }
        let remote = try await desktop.remote()
        let items = try await remote.call("/org/a11y/atspi/cache", "Cache", "GetItems").first?.list ?? []
        #expect(items.count == desktop.model.nodes.count)
        let send = try #require(items.first { $0.list?.first == remote.reference(sample["Send"]) }?.list)
        #expect(send[2] == remote.reference(sample.window) && send[3...4] == [.integer(1), .integer(0)])
        #expect(send[6...8] == [.text("Send"), .unsigned(43), .text("Sends the message")])
    }

    @Test("Requests for objects, interfaces, methods and properties that don't exist are refused")
    func refusals() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let send = RemoteApplication.path(sample["Send"])
        let properties = "org.freedesktop.DBus.Properties"
        for path in ["99999", "18446744073709551615", "18446744073709551616", "0", "01", "_1", "root/x", "1/link/x"] {
            let path = "/org/a11y/atspi/accessible/\(path)"
            #expect(await remote.refusal(path, "Accessible", "GetRole") == "UnknownObject", "\(path)")
        }
        #expect(await remote.refusal("/org/a11y/atspi/accessible", "Accessible", "GetRole") == "UnknownObject")
        #expect(await remote.refusal(send, "Text", "GetText", [.integer(0), .integer(1)]) == "UnknownInterface")
        #expect(await remote.refusal(send, "org.shoji.Other", "Any") == "UnknownInterface")
        #expect(await remote.refusal(send, "Accessible", "Any") == "UnknownMethod")
        #expect(await remote.refusal(send, "Accessible", "GetChildAtIndex") == "InvalidArgs")
        #expect(await remote.refusal(send, "Accessible", "GetChildAtIndex", [.text("x")]) == "InvalidArgs")
        #expect(await remote.refusal(send, properties, "Get", [.text("org.a11y.atspi.Accessible")]) == "InvalidArgs")
        #expect(
            await remote.refusal(send, properties, "Get", [.text("org.a11y.atspi.Accessible"), .text("x")])
                == "UnknownProperty")
        #expect(
            await remote.refusal(send, properties, "Get", [.text("org.a11y.atspi.Text"), .text("CaretOffset")])
                == "UnknownInterface")
        for index: Int32 in [-1, 1, .max, .min] {
            #expect(
                try await remote.call(.application, "Accessible", "GetChildAtIndex", [.integer(index)])
                    == [RemoteApplication.null])
        }
        desktop.model.remove(sample["Send"])
        #expect(await remote.refusal(send, "Accessible", "GetRole") == "UnknownObject")
    }

    @Test("Every object describes its interfaces for introspection")
    func introspection() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let remote = try await desktop.remote()
        let xml = try await remote.call(sample["Notes"], "org.freedesktop.DBus.Introspectable", "Introspect").first?
            .text
        #expect(xml?.contains("<interface name=\"org.a11y.atspi.EditableText\">") == true)
        #expect(xml?.contains("<property name=\"CaretOffset\" type=\"i\" access=\"read\"/>") == true)
    }

    @Test("Names are bounded, and characters that D-Bus doesn't transmit are replaced")
    func hugeNames() async throws {
        let desktop = try await AccessibilityDesktop()
        let huge = desktop.model.add(.button, String(repeating: "😀", count: 1 << 18), to: .application)
        let zero = desktop.model.add(.button, "a\0b", to: .application)
        let remote = try await desktop.remote()
        let name = try #require(try await remote.get(huge, "Accessible", "Name")?.text)
        #expect(name.utf8.count <= 16 * 1024 && name.hasPrefix("😀😀") && name.hasSuffix("😀…"))
        #expect(try await remote.get(zero, "Accessible", "Name") == .text("a\u{FFFD}b"))
    }
}
