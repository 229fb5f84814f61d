// SPDX-License-Identifier: MIT
internal import CGIO

/// Reads the values of a message.
///
/// GDBus has validated its format and nesting depth.
struct VariantReader {
    /// The maximum number of values: far more than any service sends, and few enough to process quickly.
    static let limit = 20_000

    private var left = limit

    /// Returns the arguments of a message's body; `nil` if there are too many values.
    static func arguments(of body: OpaquePointer?) -> [BusValue]? {
        guard let body = unsafe body else { return [] }
        var reader = VariantReader()
        guard let value = unsafe reader.value(of: body) else { return nil }
        return value.list ?? [value]
    }

    private mutating func value(of variant: OpaquePointer) -> BusValue? {
        left -= 1
        guard left >= 0 else { return nil }
        switch unsafe g_variant_classify(variant) {
        case G_VARIANT_CLASS_BOOLEAN: return .boolean(unsafe g_variant_get_boolean(variant) != 0)
        case G_VARIANT_CLASS_BYTE: return .unsigned(UInt64(unsafe g_variant_get_byte(variant)))
        case G_VARIANT_CLASS_INT16: return .integer(Int64(unsafe g_variant_get_int16(variant)))
        case G_VARIANT_CLASS_UINT16: return .unsigned(UInt64(unsafe g_variant_get_uint16(variant)))
        case G_VARIANT_CLASS_INT32: return .integer(Int64(unsafe g_variant_get_int32(variant)))
        case G_VARIANT_CLASS_UINT32: return .unsigned(UInt64(unsafe g_variant_get_uint32(variant)))
        case G_VARIANT_CLASS_INT64: return .integer(Int64(unsafe g_variant_get_int64(variant)))
        case G_VARIANT_CLASS_UINT64: return .unsigned(UInt64(unsafe g_variant_get_uint64(variant)))
        case G_VARIANT_CLASS_DOUBLE: return .number(unsafe g_variant_get_double(variant))
        case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH, G_VARIANT_CLASS_SIGNATURE:
            guard let text = unsafe g_variant_get_string(variant, nil) else { return .text("") }
            return .text(unsafe String(cString: text))
        case G_VARIANT_CLASS_VARIANT, G_VARIANT_CLASS_ARRAY, G_VARIANT_CLASS_TUPLE, G_VARIANT_CLASS_DICT_ENTRY:
            return unsafe container(variant)
        default: return .unreadable
        }
    }

    private mutating func container(_ variant: OpaquePointer) -> BusValue? {
        var members: [BusValue] = []
        for index in 0..<(unsafe g_variant_n_children(variant)) {
            guard let child = unsafe g_variant_get_child_value(variant, index) else { return nil }
            defer { unsafe g_variant_unref(child) }
            guard let member = unsafe value(of: child) else { return nil }
            members.append(member)
        }
        if unsafe g_variant_classify(variant) == G_VARIANT_CLASS_VARIANT { return members.first }
        guard let type = unsafe g_variant_get_type_string(variant), unsafe String(cString: type).hasPrefix("a{s") else {
            return .list(members)
        }
        var dictionary: [String: BusValue] = [:]
        for case .list(let entry) in members where entry.count == 2 {
            if let key = entry[0].text { dictionary[key] = entry[1] }
        }
        return .dictionary(dictionary)
    }
}

extension BusArgument {
    /// Returns the arguments as a message body, with a floating reference.
    static func body(_ arguments: [BusArgument]) -> OpaquePointer? {
        var members = unsafe arguments.map { unsafe $0.variant }
        return unsafe members.withUnsafeMutableBufferPointer { members in
            unsafe g_variant_new_tuple(members.baseAddress, gsize(members.count))
        }
    }

    private var variant: OpaquePointer? {
        switch self {
        case .text(let text): return unsafe g_variant_new_string(text)
        case .path(let path):
            let isPath = unsafe g_variant_is_object_path(path) != 0
            return unsafe g_variant_new_object_path(isPath ? path : "/")
        case .boolean(let value): return unsafe g_variant_new_boolean(value ? 1 : 0)
        case .short(let number): return unsafe g_variant_new_int16(number)
        case .integer(let number): return unsafe g_variant_new_int32(number)
        case .long(let number): return unsafe g_variant_new_int64(gint64(number))
        case .unsigned(let number): return unsafe g_variant_new_uint32(number)
        case .unsignedLong(let number): return unsafe g_variant_new_uint64(guint64(number))
        case .number(let number): return unsafe g_variant_new_double(number)
        case .file(let index): return unsafe g_variant_new_handle(index)
        case .texts(let texts): return unsafe Self.array(of: "s", texts.map(BusArgument.text))
        case .fileName(let name): return unsafe g_variant_new_bytestring(name)
        case .structure(let members): return unsafe Self.body(members)
        case .variant(let value): return unsafe g_variant_new_variant(value.variant)
        case .array(let signature, let members): return unsafe Self.array(of: signature, members)
        case .variants(let members):
            return unsafe Self.array(of: "v", variants: unsafe members.map { unsafe g_variant_new_variant($0.variant) })
        case .properties(let entries):
            return unsafe Self.array(
                of: "{sv}",
                variants: unsafe entries.sorted { $0.key < $1.key }.map { entry in
                    unsafe g_variant_new_dict_entry(
                        g_variant_new_string(entry.key), g_variant_new_variant(entry.value.variant))
                })
        case .dictionary(let entries):
            return unsafe Self.array(
                of: "{ss}",
                variants: unsafe entries.sorted { $0.key < $1.key }.map { entry in
                    unsafe g_variant_new_dict_entry(g_variant_new_string(entry.key), g_variant_new_string(entry.value))
                })
        }
    }

    private static func array(of signature: String, _ members: [BusArgument]) -> OpaquePointer? {
        unsafe array(of: signature, variants: members.map { unsafe $0.variant })
    }

    /// Takes ownership of the elements, and frees those of another type.
    private static func array(of signature: String, variants: [OpaquePointer?]) -> OpaquePointer? {
        guard unsafe g_variant_type_string_is_valid(signature) != 0 else { return unsafe array(of: "s", variants: []) }
        let type = unsafe g_variant_type_new(signature)
        defer { unsafe g_variant_type_free(type) }
        var members = unsafe [OpaquePointer?]()
        for index in unsafe variants.indices {
            if unsafe g_variant_is_of_type(variants[index], type) != 0 {
                unsafe members.append(variants[index])
            } else {
                unsafe g_variant_unref(g_variant_ref_sink(variants[index]))
            }
        }
        return unsafe members.withUnsafeMutableBufferPointer { members in
            unsafe g_variant_new_array(type, members.baseAddress, gsize(members.count))
        }
    }
}
