// SPDX-License-Identifier: MIT
import Foundation

/// One dish.
struct Recipe: Identifiable {
    let id: Int
    var name: String
    var minutes: Int
    var ingredients: [String]
    var steps: [String]
    var isFavorite = false
}

/// All recipes, and what is to be bought; those who show them are told of changes.
@MainActor
final class RecipeBook {
    static let didChange = Notification.Name("RecipeBookDidChange")

    private(set) var recipes: [Recipe]
    private(set) var shopping: [String] = []
    private var lastID: Int

    init(recipes: [Recipe]) {
        self.recipes = recipes
        lastID = recipes.map(\.id).max() ?? 0
    }

    func recipe(_ id: Recipe.ID) -> Recipe? {
        recipes.first { $0.id == id }
    }

    func add(name: String, minutes: Int, ingredients: [String]) {
        lastID += 1
        recipes.append(Recipe(id: lastID, name: name, minutes: minutes, ingredients: ingredients, steps: []))
        tell()
    }

    func remove(_ id: Recipe.ID) {
        recipes.removeAll { $0.id == id }
        tell()
    }

    func move(from index: Int, to other: Int) {
        recipes.insert(recipes.remove(at: index), at: other)
        tell()
    }

    func toggleFavorite(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].isFavorite.toggle()
        tell()
    }

    func buy(_ ingredients: [String]) {
        for ingredient in ingredients where !shopping.contains(ingredient) { shopping.append(ingredient) }
        tell()
    }

    func bought(_ ingredient: String) {
        shopping.removeAll { $0 == ingredient }
        tell()
    }

    private func tell() {
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    static var sample: RecipeBook {
        RecipeBook(recipes: [
            Recipe(
                id: 1, name: "Miso Soup", minutes: 15,
                ingredients: ["800 ml dashi", "3 tbsp miso", "150 g tofu", "Wakame", "2 spring onions"],
                steps: [
                    "Warm the dashi without boiling it.", "Stir the miso into a ladle of it, and back into the pot.",
                    "Add tofu in cubes and soaked wakame.", "Serve with the onions in rings.",
                ], isFavorite: true),
            Recipe(
                id: 2, name: "Potato Pancakes", minutes: 40,
                ingredients: ["1 kg potatoes", "1 onion", "2 eggs", "3 tbsp flour", "Oil"],
                steps: ["Grate potatoes and onion, and press the water out.", "Mix with the rest.", "Fry until crisp."]),
            Recipe(
                id: 3, name: "Lentil Stew", minutes: 50,
                ingredients: ["250 g lentils", "2 carrots", "1 leek", "Vinegar"],
                steps: ["Cook the lentils for half an hour.", "Add the vegetables.", "Season with vinegar."]),
            Recipe(
                id: 4, name: "Plum Cake", minutes: 75,
                ingredients: ["1 kg plums", "300 g flour", "150 g butter", "2 eggs", "Sugar"],
                steps: ["Make a short dough and let it rest.", "Lay the plums on it in rows.", "Bake at 180 degrees."],
                isFavorite: true),
            Recipe(
                id: 5, name: "Tomato Salad", minutes: 10, ingredients: ["6 tomatoes", "Olive oil", "Basil", "Salt"],
                steps: ["Slice, dress, and wait five minutes."]),
            Recipe(
                id: 6, name: "Barley Risotto", minutes: 45,
                ingredients: ["300 g barley", "1 l stock", "Mushrooms", "Parmesan"],
                steps: ["Toast the barley.", "Add stock a ladle at a time.", "Fold in mushrooms and cheese."]),
            Recipe(
                id: 7, name: "Onion Tart", minutes: 70,
                ingredients: ["1 kg onions", "250 g flour", "200 ml cream", "2 eggs", "Caraway"],
                steps: ["Soften the onions.", "Line a tin with dough.", "Pour over cream and eggs, and bake."]),
            Recipe(
                id: 8, name: "Rice Pudding", minutes: 35, ingredients: ["150 g rice", "1 l milk", "Cinnamon", "Sugar"],
                steps: ["Simmer the rice in milk, stirring.", "Sprinkle with sugar and cinnamon."]),
        ])
    }
}
