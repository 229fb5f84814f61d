// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Mail, messages, calls, sound, and networks.
    static let communication = """
        envelope thin +fill +circle* +badge +badge.fill
            o R 1.8 4.4 20.4 15.2 2.8
            i M 2.8 6.4 L 10.2 12.8 C 11.3 13.7 12.7 13.7 13.8 12.8 L 21.2 6.4
        envelope.open +fill
            o M 12 2 L 2.8 7.8 C 2 8.4 1.8 8.8 1.8 9.8 V 19.4 C 1.8 21.2 2.8 22 4.6 22 H 12 S
            i M 2.4 9.8 L 10.2 15.4 C 11.3 16.2 12.7 16.2 13.8 15.4 L 21.6 9.8
        paperplane +fill +circle*
            o P 1.2 22.4 1.8 1.4 9.8 10.2 13.8 14.2 22.6
            i w.8 M 21.2 2.8 L 10.4 13.6
        phone +fill +circle* +badge.plus
            o M 6.2 2.8 L 3.8 4.4 C 2.4 5.6 2.4 8 4.2 11.2 C 6.4 15 9 17.6 12.8 19.8 C 16 21.6 18.4 21.6 19.6 20.2 L 21.2 17.8 C 21.8 17 21.6 16 20.8 15.4 L 17.2 13 C 16.4 12.5 15.6 12.6 15 13.2 L 13.6 14.6 C 11.6 13.6 10.4 12.4 9.4 10.4 L 10.8 9 C 11.4 8.4 11.5 7.6 11 6.8 L 8.6 3.2 C 8 2.4 7 2.2 6.2 2.8 Z
        phone.down +fill +circle*
            o M 12 8.4 C 7.4 8.4 3.6 9.6 1.8 11.8 C 1 13 1.2 15 2 16 C 2.6 16.8 3.4 16.8 4.2 16.6 L 7.2 15.4 C 8 15 8.4 14.4 8.4 13.6 V 12.2 C 9.6 11.8 10.8 11.7 12 11.7 S
        phone.arrow.up.right +fill
            use phone 0.86 10.4 13.6
            s M 15.6 8.4 L 21.6 2.4 M 17 2.2 H 21.8 V 7
        phone.arrow.down.left +fill
            use phone 0.86 10.4 13.6
            s M 21.6 2.4 L 15.6 8.4 M 15.4 3.8 V 8.6 H 20.2
        message +fill +circle* +badge +badge.fill
            o M 12 3.2 C 6.2 3.2 1.6 6.8 1.6 11.4 C 1.6 14 3 16.2 5.2 17.8 C 5.2 19.6 4.4 21.2 2.8 22.4 C 5.8 22.6 8.2 21.4 9.8 19.5 C 10 19.6 11 19.7 12 19.7 C 17.8 19.7 22.4 16 22.4 11.4 C 22.4 6.8 17.8 3.2 12 3.2 Z
        bubble.left +fill +circle*
            o M 5.4 3.6 H 18.6 C 21 3.6 22.4 5 22.4 7.4 V 14 C 22.4 16.4 21 17.8 18.6 17.8 H 11.8 L 7.2 21.6 C 6.4 22.2 5.8 21.8 5.8 21 V 17.8 H 5.4 C 3 17.8 1.6 16.4 1.6 14 V 7.4 C 1.6 5 3 3.6 5.4 3.6 Z
        bubble.right +fill +circle*
            o M 5.4 3.6 H 18.6 C 21 3.6 22.4 5 22.4 7.4 V 14 C 22.4 16.4 21 17.8 18.6 17.8 H 18.2 V 21 C 18.2 21.8 17.6 22.2 16.8 21.6 L 12.2 17.8 H 5.4 C 3 17.8 1.6 16.4 1.6 14 V 7.4 C 1.6 5 3 3.6 5.4 3.6 Z
        bubble.middle.bottom +fill
            o M 5.4 3.6 H 18.6 C 21 3.6 22.4 5 22.4 7.4 V 14 C 22.4 16.4 21 17.8 18.6 17.8 H 15.2 L 12.8 21.2 C 12.3 21.8 11.7 21.8 11.2 21.2 L 8.8 17.8 H 5.4 C 3 17.8 1.6 16.4 1.6 14 V 7.4 C 1.6 5 3 3.6 5.4 3.6 Z
        text.bubble +fill rtl
            use bubble.left 1 12 12
            i w.9 M 6.4 8.4 H 17.6 M 6.4 12.8 H 13.8
        plus.bubble +fill
            use bubble.left 1 12 12
            i M 12 7.4 V 14 M 8.7 10.7 H 15.3
        ellipsis.bubble +fill
            use bubble.left 1 12 12
            -f O 7.4 10.8 0.5 O 12 10.8 0.5 O 16.6 10.8 0.5
            +j O 7.4 10.8 0.5 O 12 10.8 0.5 O 16.6 10.8 0.5
        ellipsis.message +fill
            use message 1 12 12
            -f O 7.6 11.4 0.5 O 12 11.4 0.5 O 16.4 11.4 0.5
            +j O 7.6 11.4 0.5 O 12 11.4 0.5 O 16.4 11.4 0.5
        exclamationmark.bubble +fill
            use bubble.left 1 12 12
            i M 12 6.8 V 11.4
            j O 12 14.6 0.2
        questionmark.bubble +fill
            use bubble.left 1 12 12
            i w.9 M 9.8 8.6 C 9.8 6 14.2 6 14.2 8.6 C 14.2 10.2 12 10.2 12 12
            j w.9 O 12 14.8 0.2
        quote.bubble +fill
            use bubble.left 1 12 12
            j w.6 M 10.4 9.4 C 10.4 12 9.6 13.2 7.8 13.8 C 8.6 12.8 8.8 12 8.7 11.2 C 7.4 11.2 7 10.4 7 9.5 C 7 8.4 7.8 7.6 8.8 7.6 C 9.8 7.6 10.4 8.4 10.4 9.4 Z M 16.4 9.4 C 16.4 12 15.6 13.2 13.8 13.8 C 14.6 12.8 14.8 12 14.7 11.2 C 13.4 11.2 13 10.4 13 9.5 C 13 8.4 13.8 7.6 14.8 7.6 C 15.8 7.6 16.4 8.4 16.4 9.4 Z
        bubble.left.and.bubble.right +fill
            o M 11.4 8.4 H 19 C 21 8.4 22.4 9.6 22.4 11.6 V 16 C 22.4 18 21.4 19 19.6 19.2 V 21.6 C 19.6 22.2 19 22.4 18.6 22 L 15.6 19.2 H 12 C 9.8 19.2 8.6 18 8.6 16 V 11.2 C 8.6 9.4 9.6 8.4 11.4 8.4 Z
            c M 4.6 2.4 H 12.6 C 14.6 2.4 15.8 3.6 15.8 5.6 V 10 C 15.8 12 14.6 13.2 12.6 13.2 H 8.8 L 5.6 16 C 5.2 16.4 4.6 16.2 4.6 15.6 V 13.2 C 2.6 13.2 1.4 12 1.4 10 V 5.6 C 1.4 3.6 2.6 2.4 4.6 2.4 Z
            o M 4.6 2.4 H 12.6 C 14.6 2.4 15.8 3.6 15.8 5.6 V 10 C 15.8 12 14.6 13.2 12.6 13.2 H 8.8 L 5.6 16 C 5.2 16.4 4.6 16.2 4.6 15.6 V 13.2 C 2.6 13.2 1.4 12 1.4 10 V 5.6 C 1.4 3.6 2.6 2.4 4.6 2.4 Z
        quote.opening
            f w.4 M 10.6 14.2 C 10.6 16.4 9.2 17.8 7.2 17.8 C 4.8 17.8 3.4 16 3.4 13.4 C 3.4 9.4 6 6.4 9.6 5.6 L 10.2 7 C 7.8 8 6.6 9.4 6.4 11 C 9.2 10.4 10.6 12 10.6 14.2 Z M 20.6 14.2 C 20.6 16.4 19.2 17.8 17.2 17.8 C 14.8 17.8 13.4 16 13.4 13.4 C 13.4 9.4 16 6.4 19.6 5.6 L 20.2 7 C 17.8 8 16.6 9.4 16.4 11 C 19.2 10.4 20.6 12 20.6 14.2 Z
        video +fill +slash +slash.fill +circle* +badge.plus +badge.checkmark +fill.badge.plus +fill.badge.checkmark
            o R 1.2 5.4 14.2 13.2 3
            o P 1.4 18 9.8 22.8 6.4 22.8 17.6 18 14.2
        bell +fill +slash +slash.fill +circle* +badge +badge.fill
            o M 12 2.6 C 8.2 2.6 6 5.4 6 9 C 6 13.8 4.6 15 3.2 16.6 C 2.4 17.6 3 18.6 4.2 18.6 H 12 S
            -s M 9.2 18.8 C 9.4 22.6 14.6 22.6 14.8 18.8
            +c R 9 20.4 6 0.1 0.05
            +f w.6 M 9.6 21.2 H 14.4 C 13.8 22.6 10.2 22.6 9.6 21.2 Z
        bell.and.waves.left.and.right +fill
            use bell 0.82 12 12.4
            s M 3.6 3.4 C 1.4 6 1 10 2.2 13 Y
        megaphone +fill
            o P 1.6 3 8.6 9.6 8.6 18.6 3.6 18.6 18.6 9.6 13.8 3 13.8
            s M 6.4 14.2 L 7.8 20.6 H 10.6 L 9.8 14.2 M 21.4 8.6 C 22.8 10 22.8 12.2 21.4 13.8
        mic +fill +slash +slash.fill +circle* +badge.plus
            o R 8.4 1.8 7.2 13 3.6
            s M 4.8 11.2 C 4.8 20.8 19.2 20.8 19.2 11.2 M 12 18.4 V 22 M 8 22 H 16
        _speaker
            o P 1.2 2 8.8 5.8 8.8 11.2 4 11.2 20 5.8 15.2 2 15.2
        speaker +fill +slash +slash.fill
            use _speaker 1 17.4 12
        speaker.wave.1 +fill
            use _speaker 1 13.6 12
            s h1 v0 A 11 12 6.6 -36 36
        speaker.wave.2 +fill +circle*
            use _speaker 1 12.6 12
            s h1 v0 A 9.4 12 6.6 -36 36
            s h1 v.5 A 9.4 12 10.6 -40 40
        speaker.wave.3 +fill
            use _speaker 1 10 12
            s h1 v0 A 7 12 6.4 -36 36
            s h1 v.33 A 7 12 10.2 -40 40
            s h1 v.66 A 7 12 14 -42 42
        speaker.zzz +fill
            use _speaker 1 12 12
            s w.85 M 15 11.4 H 20 L 15 17.6 H 20 M 18.6 5 H 21.8 L 18.6 8.8 H 21.8
        waveform +circle*
            s M 2.4 10.6 V 13.4 M 6.2 7.6 V 16.4 M 10 3.6 V 20.4 M 14 6.6 V 17.4 M 17.8 9 V 15 M 21.6 10.8 V 13.2
        wifi +slash +circle*
            f v0 O 12 19.2 0.7
            s h1 v.33 A 12 20 7.6 -135 -45
            s h2 v.66 A 12 20 12.4 -136 -44
            s h2 v.66 A 12 20 17 -136 -44
        wifi.exclamationmark
            s A 12 20 12 -136 -104 M 12 9 V 15
            s A 12 20 12 -76 -44
            s A 12 20 16.6 -136 -44
            f O 12 19.4 0.4
        antenna.radiowaves.left.and.right +slash +circle*
            f O 12 9.4 1.2
            s M 12 12 V 21.6
            s h1 A 12 9.4 5.4 140 220 A 12 9.4 5.4 -40 40
            s h1 A 12 9.4 9.8 138 222 A 12 9.4 9.8 -42 42
        dot.radiowaves.left.and.right
            f O 12 12 1.4
            s h1 A 12 12 5.6 135 225 A 12 12 5.6 -45 45
            s h1 A 12 12 10 135 225 A 12 12 10 -45 45
        dot.radiowaves.right
            f O 5 12 1.4
            s h1 A 5 12 5.6 -45 45 A 5 12 10 -45 45 A 5 12 14.4 -45 45
        wave.3.right +circle*
            s v0 A 2 12 5 -45 45
            s v.33 A 2 12 11 -45 45
            s v.66 A 2 12 17 -45 45
        wave.3.left
            s v0 A 22 12 5 135 225
            s v.33 A 22 12 11 135 225
            s v.66 A 22 12 17 135 225
        dot.squareshape
            s R 3.2 3.2 17.6 17.6 2
            f O 12 12 1.6
        cellularbars
            f v0 R 2.6 16 2 4.4 0.6
            f v.25 R 8 12.4 2 8 0.6
            f v.5 R 13.4 8.4 2 12 0.6
            f v.75 R 18.8 4 2 16.4 0.6
        network
            s g0.5 O 12 12 9.4 E 12 12 4.2 9.4 M 2.6 12 H 21.4
        globe
            s g0.3 O 12 12 9.4 E 12 12 4.2 9.4 M 2.6 12 H 21.4 M 12 2.6 V 21.4
            s g0.3 w.9 M 4.4 7 C 8.6 9 15.4 9 19.6 7 M 4.4 17 C 8.6 15 15.4 15 19.6 17
        globe.americas +fill
            o O 12 12 9.4
            j w.4 P 1 4.6 6.4 10 4.4 13 6 11.4 9.4 8.6 11.6 9.4 14 6.4 12.4 4 9.6 P 1 11 14 15.8 15.2 13.6 20 12 20.4 P 0.8 16.4 5.6 19.6 8.2 17.2 9.6 15.6 8
        globe.europe.africa +fill
            o O 12 12 9.4
            j w.4 P 1 9.6 11.2 14.4 10.4 17 13.4 14.4 15.2 13.6 19 11.4 19.4 10.6 15.6 8.4 14 P 0.8 8.4 7.4 11 3.8 14.8 4.4 14.6 7.6 11.4 8.8
        globe.asia.australia +fill
            o O 12 12 9.4
            j w.4 P 1 6 6.8 11 3.8 16.4 5.2 17.6 9.6 14 12.8 11.4 10.6 8.2 12 P 0.8 13.6 16 16.4 14.6 18.6 16.2 16.4 18.8 14 18.2
        icloud +fill +slash +slash.fill +circle*
            use cloud 1 12 12
        icloud.and.arrow.down +fill
            use _cloud.base 1 12 12
            e M 12 12 V 20
            s M 12 11.4 V 22 M 8.6 18.8 L 12 22.2 L 15.4 18.8
        icloud.and.arrow.up +fill
            use _cloud.base 1 12 12
            e M 12 12 V 22
            s M 12 22 V 11.6 M 8.6 14.6 L 12 11.2 L 15.4 14.6
        exclamationmark.icloud +fill
            use cloud 1 12 12
            i M 12 9 V 13
            j O 12 16 0.2
        checkmark.icloud +fill
            use cloud 1 12 12
            i M 8.6 13 L 11 15.6 L 15.4 9.8
        xmark.icloud +fill
            use cloud 1 12 12
            i M 9.4 10.4 L 14.6 15.6 M 14.6 10.4 L 9.4 15.6
        speaker.1 = speaker.wave.1 +fill
        speaker.2 = speaker.wave.2 +fill
        speaker.3 = speaker.wave.3 +fill
        mail = envelope +fill
        plus.message +fill
            use message 1 12 12
            i M 12 8 V 14.8 M 8.6 11.4 H 15.4
        personalhotspot
            s M 9.6 16.4 H 6.6 C 0.4 16.4 0.4 7.6 6.6 7.6 H 9.6 M 14.4 7.6 H 17.4 C 23.6 7.6 23.6 16.4 17.4 16.4 H 14.4 M 7.6 12 H 16.4
        wifi.router +fill
            o R 2 15 20 6 2.4
            j w.6 O 6 18 0.2 O 9.4 18 0.2
            s M 17 15 V 10 A 17 9.6 4 -140 -40 A 17 9.6 7.4 -136 -44
        """
}
