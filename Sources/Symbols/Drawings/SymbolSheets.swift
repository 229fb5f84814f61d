// SPDX-License-Identifier: MIT

/// The recipes by theme; see `SymbolIndex` and `SymbolRecipe` for the format.
enum SymbolSheets {
    static var all: [String] {
        [
            arrows, turningArrows, characters, communication, devices, documents, interface, marks, media, objects,
            people, places, shapes, weather,
        ]
    }
}
