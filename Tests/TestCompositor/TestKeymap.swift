// SPDX-License-Identifier: MIT

/// A keyboard of a few keys: 30 is a, 31 is s, 28 Return, 42 shift, 29 control, 58 caps lock.
public let testKeymap = """
    xkb_keymap {
    xkb_keycodes {
        minimum = 8;
        maximum = 255;
        <RTRN> = 36; <LCTL> = 37; <AC01> = 38; <AC02> = 39; <LFSH> = 50; <CAPS> = 66;
    };
    xkb_types {
        type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
        type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2; };
    };
    xkb_compatibility {
        interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); repeat = no; };
        interpret Any { repeat = yes; };
    };
    xkb_symbols {
        key <RTRN> { [ Return ] };
        key <AC01> { type = "TWO_LEVEL", [ a, A ] };
        key <AC02> { type = "TWO_LEVEL", [ s, S ] };
        key <LFSH> { [ Shift_L ] };
        key <LCTL> { [ Control_L ] };
        key <CAPS> { [ Caps_Lock ] };
        modifier_map Shift { <LFSH> };
        modifier_map Lock { <CAPS> };
        modifier_map Control { <LCTL> };
    };
    };
    """

/// The masks of `testKeymap`'s modifiers, which are those of all keymaps.
public enum TestModifiers {
    public static let shift: UInt32 = 1
    public static let capsLock: UInt32 = 2
    public static let control: UInt32 = 4
}
