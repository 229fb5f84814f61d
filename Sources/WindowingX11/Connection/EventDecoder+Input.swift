// SPDX-License-Identifier: MIT
internal import CXCB

/// XInput 2 events, whose length depends on the device's axes and buttons.
extension EventDecoder {
    func inputEvent(_ bytes: WireBytes, _ input: ServerExtension) -> XEvent? {
        guard let header = bytes.load(xcb_ge_generic_event_t.self), header.extension == input.majorOpcode else {
            return nil
        }
        switch Int32(header.event_type) {
        case Int32(XCB_INPUT_KEY_PRESS): return device(bytes, .keyPress)
        case Int32(XCB_INPUT_KEY_RELEASE): return device(bytes, .keyRelease)
        case Int32(XCB_INPUT_BUTTON_PRESS): return device(bytes, .buttonPress)
        case Int32(XCB_INPUT_BUTTON_RELEASE): return device(bytes, .buttonRelease)
        case Int32(XCB_INPUT_MOTION): return device(bytes, .motion)
        case Int32(XCB_INPUT_TOUCH_BEGIN): return device(bytes, .touchBegin)
        case Int32(XCB_INPUT_TOUCH_UPDATE): return device(bytes, .touchUpdate)
        case Int32(XCB_INPUT_TOUCH_END): return device(bytes, .touchEnd)
        case Int32(XCB_INPUT_RAW_MOTION): return rawMotion(bytes)
        case Int32(XCB_INPUT_ENTER): return crossing(bytes, .enter)
        case Int32(XCB_INPUT_LEAVE): return crossing(bytes, .leave)
        case Int32(XCB_INPUT_FOCUS_IN): return crossing(bytes, .focusIn)
        case Int32(XCB_INPUT_FOCUS_OUT): return crossing(bytes, .focusOut)
        case Int32(XCB_INPUT_DEVICE_CHANGED): return deviceChanged(bytes)
        case Int32(XCB_INPUT_HIERARCHY): return .devicesChanged
        default: return nil
        }
    }

    private func device(_ bytes: WireBytes, _ kind: XEvent.DeviceEvent.Kind) -> XEvent? {
        // All device events start with the same fields.
        guard let event = bytes.load(xcb_input_button_press_event_t.self) else { return nil }
        let masks = MemoryLayout<xcb_input_button_press_event_t>.size + Int(event.buttons_len) * 4
        let isKey = kind == .keyPress
        return .device(
            XEvent.DeviceEvent(
                kind: kind, window: event.event, time: event.time, device: event.deviceid, source: event.sourceid,
                detail: event.detail, x: event.event_x.fixed16, y: event.event_y.fixed16, rootX: event.root_x.fixed16,
                rootY: event.root_y.fixed16, masks: XEvent.KeyboardMasks(event.mods, event.group),
                isRepeat: isKey && event.flags & XCB_INPUT_KEY_EVENT_FLAGS_KEY_REPEAT.rawValue != 0,
                isEmulated: !isKey && event.flags & XCB_INPUT_POINTER_EVENT_FLAGS_POINTER_EMULATED.rawValue != 0,
                valuators: valuators(bytes, maskAt: masks, maskLength: Int(event.valuators_len)).values))
    }

    /// The values are followed by the same number of unaccelerated values.
    private func rawMotion(_ bytes: WireBytes) -> XEvent? {
        guard let event = bytes.load(xcb_input_raw_button_press_event_t.self) else { return nil }
        let start = MemoryLayout<xcb_input_raw_button_press_event_t>.size
        let length = Int(event.valuators_len)
        let moved = valuators(bytes, maskAt: start, maskLength: length)
        let raw = valuators(bytes, maskAt: start, maskLength: length, valuesAt: moved.end).values
        return .rawMotion(
            XEvent.RawMotion(
                time: event.time, source: event.sourceid, x: moved.values[0] ?? 0, y: moved.values[1] ?? 0,
                rawX: raw[0] ?? 0, rawY: raw[1] ?? 0, movesPointer: moved.values[0] != nil || moved.values[1] != nil))
    }

    /// Returns a mask of axes and their values, which follow the mask or start at `start`; truncated data gives fewer
    /// values.
    private func valuators(
        _ bytes: WireBytes, maskAt offset: Int, maskLength: Int, valuesAt start: Int? = nil
    ) -> (values: [Int: Double], end: Int) {
        let words = bytes.values(UInt32.self, at: offset, count: maskLength)
        var place = start ?? offset + words.count * 4
        var values: [Int: Double] = [:]
        for (index, word) in words.enumerated() where word != 0 {
            for bit in 0..<32 where word & (1 << UInt32(bit)) != 0 {
                guard let value = bytes.load(xcb_input_fp3232_t.self, at: place) else {
                    return (values, place)
                }
                values[index * 32 + bit] = value.fixed32
                place += 8
            }
        }
        return (values, place)
    }

