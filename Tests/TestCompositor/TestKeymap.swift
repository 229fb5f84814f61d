// SPDX-License-Identifier: MIT

/// A keyboard with a few keys: 30 is a, 31 is s, 28 Return, 42 Shift, 29 Control, 58 Caps Lock.
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

/// A keyboard for text and menus: 1 is Escape, 14 Backspace, 15 Tab, 18 e, 28 Return, 29 Control, 30 a, 40 a dead acute
/// accent, 42 Shift, 46 c, 47 v, 57 the space bar, 100 Compose, 103 and 108 up and down, 105 and 106 left and right.
public let writingKeymap = """
    xkb_keymap {
    xkb_keycodes {
        minimum = 8;
        maximum = 255;
        <ESC> = 9; <BKSP> = 22; <TAB> = 23; <AD03> = 26; <RTRN> = 36; <LCTL> = 37; <AC01> = 38; <AC11> = 48;
        <LFSH> = 50; <AB03> = 54; <AB04> = 55; <SPCE> = 65; <RALT> = 108; <UP> = 111; <LEFT> = 113; <RGHT> = 114;
        <DOWN> = 116;
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
        key <ESC> { [ Escape ] }; key <BKSP> { [ BackSpace ] }; key <TAB> { [ Tab ] }; key <RTRN> { [ Return ] };
        key <AD03> { type = "TWO_LEVEL", [ e, E ] }; key <AC01> { type = "TWO_LEVEL", [ a, A ] };
        key <AB03> { type = "TWO_LEVEL", [ c, C ] }; key <AB04> { type = "TWO_LEVEL", [ v, V ] };
        key <AC11> { [ dead_acute ] }; key <SPCE> { [ space ] }; key <RALT> { [ Multi_key ] };
        key <UP> { [ Up ] }; key <DOWN> { [ Down ] }; key <LEFT> { [ Left ] }; key <RGHT> { [ Right ] };
        key <LFSH> { [ Shift_L ] }; key <LCTL> { [ Control_L ] };
        modifier_map Shift { <LFSH> };
        modifier_map Control { <LCTL> };
    };
    };
    """

/// The modifier masks of `testKeymap`, which are those of all keymaps.
public enum TestModifiers {
    /// The Shift modifier.
    public static let shift: UInt32 = 1
    /// The Caps Lock modifier.
    public static let capsLock: UInt32 = 2
    /// The Control modifier.
    public static let control: UInt32 = 4
}
