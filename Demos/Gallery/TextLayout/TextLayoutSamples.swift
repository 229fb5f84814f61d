// SPDX-License-Identifier: MIT

enum TextLayoutSamples {
    static let story = """
        The ferry left the harbor at six, when the fog still lay on the water. Hana stood at the rail and counted the \
        buoys as they came out of the gray, one after the other, each with a bell of its own. By the time the sun had \
        burned a hole into the fog, the town behind them was no more than a line of roofs.

        At the island a man was waiting with a cart. He lifted the crates without a word, tied them down, and pointed up \
        the hill, where a path of white stones led through the pines. “Half an hour,” he said, “if you don't stop to look \
        at the sea.” She stopped four times.
        """

    static let discussion = """
        The committee heard three proposals for the old station.
        “A market hall: the roof is sound, and the farmers have asked for one since the war.”
        There were no objections, only a question about the costs of a new floor.
        “דעו שגם הספרייה מחפשת בית.”
        The vote is on Thursday.
        """
}
