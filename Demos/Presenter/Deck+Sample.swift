// SPDX-License-Identifier: MIT

extension Deck {
    /// The default deck.
    static let sample = Deck(
        text: """
            # Two screens, one talk
            > Welcome everybody. The slides are on the big screen; what you read now is on yours.
            > Space or the right arrow goes on.
            ---
            # What a screen is
            - A connector with a name, a place beside the others, and a scale
            - Modes: how many pixels, how often a second
            - It may come and go at any time
            > Unplug the big screen now, if you dare: the talk waits, and goes on when it is back.
            ---
            # What a window does
            - Its screen is set before it is shown
            - It fills the screen, in points, whatever the pixels are
            - It is not the key window: keys stay with the speaker
            > Ask who has lost a talk to a window that popped up on the wrong screen.
            ---
            # What the speaker sees
            - The slide, and the one that comes next
            - Notes in a size that can be read standing
            - The time of day, and how long it has been
            > The watch starts with the first step. Press R to set it back.
            ---
            # Dark, for a moment
            - B makes the big screen black
            - B again brings the slide back
            > People look at you when there is nothing else to look at.
            ---
            # Questions
            > Thank them, and leave this slide on.
            """)
}
