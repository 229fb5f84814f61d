// SPDX-License-Identifier: MIT
import UIKit

/// A recipe.
struct Recipe: Identifiable {
    let id: Int
    var name: String
    var minutes: Int
    var ingredients: [String]
    var steps: [String]
    var isFavorite = false
}

/// All recipes and the shopping list.
///
/// Posts a notification when they change.
@MainActor
final class RecipeBook {
    static let didChange = Notification.Name("RecipeBookDidChange")

    private(set) var recipes: [Recipe]
    private(set) var shopping: [String] = []
    private var lastID: Int
    /// The changes that can be undone.
    let undoManager = UndoManager()

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
        perform("Delete Recipe") { recipes.removeAll { $0.id == id } }
    }

    func move(from index: Int, to other: Int) {
        perform("Move Recipe") { recipes.insert(recipes.remove(at: index), at: other) }
    }

    func toggleFavorite(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        perform(recipes[index].isFavorite ? "Unstar Recipe" : "Star Recipe") { recipes[index].isFavorite.toggle() }
    }

    func buy(_ ingredients: [String]) {
        perform("Add to Shopping List") {
            for ingredient in ingredients where !shopping.contains(ingredient) { shopping.append(ingredient) }
        }
    }

    func bought(_ ingredient: String) {
        perform("Remove from Shopping List") { shopping.removeAll { $0 == ingredient } }
    }

    /// Changes the recipes or the shopping list in a way that the user can undo.
    private func perform(_ name: String, _ change: () -> Void) {
        registerReturn(to: recipes, shopping, name)
        change()
        tell()
    }

    private func registerReturn(to recipes: [Recipe], _ shopping: [String], _ name: String) {
        undoManager.registerUndo(withTarget: self) { book in
            book.perform(name) { (book.recipes, book.shopping) = (recipes, shopping) }
        }
        undoManager.setActionName(name)
    }

    private func tell() {
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    static var sample: RecipeBook {
        RecipeBook(recipes: [
            Recipe(
                id: 1, name: "Miso Soup", minutes: 15,
                ingredients: ["3½ cups dashi", "3 tbsp miso", "150 g tofu", "Wakame", "2 scallions"],
                steps: [
                    "Heat the dashi without boiling it.",
                    "Stir the miso into a ladleful of dashi, then return it to the pot.",
                    "Add cubed tofu and soaked wakame.", "Serve with sliced scallions.",
                ], isFavorite: true),
            Recipe(
                id: 2, name: "Potato Pancakes", minutes: 40,
                ingredients: ["1 kg potatoes", "1 onion", "2 eggs", "3 tbsp flour", "Oil"],
                steps: [
                    "Grate the potatoes and the onion, and press out the water.", "Mix with the other ingredients.",
                    "Fry until crisp.",
                ]),
            Recipe(
                id: 3, name: "Lentil Stew", minutes: 50,
                ingredients: ["250 g lentils", "2 carrots", "1 leek", "Vinegar"],
                steps: ["Cook the lentils for half an hour.", "Add the vegetables.", "Season with vinegar."]),
            Recipe(
                id: 4, name: "Plum Cake", minutes: 75,
                ingredients: ["1 kg plums", "300 g flour", "150 g butter", "2 eggs", "Sugar"],
                steps: [
                    "Make a shortcrust dough and let it rest.", "Arrange the plums on it in rows.",
                    "Bake at 350 °F (180 °C).",
                ],
                isFavorite: true),
            Recipe(
                id: 5, name: "Tomato Salad", minutes: 10, ingredients: ["6 tomatoes", "Olive oil", "Basil", "Salt"],
                steps: ["Slice, dress, and let stand for five minutes."]),
            Recipe(
                id: 6, name: "Barley Risotto", minutes: 45,
                ingredients: ["300 g barley", "1 l stock", "Mushrooms", "Parmesan"],
                steps: ["Toast the barley.", "Add stock a ladle at a time.", "Fold in mushrooms and cheese."]),
            Recipe(
                id: 7, name: "Onion Tart", minutes: 70,
                ingredients: ["1 kg onions", "250 g flour", "200 ml cream", "2 eggs", "Caraway"],
                steps: [
                    "Soften the onions.", "Line a pan with dough.", "Pour cream and eggs over the onions, and bake.",
                ]),
            Recipe(
                id: 8, name: "Rice Pudding", minutes: 35, ingredients: ["150 g rice", "1 l milk", "Cinnamon", "Sugar"],
                steps: ["Simmer the rice in milk, stirring.", "Sprinkle with sugar and cinnamon."]),
        ])
    }
}
