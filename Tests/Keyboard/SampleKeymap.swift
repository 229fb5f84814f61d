// SPDX-License-Identifier: MIT

/// A keyboard with a few keys, so that only the tests of layouts depend on installed ones.
let sampleKeymap = """
    xkb_keymap {
    xkb_keycodes {
        minimum = 8;
        maximum = 255;
        <ESC> = 9; <BKSP> = 22; <TAB> = 23; <RTRN> = 36; <LCTL> = 37; <AC01> = 38; <AC02> = 39; <LFSH> = 50;
        <LALT> = 64; <CAPS> = 66; <ACUT> = 48; <DELE> = 119; <LWIN> = 133;
    };
    xkb_types {
        type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
        type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2; };
        type "ALPHABETIC" {
            modifiers = Shift+Lock; map[Shift] = Level2; map[Lock] = Level2;
        };
    };
    xkb_compatibility {
        interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); };
        interpret Caps_Lock+AnyOf(all) { action = LockMods(modifiers=Lock); };
    };
    xkb_symbols {
        key <ESC> { [ Escape ] };
        key <BKSP> { [ BackSpace ] };
        key <TAB> { [ Tab, ISO_Left_Tab ] };
        key <RTRN> { [ Return ] };
        key <DELE> { [ Delete ] };
        key <AC01> { type = "ALPHABETIC", symbols[Group1] = [ a, A ], symbols[Group2] = [ Cyrillic_ef, Cyrillic_EF ] };
        key <AC02> { [ s, S ] };
        key <ACUT> { [ dead_acute, dead_diaeresis ] };
        key <LFSH> { [ Shift_L ] };
        key <LCTL> { [ Control_L ] };
        key <LALT> { [ Alt_L ] };
        key <LWIN> { [ Super_L ] };
        key <CAPS> { [ Caps_Lock ] };
        modifier_map Shift { <LFSH> };
        modifier_map Lock { <CAPS> };
        modifier_map Control { <LCTL> };
        modifier_map Mod1 { <LALT> };
        modifier_map Mod4 { <LWIN> };
    };
    };
    """
