// SPDX-License-Identifier: MIT

/// An interface of AT-SPI that objects of this application implement.
enum Interface: Int, CaseIterable {
    case accessible, application, component, action, value, text, editableText, hypertext, hyperlink, selection, table
    case tableCell, image, document, collection, cache

    static let prefix = "org.a11y.atspi."
    private static let names = allCases.map { interface in
        let name = "\(interface)"
        return prefix + name.prefix(1).uppercased() + name.dropFirst()
    }
    private static let accessibleName = names[accessible.rawValue]
    private static let byName = Dictionary(uniqueKeysWithValues: zip(names, allCases))
    private static let descriptionList = allCases.map { descriptions[$0] ?? InterfaceDescription([]) }

    /// The interface of a D-Bus name.
    init?(busName: String) {
        // Most requests are for this one, and a comparison is faster than a hash value.
        guard let interface = busName == Self.accessibleName ? .accessible : Self.byName[busName] else { return nil }
        self = interface
    }

    /// The D-Bus name, such as `org.a11y.atspi.TableCell`.
    var busName: String { Self.names[rawValue] }
    var description: InterfaceDescription { Self.descriptionList[rawValue] }

    private typealias Method = InterfaceDescription.Method
    private typealias Property = InterfaceDescription.Property

    private static let descriptions: [Interface: InterfaceDescription] = [
        .accessible: InterfaceDescription(
            [
                Method("GetChildAtIndex", "i", "(so)"), Method("GetChildren", "", "a(so)"),
                Method("GetIndexInParent", "", "i"), Method("GetRelationSet", "", "a(ua(so))"),
                Method("GetRole", "", "u"), Method("GetRoleName", "", "s"), Method("GetLocalizedRoleName", "", "s"),
                Method("GetState", "", "au"), Method("GetAttributes", "", "a{ss}"),
                Method("GetApplication", "", "(so)"), Method("GetInterfaces", "", "as"),
            ],
            properties: [
                Property("Name", "s"), Property("Description", "s"), Property("Parent", "(so)"),
                Property("ChildCount", "i"), Property("Locale", "s"), Property("AccessibleId", "s"),
                Property("HelpText", "s"),
            ]),
        .application: InterfaceDescription(
            [Method("GetLocale", "u", "s"), Method("GetApplicationBusAddress", "", "s")],
            properties: [
                Property("ToolkitName", "s"), Property("Version", "s"), Property("ToolkitVersion", "s"),
                Property("AtspiVersion", "s"), Property("InterfaceVersion", "u"),
                Property("Id", "i", isWritable: true),
            ]),
        .component: InterfaceDescription([
            Method("Contains", "iiu", "b"), Method("GetAccessibleAtPoint", "iiu", "(so)"),
            Method("GetExtents", "u", "(iiii)"), Method("GetPosition", "u", "ii"), Method("GetSize", "", "ii"),
            Method("GetLayer", "", "u"), Method("GetMDIZOrder", "", "n"), Method("GrabFocus", "", "b"),
            Method("GetAlpha", "", "d"), Method("SetExtents", "iiiiu", "b"), Method("SetPosition", "iiu", "b"),
            Method("SetSize", "ii", "b"), Method("ScrollTo", "u", "b"), Method("ScrollToPoint", "uii", "b"),
        ]),
        .action: InterfaceDescription(
            [
                Method("GetDescription", "i", "s"), Method("GetName", "i", "s"), Method("GetLocalizedName", "i", "s"),
                Method("GetKeyBinding", "i", "s"), Method("GetActions", "", "a(sss)"), Method("DoAction", "i", "b"),
            ], properties: [Property("NActions", "i")]),
        .value: InterfaceDescription(
            [],
            properties: [
                Property("MinimumValue", "d"), Property("MaximumValue", "d"), Property("MinimumIncrement", "d"),
                Property("CurrentValue", "d", isWritable: true), Property("Text", "s"),
            ]),
        .text: InterfaceDescription(
            [
                Method("GetStringAtOffset", "iu", "sii"), Method("GetText", "ii", "s"),
                Method("SetCaretOffset", "i", "b"), Method("GetTextBeforeOffset", "iu", "sii"),
                Method("GetTextAtOffset", "iu", "sii"), Method("GetTextAfterOffset", "iu", "sii"),
                Method("GetCharacterAtOffset", "i", "i"), Method("GetAttributeValue", "is", "s"),
                Method("GetAttributes", "i", "a{ss}ii"), Method("GetDefaultAttributes", "", "a{ss}"),
                Method("GetCharacterExtents", "iu", "iiii"), Method("GetOffsetAtPoint", "iiu", "i"),
                Method("GetNSelections", "", "i"), Method("GetSelection", "i", "ii"), Method("AddSelection", "ii", "b"),
                Method("RemoveSelection", "i", "b"), Method("SetSelection", "iii", "b"),
                Method("GetRangeExtents", "iiu", "iiii"), Method("GetBoundedRanges", "iiiiuuu", "a(iisv)"),
                Method("GetAttributeRun", "ib", "a{ss}ii"), Method("GetDefaultAttributeSet", "", "a{ss}"),
                Method("ScrollSubstringTo", "iiu", "b"), Method("ScrollSubstringToPoint", "iiuii", "b"),
            ], properties: [Property("CharacterCount", "i"), Property("CaretOffset", "i")]),
        .editableText: InterfaceDescription([
            Method("SetTextContents", "s", "b"), Method("InsertText", "isi", "b"), Method("CopyText", "ii"),
            Method("CutText", "ii", "b"), Method("DeleteText", "ii", "b"), Method("PasteText", "i", "b"),
        ]),
        .hypertext: InterfaceDescription([
            Method("GetNLinks", "", "i"), Method("GetLink", "i", "(so)"), Method("GetLinkIndex", "i", "i"),
        ]),
        .hyperlink: InterfaceDescription(
            [Method("GetObject", "i", "(so)"), Method("GetURI", "i", "s"), Method("IsValid", "", "b")],
            properties: [Property("NAnchors", "n"), Property("StartIndex", "i"), Property("EndIndex", "i")]),
        .selection: InterfaceDescription(
            [
                Method("GetSelectedChild", "i", "(so)"), Method("SelectChild", "i", "b"),
                Method("DeselectSelectedChild", "i", "b"), Method("IsChildSelected", "i", "b"),
                Method("SelectAll", "", "b"), Method("ClearSelection", "", "b"), Method("DeselectChild", "i", "b"),
            ], properties: [Property("NSelectedChildren", "i")]),
        .table: InterfaceDescription(
            [
                Method("GetAccessibleAt", "ii", "(so)"), Method("GetIndexAt", "ii", "i"),
                Method("GetRowAtIndex", "i", "i"), Method("GetColumnAtIndex", "i", "i"),
                Method("GetRowDescription", "i", "s"), Method("GetColumnDescription", "i", "s"),
                Method("GetRowExtentAt", "ii", "i"), Method("GetColumnExtentAt", "ii", "i"),
                Method("GetRowHeader", "i", "(so)"), Method("GetColumnHeader", "i", "(so)"),
                Method("GetSelectedRows", "", "ai"), Method("GetSelectedColumns", "", "ai"),
                Method("IsRowSelected", "i", "b"), Method("IsColumnSelected", "i", "b"),
                Method("IsSelected", "ii", "b"), Method("AddRowSelection", "i", "b"),
                Method("AddColumnSelection", "i", "b"), Method("RemoveRowSelection", "i", "b"),
                Method("RemoveColumnSelection", "i", "b"), Method("GetRowColumnExtentsAtIndex", "i", "biiiib"),
            ],
            properties: [
                Property("NRows", "i"), Property("NColumns", "i"), Property("Caption", "(so)"),
                Property("Summary", "(so)"), Property("NSelectedRows", "i"), Property("NSelectedColumns", "i"),
            ]),
        .tableCell: InterfaceDescription(
            [
                Method("GetRowColumnSpan", "", "biiii"), Method("GetRowHeaderCells", "", "a(so)"),
                Method("GetColumnHeaderCells", "", "a(so)"),
            ],
            properties: [
                Property("ColumnSpan", "i"), Property("RowSpan", "i"), Property("Position", "(ii)"),
                Property("Table", "(so)"),
            ]),
        .image: InterfaceDescription(
            [
                Method("GetImageExtents", "u", "(iiii)"), Method("GetImagePosition", "u", "ii"),
                Method("GetImageSize", "", "ii"),
            ], properties: [Property("ImageDescription", "s"), Property("ImageLocale", "s")]),
        .document: InterfaceDescription(
            [
                Method("GetLocale", "", "s"), Method("GetAttributeValue", "s", "s"),
                Method("GetAttributes", "", "a{ss}"),
            ], properties: [Property("CurrentPageNumber", "i"), Property("PageCount", "i")]),
        .collection: InterfaceDescription([
            Method("GetMatches", "(aiia{ss}iaiiasib)uib", "a(so)"),
            Method("GetMatchesTo", "o(aiia{ss}iaiiasib)uubib", "a(so)"),
            Method("GetMatchesFrom", "o(aiia{ss}iaiiasib)uuib", "a(so)"), Method("GetActiveDescendant", "", "(so)"),
        ]),
        .cache: InterfaceDescription([Method("GetItems", "", "a((so)(so)(so)iiassusau)")]),
    ]
}
