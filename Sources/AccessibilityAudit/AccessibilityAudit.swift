// SPDX-License-Identifier: MIT
public import AccessibilityTree

/// Examines the objects of a window as assistive technology sees them, and reports what its users can't use.
@MainActor
public struct AccessibilityAudit {
    private let provider: any AccessibilityProvider
    private let limits: AccessibilityLimits

    public init(of provider: any AccessibilityProvider, limits: AccessibilityLimits = AccessibilityLimits()) {
        self.provider = provider
        self.limits = limits
    }

    /// Examines a window.
    ///
    /// - Parameters:
    ///   - window: The window, or any other object, which is examined with everything in it.
    ///   - image: The window's pixels; without them, contrast isn't measured.
    /// - Returns: The defects in the order of reading.
    public func issues(in window: AccessibilityID, image: AuditImage? = nil) -> [AccessibilityIssue] {
        var visit = AuditVisit(provider: provider, limits: limits, image: image)
        visit.examine(window)
        return visit.issues
    }
}

/// One pass over a tree.
@MainActor
private struct AuditVisit {
    let provider: any AccessibilityProvider
    let limits: AccessibilityLimits
    let image: AuditImage?
    var issues: [AccessibilityIssue] = []
    private var path: [AccessibilityElement] = []
    private var visited: Set<AccessibilityID> = []

    init(provider: any AccessibilityProvider, limits: AccessibilityLimits, image: AuditImage?) {
        self.provider = provider
        self.limits = limits
        self.image = image
    }

    mutating func examine(_ id: AccessibilityID) {
        // Containers can contain themselves.
        guard visited.count < limits.elements, visited.insert(id).inserted, let element = provider.element(id) else {
            return
        }
        // Objects out of sight are examined when they are scrolled into it.
        guard path.isEmpty || element.states.contains(.showing) || element.childCount > 0 else { return }
        if element.states.contains(.showing) || path.isEmpty { check(element) }
        path.append(element)
        defer { path.removeLast() }
        let children = provider.children(of: id, in: 0..<min(max(element.childCount, 0), limits.elements))
        checkOrder(children)
        for child in children { examine(child) }
    }

    private mutating func check(_ element: AccessibilityElement) {
        checkDescription(element)
        checkTarget(element)
        checkContrast(element)
        for message in AuditTraits.contradictions(of: element) { report(.trait, element, message) }
    }

    private mutating func report(_ rule: AccessibilityIssue.Rule, _ element: AccessibilityElement, _ message: String) {
        let frame = element.frame
        issues.append(
            AccessibilityIssue(
                rule: rule, role: element.role, name: element.name, identifier: element.identifier,
                path: path.map { $0.name.isEmpty ? $0.role.rawValue : $0.name },
                frame: [frame.x, frame.y, frame.width, frame.height], message: message))
    }

    // MARK: - Names

    private mutating func checkDescription(_ element: AccessibilityElement) {
        let isAction = !element.actions.isEmpty && element.childCount == 0 && element.role != .scrollView
        guard element.role.needsName || isAction else { return }
        let isNamed = element.name.contains { !$0.isWhitespace }
        // The value alone says what they are.
        if [.pageControl, .datePicker].contains(element.role), !element.value.isEmpty { return }
        // A text under the caret is its own description only if the field says what it is for.
        guard !isNamed, element.relations[.labelledBy, default: []].isEmpty,
            element.attributes["placeholder-text", default: ""].isEmpty
        else { return }
        report(.description, element, "needs a name, and has none")
    }

    // MARK: - Targets

    private mutating func checkTarget(_ element: AccessibilityElement) {
        // A link inside text is as high as its line.
        guard element.role.isTarget, element.states.contains(.enabled), element.role != .link else { return }
        let frame = element.frame
        guard min(frame.width, frame.height) < limits.target, !isCut(frame) else { return }
        report(
            .target, element,
            "needs \(Self.text(limits.target)) points in each direction, and is "
                + "\(Self.text(frame.width)) by \(Self.text(frame.height))")
    }

    /// Whether part of a frame lies outside a container, as at the edge of a scroll view.
    private func isCut(_ frame: AccessibilityFrame) -> Bool {
        path.contains { container in
            guard
                container.role == .scrollView || container.role == .list || container.role == .table
                    || container.role == .textView
            else { return false }
            let outer = container.frame
            return frame.x < outer.x || frame.y < outer.y || frame.x + frame.width > outer.x + outer.width
                || frame.y + frame.height > outer.y + outer.height
        }
    }

    // MARK: - Contrast

    private mutating func checkContrast(_ element: AccessibilityElement) {
        // Disabled controls are exempt, as in the guidelines.
        guard let image, let window = path.first, element.childCount == 0, element.role.showsText,
            element.states.contains(.enabled) || !element.role.isTarget,
            !element.name.isEmpty || !element.value.isEmpty
        else { return }
        let frame = element.frame
        let center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        // Something else can lie above it.
        guard !isCut(frame), provider.element(atX: center.x, y: center.y, in: window.id) == element.id,
            let contrast = image.contrast(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        else { return }
        let isLarge = element.role == .heading && frame.height >= limits.largeText
        // A control can show a symbol in place of a text.
        let needed = isLarge || element.role.isTarget && element.role != .link ? limits.largeContrast : limits.contrast
        // Nothing but the background: the text is elsewhere, as in a control drawn by the application.
        guard contrast > 1.02, contrast < needed - 0.005 else { return }
        report(.contrast, element, "needs a contrast of \(Self.text(needed)), and has \(Self.text(contrast))")
    }

    // MARK: - Order

    private mutating func checkOrder(_ children: [AccessibilityID]) {
        // Items are read in the order of the data.
        if let role = path.last?.role, [.list, .table, .outline].contains(role) { return }
        let isRightToLeft = path.last.map { $0.attributes["direction"] == "rtl" } ?? false
        var previous: AccessibilityElement?
        for child in children {
            guard let element = provider.element(child), element.states.contains(.showing),
                element.frame.width > 0, element.frame.height > 0
            else { continue }
            defer { previous = element }
            guard let before = previous, isBackward(from: before.frame, to: element.frame, isRightToLeft) else {
                continue
            }
            let name = before.name.isEmpty ? before.role.rawValue : before.name
            report(.order, element, "needs to lie after \"\(name)\", which is read before it, and lies before it")
        }
    }

    /// Whether an object that is read after another lies above it in the same column, or before it in the same row.
    private func isBackward(
        from first: AccessibilityFrame, to second: AccessibilityFrame, _ isRightToLeft: Bool
    ) -> Bool {
        let tolerance = 1.0
        let isAbove = second.y + second.height <= first.y + tolerance
        let isLeft = second.x + second.width <= first.x + tolerance
        let isRight = second.x >= first.x + first.width - tolerance
        let sharesRows = second.y < first.y + first.height - tolerance && first.y < second.y + second.height - tolerance
        let sharesColumns = !isLeft && !isRight
        return isAbove && (sharesColumns || (isRightToLeft ? isRight : isLeft))
            || sharesRows && (isRightToLeft ? isRight : isLeft)
    }

    private static func text(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
}