    private func crossing(_ bytes: WireBytes, _ kind: XEvent.CrossingEvent.Kind) -> XEvent? {
        guard let event = bytes.load(xcb_input_enter_event_t.self) else { return nil }
        let mode = UInt32(event.mode)
        let detail = UInt32(event.detail)
        return .crossing(
            XEvent.CrossingEvent(
                kind: kind, window: event.event, time: event.time, device: event.deviceid, source: event.sourceid,
                isGrab: mode == XCB_INPUT_NOTIFY_MODE_GRAB.rawValue
                    || mode == XCB_INPUT_NOTIFY_MODE_PASSIVE_GRAB.rawValue,
                isUngrab: mode == XCB_INPUT_NOTIFY_MODE_UNGRAB.rawValue
                    || mode == XCB_INPUT_NOTIFY_MODE_PASSIVE_UNGRAB.rawValue,
                isInferiorOrPointer: detail == XCB_INPUT_NOTIFY_DETAIL_INFERIOR.rawValue
                    || detail == XCB_INPUT_NOTIFY_DETAIL_POINTER.rawValue,
                x: event.event_x.fixed16, y: event.event_y.fixed16,
                masks: XEvent.KeyboardMasks(event.mods, event.group)))
    }

    private func deviceChanged(_ bytes: WireBytes) -> XEvent? {
        guard let event = bytes.load(xcb_input_device_changed_event_t.self) else { return nil }
        let start = MemoryLayout<xcb_input_device_changed_event_t>.size
        let classes = DeviceClasses.read(bytes, at: start, count: Int(event.num_classes)).classes
        return .deviceClasses(device: event.deviceid, source: event.sourceid, classes)
    }
}

/// The device capabilities in events and in replies to `XIQueryDevice`.
enum DeviceClasses {
    static func read(_ bytes: WireBytes, at start: Int, count: Int) -> (classes: [XEvent.DeviceClass], end: Int) {
        var classes: [XEvent.DeviceClass] = []
        var place = start
        for _ in 0..<count {
            // A length of zero would loop forever.
            guard let header = bytes.load(xcb_input_device_class_t.self, at: place), header.len > 0 else { break }
            classes.append(read(header, bytes, at: place))
            place += Int(header.len) * 4
        }
        return (classes, place)
    }

    private static func read(
        _ header: xcb_input_device_class_t, _ bytes: WireBytes, at place: Int
    ) -> XEvent.DeviceClass {
        switch UInt32(header.type) {
        case XCB_INPUT_DEVICE_CLASS_TYPE_VALUATOR.rawValue:
            guard let axis = bytes.load(xcb_input_valuator_class_t.self, at: place) else { return .other }
            return .valuator(
                number: Int(axis.number), label: axis.label, minimum: axis.min.fixed32, maximum: axis.max.fixed32,
                value: axis.value.fixed32,
                isAbsolute: UInt32(axis.mode) == XCB_INPUT_VALUATOR_MODE_ABSOLUTE.rawValue)
        case XCB_INPUT_DEVICE_CLASS_TYPE_SCROLL.rawValue:
            guard let axis = bytes.load(xcb_input_scroll_class_t.self, at: place) else { return .other }
            return .scroll(
                number: Int(axis.number),
                isHorizontal: UInt32(axis.scroll_type) == XCB_INPUT_SCROLL_TYPE_HORIZONTAL.rawValue,
                increment: axis.increment.fixed32)
        case XCB_INPUT_DEVICE_CLASS_TYPE_TOUCH.rawValue:
            return .touch
        default:
            return .other
        }
    }
}

extension XEvent.KeyboardMasks {
    init(_ modifiers: xcb_input_modifier_info_t, _ group: xcb_input_group_info_t) {
        self.init(
            depressed: modifiers.base, latched: modifiers.latched, locked: modifiers.locked,
            layout: UInt32(group.effective))
    }
}

extension xcb_input_fp1616_t {
    /// The value as 16.16 fixed point.
    var fixed16: Double { Double(self) / 65536 }
}

extension xcb_input_fp3232_t {
    /// The value as 32.32 fixed point.
    var fixed32: Double { Double(integral) + Double(frac) / 4_294_967_296 }
}
