// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Settings, lists, sidebars, and text formatting.
    static let interface = """
        gear +circle*
            s g0.5 O 12 12 7.2
            s g0.5 w.9 O 12 12 2.2
            s g0.5 w.9 M 12 9.8 V 4.8 N 3 12 12
            s g0.5 w1.1 M 12 4.8 V 2.6 N 12 12 12
        gearshape +fill +circle*
            o G 12 12 8 10 7.6
            i O 12 12 3.3
        gearshape.2 +fill
            o g0.6 w.9 G 8 14 8 6.6 4.9
            i g0.6 w.9 O 8 14 1.9
            o g0.6 w.8 G 18.6 6 7 3.9 2.7
            i g0.6 w.7 O 18.6 6 0.9
        slider.horizontal.3
            s g0.75 M 2.4 5 H 4.8 M 9.6 5 H 21.6 M 2.4 12 H 14.4 M 19.2 12 H 21.6 M 2.4 19 H 4.8 M 9.6 19 H 21.6
            s g0.75 O 7.2 5 2.2 O 16.8 12 2.2 O 7.2 19 2.2
        slider.vertical.3
            s g0.75 M 5 2.4 V 4.8 M 5 9.6 V 21.6 M 12 2.4 V 14.4 M 12 19.2 V 21.6 M 19 2.4 V 4.8 M 19 9.6 V 21.6
            s g0.75 O 5 7.2 2.2 O 12 16.8 2.2 O 19 7.2 2.2
        slider.horizontal.below.rectangle
            s R 2 3 20 10.4 2.4
            s M 2.4 19 H 10 M 15 19 H 21.6 O 12.5 19 2.2
        switch.2
            s g0.5 R 3 3 18 7.6 3.8 R 3 13.4 18 7.6 3.8
            s g0.5 O 17 6.8 1.4 O 7 17.2 1.4
        line.3.horizontal +circle*
            s M 3.4 6 H 20.6 M 3.4 12 H 20.6 M 3.4 18 H 20.6
        line.horizontal.3 = line.3.horizontal +circle*
        line.3.horizontal.decrease +circle*
            s M 3 6.4 H 21 M 6.4 12 H 17.6 M 9.8 17.6 H 14.2
        line.horizontal.3.decrease = line.3.horizontal.decrease +circle*
        line.diagonal
            s M 4.4 19.6 L 19.6 4.4
        list.bullet +circle* rtl
            s M 8.4 5.4 H 21.4 M 8.4 12 H 21.4 M 8.4 18.6 H 21.4
            f O 3.6 5.4 0.7 O 3.6 12 0.7 O 3.6 18.6 0.7
        list.dash rtl
            s M 8.4 5.4 H 21.4 M 8.4 12 H 21.4 M 8.4 18.6 H 21.4 M 2.8 5.4 H 4.4 M 2.8 12 H 4.4 M 2.8 18.6 H 4.4
        list.number rtl
            s g0.8 M 9.4 5 H 21.6 M 9.4 12 H 21.6 M 9.4 19 H 21.6
            use _1 0.34 3.8 5 0.72
            use _2 0.34 4 12 0.72
            use _3 0.34 4 19 0.72
        list.triangle rtl
            s M 8.4 5.4 H 21.4 M 11.4 12 H 21.4 M 11.4 18.6 H 21.4
            f w.6 P 0.2 2.6 4.2 5.2 4.2 3.9 6.4 P 0.2 7 10.8 8.6 12 7 13.2
        list.bullet.rectangle +fill rtl
            o R 1.8 4 20.4 16 3
            j w.6 O 6 8.4 0.5 O 6 12 0.5 O 6 15.6 0.5
            i w.9 M 9.6 8.4 H 18 M 9.6 12 H 18 M 9.6 15.6 H 18
        list.bullet.indent rtl
            s g0.7 M 7 5 H 21.4 M 12 9.7 H 21.4 M 12 14.3 H 21.4 M 7 19 H 21.4
            f g0.7 O 3 5 0.6 O 8 9.7 0.6 O 8 14.3 0.6 O 3 19 0.6
        list.star rtl
            s M 9.4 5.4 H 21.4 M 9.4 12 H 21.4 M 9.4 18.6 H 21.4
            f w.4 F 4 5.4 5 2.2 1 0.2 F 4 12 5 2.2 1 0.2 F 4 18.6 5 2.2 1 0.2
        text.alignleft
            s M 3 4.6 H 21 M 3 9.5 H 15 M 3 14.4 H 21 M 3 19.3 H 15
        text.aligncenter
            s M 3 4.6 H 21 M 6 9.5 H 18 M 3 14.4 H 21 M 6 19.3 H 18
        text.alignright
            s M 3 4.6 H 21 M 9 9.5 H 21 M 3 14.4 H 21 M 9 19.3 H 21
        text.justify
            s M 3 4.6 H 21 M 3 9.5 H 21 M 3 14.4 H 21 M 3 19.3 H 21
        text.justify.left = text.alignleft rtl
        _text rtl +badge.plus +badge.minus +badge.checkmark +badge.xmark
            s M 2.6 4.6 H 19 M 2.6 9.5 H 19 M 2.6 14.4 H 12 M 2.6 19.3 H 12
        text.magnifyingglass rtl
            s M 2.6 4.6 H 19 M 2.6 9.5 H 9 M 2.6 14.4 H 8 M 2.6 19.3 H 10
            s w.95 O 15.4 14 4.4 M 18.6 17.4 L 22 20.8
        text.quote rtl
            s M 3 3.6 V 20.4 M 8 4.6 H 21 M 8 9.5 H 21 M 8 14.4 H 21 M 8 19.3 H 16
        text.insert rtl
            s M 3 4.6 H 21 M 11 9.5 H 21 M 11 14.4 H 21 M 3 19.3 H 21 M 3 8.8 L 7 12 L 3 15.2
        text.append rtl
            s M 3 4.6 H 21 M 3 9.5 H 21 M 3 14.4 H 21 M 3 19.3 H 10
        text.cursor
            s M 12 4.6 V 19.4 M 8 2.6 C 10.4 2.6 12 3.4 12 5 C 12 3.4 13.6 2.6 16 2.6 M 8 21.4 C 10.4 21.4 12 20.6 12 19 C 12 20.6 13.6 21.4 16 21.4
        increase.indent rtl
            s M 3 4.6 H 21 M 11 9.5 H 21 M 11 14.4 H 21 M 3 19.3 H 21
            f w.6 P 0.3 3 9.2 7 12 3 14.8
        decrease.indent rtl
            s M 3 4.6 H 21 M 11 9.5 H 21 M 11 14.4 H 21 M 3 19.3 H 21
            f w.6 P 0.3 7 9.2 3 12 7 14.8
        bold
            s w1.35 M 7 4.4 V 19.6 H 13 C 18.6 19.6 18.6 11.8 13 11.8 H 7 M 12.6 11.8 C 17.4 11.8 17.4 4.4 12.6 4.4 H 7
        italic
            s M 9.6 4.4 H 17.6 M 6.4 19.6 H 14.4 M 13.8 4.4 L 10.2 19.6
        underline
            s M 6.6 3.6 V 11.4 C 6.6 18.2 17.4 18.2 17.4 11.4 V 3.6 M 5 20.8 H 19
        strikethrough
            s M 17 7.4 C 15.8 3 7.2 3 7.2 7.8 C 7.2 9.4 8.2 10.6 10 11.4 M 14.4 12.8 C 20.2 15.6 17 20.6 12 20.6 C 9 20.6 7 19 6.4 16.4 M 3.4 12 H 20.6
        bold.italic.underline
            use _b 0.5 4.6 10 1.05
            s g0.6 w.9 M 10.6 6.6 H 14.2 M 9 13.4 H 12.6 M 12.4 6.6 L 10.8 13.4
            use _u 0.5 19.4 10 0.9
            s g0.6 M 2 18.4 H 22
        textformat
            use _a 0.94 7.4 12
            s O 18.2 14.6 3 M 21.2 11.4 V 18.2
        textformat.size
            use _a 0.6 4.8 14.2
            use _a 1.1 16 11.6
        textformat.abc
            s g0.7 O 4.6 13.6 2.6 M 7.2 11 V 16.4 O 12.6 13.6 2.6 M 10 8 V 16.4 A 20.4 13.6 2.6 -50 -310
        textformat.alt = textformat
        character
            use _a 1.15 12 12
        character.cursor.ibeam rtl
            use _a 0.94 7.4 12
            s M 18.4 5 V 19 M 16.2 3.6 C 17.6 3.6 18.4 4 18.4 5 C 18.4 4 19.2 3.6 20.6 3.6 M 16.2 20.4 C 17.6 20.4 18.4 20 18.4 19 C 18.4 20 19.2 20.4 20.6 20.4
        paragraphsign
            s M 19 3.6 H 10.6 C 4 3.6 4 13 10.6 13 H 12.4 M 12.4 3.6 V 20.6 M 16.6 3.6 V 20.6
        curlybraces +square*
            s M 8.4 3.4 C 5.6 3.4 5.4 4.6 5.4 6.4 V 9.4 C 5.4 11 4.6 11.8 2.6 12 C 4.6 12.2 5.4 13 5.4 14.6 V 17.6 C 5.4 19.4 5.6 20.6 8.4 20.6 Y
        sidebar.left rtl
            s R 1.8 4 20.4 16 3 M 8.6 4 V 20
            s w.85 M 4.6 7.6 H 5.8 M 4.6 10.6 H 5.8 M 4.6 13.6 H 5.8
        sidebar.right
            s R 1.8 4 20.4 16 3 M 15.4 4 V 20
            s w.85 M 18.2 7.6 H 19.4 M 18.2 10.6 H 19.4 M 18.2 13.6 H 19.4
        sidebar.leading = sidebar.left rtl
        sidebar.trailing = sidebar.right rtl
        sidebar.squares.left
            s R 1.8 4 20.4 16 3 M 8.6 4 V 20
            f w.3 R 4.3 7 1.8 1.8 0.3 R 4.3 11 1.8 1.8 0.3 R 4.3 15 1.8 1.8 0.3
        uiwindow.split.2x1
            s R 1.8 4 20.4 16 3 M 12 4 V 20
        dock.rectangle
            s R 1.8 4 20.4 16 3
            f w.5 R 6 15.6 12 1.4 0.6
        menubar.rectangle
            s R 1.8 4 20.4 16 3 M 1.8 8.6 H 22.2
        magnifyingglass +circle*
            s O 10.2 10.2 7 M 15.4 15.4 L 21.4 21.4
        plus.magnifyingglass
            s O 10.2 10.2 7 M 15.4 15.4 L 21.4 21.4
            s w.9 M 10.2 7 V 13.4 M 7 10.2 H 13.4
        minus.magnifyingglass
            s O 10.2 10.2 7 M 15.4 15.4 L 21.4 21.4
            s w.9 M 7 10.2 H 13.4
        1.magnifyingglass
            s O 10.2 10.2 7 M 15.4 15.4 L 21.4 21.4
            use _1 0.5 9.8 10.2 0.85
        arrow.up.left.and.down.right.magnifyingglass
            s O 10.2 10.2 7 M 15.4 15.4 L 21.4 21.4
            s w.75 M 8 8 L 12.4 12.4 M 7.8 10.6 V 7.8 H 10.6 M 12.6 9.8 V 12.6 H 9.8
        scope
            s g0.8 O 12 12 8
            s g0.8 M 12 2 V 7.4 N 4 12 12
        target
            s g0.7 O 12 12 9.4 O 12 12 5.4
            f g0.7 O 12 12 0.8
        selection.pin.in.out
            s A 12 12 9.4 -13 13 N 8 12 12
            s M 12 8 V 16 M 8 12 H 16
        hand.draw +fill
            use hand.point.up.left 0.84 13.6 14
            s M 2 5.4 C 4 1.6 7.4 1.6 8.6 3.2
        cursorarrow
            s P 1 5 2.6 19.4 13.4 12.8 14 16.2 20.6 13.4 22 10 15.2 5 19.6
        cursorarrow.rays
            s P 0.8 9.4 9.4 20.6 15.6 15.8 16.6 18 21 15.6 22.2 13.4 17.8 9.4 21
            s M 9.6 2 V 5 M 2 9.6 H 5 M 4.2 4.2 L 6.2 6.2 M 15 4.2 L 13 6.2 M 4.2 15 L 6.2 13
        circle.hexagongrid +fill
            o g0.4 O 12 12 2.2 O 12 5 2.2 O 18 8.4 2.2 O 18 15.6 2.2 O 12 19 2.2 O 6 15.6 2.2 O 6 8.4 2.2
        ellipsis.rectangle +fill
            o R 1.8 6 20.4 12 3
            -f O 7.4 12 0.5 O 12 12 0.5 O 16.6 12 0.5
            +j O 7.4 12 0.5 O 12 12 0.5 O 16.6 12 0.5
        rays
            s M 12 8 V 2.8 N 8 12 12
        slowmo
            s M 12 7 V 3 N 12 12 12
        timelapse
            s A 12 12 9.4 -1 1 N 20 12 12
            p A 12 12 5.6 -90 180 L 12 12 Z
        chart.bar +fill
            o g0.55 R 3 12 4 9 0.8 R 10 3.4 4 17.6 0.8 R 17 8 4 13 0.8
        chart.bar.xaxis
            s M 2.4 20.6 H 21.6
            f R 4.4 11.4 1.6 5.4 0.4 R 11.2 4 1.6 12.8 0.4 R 18 8 1.6 8.8 0.4
        chart.pie +fill
            o O 12 12 9.4
            i M 12 2.6 V 12 H 21.4 M 12 12 L 5.4 18.6
        chart.line.uptrend.xyaxis
            s D 1.6 2.6 3 2.6 20.6 21.6 20.6
            s D 0.8 6.4 15.6 10.6 10.4 14 13.4 20.4 6 M 16.4 5.6 H 20.8 V 10
        chart.xyaxis.line
            s D 1.6 2.6 3 2.6 20.6 21.6 20.6
            s D 0.8 6.4 15.4 10.6 9.4 14.6 13.6 20.6 6
        waveform.path
            s D 0.8 1.4 12 5 12 7.4 6 11 19 14.4 4.4 17.4 14.4 19 12 22.6 12
        tablecells +fill
            o g0.55 R 1.8 3.6 20.4 16.8 2.6
            i g0.55 M 1.8 9 H 22.2 M 1.8 14.7 H 22.2 M 9 3.6 V 20.4 M 15.6 3.6 V 20.4
        tag +fill +slash +slash.fill +circle*
            o P 2 2.6 3 11 2.4 21.6 13 13 21.6 2.4 11.4
            i w.9 O 7.2 7.2 1
        flag +fill +slash +slash.fill +circle*
            s M 4.6 2.6 V 22
            o M 4.6 4 C 8 2.2 11 3.4 13.4 4.4 C 15.8 5.4 18 5 20 4.2 V 14.4 C 18 15.2 15.8 15.6 13.4 14.6 C 11 13.6 8 12.6 4.6 14.2 Z
        flag.checkered
            s g0.5 M 4.6 2.6 V 22
            s g0.5 M 4.6 4 H 20.4 V 14.4 H 4.6
            p R 9 4 5 3.4 0.1 R 4.6 7.4 4.6 3.6 0.1 R 13.6 7.4 6.8 3.6 0.1 R 9 11 5 3.4 0.1
        pin +fill +slash +slash.fill +circle*
            o P 1.2 7.4 2.4 16.6 2.4 16 5 15 6 15.6 10.4 18.6 13.4 19 15.6 5 15.6 5.4 13.4 8.4 10.4 9 6 8 5
            s M 12 16 V 22
        mappin +slash +circle*
            f O 12 6 2.6
            s M 12 9 V 21.6
        mappin.and.ellipse
            s M 7.6 14.8 C 4.4 15.4 2.2 16.6 2.2 18 C 2.2 20.2 6.6 21.8 12 21.8 C 17.4 21.8 21.8 20.2 21.8 18 C 21.8 16.6 19.6 15.4 16.4 14.8
            f O 12 5 2.2
            s M 12 7.6 V 18
        map +fill +circle*
            o P 0.9 1.8 5.8 8.6 3.2 15.4 5.8 22.2 3.2 22.2 18.2 15.4 20.8 8.6 18.2 1.8 20.8
            i M 8.6 3.4 V 18 M 15.4 6 V 20.6
        location +fill +slash +slash.fill +circle* +square*
            o P 1 21.6 2.4 13.4 21.6 11.6 12.4 2.4 10.6
        location.north +fill +circle*
            o P 1 12 2 19.4 21.4 12 17.4 4.6 21.4
        location.north.line +fill
            o P 1 12 6.4 18.6 22 12 18.6 5.4 22
            s M 12 1.8 V 2.8
        location.viewfinder
            s D 3.4 7 2 2 2 2 7 N 4 12 12
            s P 0.8 17.4 6.6 12.6 17.4 11.4 12.6 6.6 11.4
        safari +fill
            o O 12 12 9.6
            i P 0.5 16.6 7.4 13.4 13.4 7.4 16.6 10.6 10.6
        compass.drawing
            s O 12 4.4 1.8 M 10.9 6 L 4.6 21 M 13.1 6 L 19.4 21 M 7.4 14.8 C 10.2 16.8 13.8 16.8 16.6 14.8
        signpost.right +fill
            o P 1.4 5 5 18 5 21.8 8.8 18 12.6 5 12.6
            s M 12 1.8 V 4.6 M 12 13 V 22
        chevron.up.down = chevron.up.chevron.down
        chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
        abc = textformat.abc
        fx
            use _f 0.8 7.2 12
            s w.9 M 14 10.4 L 20.4 19 M 20.4 10.4 L 14 19
        paragraph rtl
            s M 3 4.6 H 21 M 3 9.5 H 21 M 3 14.4 H 21 M 3 19.3 H 12
        clear +fill
            o P 2.4 6.6 4.4 22.2 4.4 17.4 19.6 1.8 19.6
            i M 9.4 9.2 L 14.6 14.8 M 14.6 9.2 L 9.4 14.8
        alt = option
        slider.horizontal.2.square
            s g0.6 R 2.6 2.6 18.8 18.8 4
            s g0.6 w.85 M 6 9 H 8 M 12.2 9 H 18 M 6 15 H 11.8 M 16 15 H 18 O 10.1 9 1.9 O 13.9 15 1.9
        mappin.square +fill
            o R 3.2 3.2 17.6 17.6 4.2
            j w.3 O 12 9 2
            i M 12 11.4 V 17.6
        dial.min +fill
            o O 12 12 6.6
            i M 9.6 14.4 L 7.8 16.2
            f w.4 O 4.6 19.4 0.2 O 1.6 12 0.2 O 4.6 4.6 0.2 O 12 1.6 0.2 O 19.4 4.6 0.2 O 22.4 12 0.2 O 19.4 19.4 0.2
        wand.and.stars.inverse = wand.and.stars
        checkmark.circle.trianglebadge.exclamationmark
            o O 10.8 11 8.6
            s M 7 11.4 L 9.8 14.4 L 14.6 7.6
            c w.2 P 0.6 18.4 13.6 23.2 21.8 13.6 21.8
            f w.2 yellow P 0.8 18.4 13.4 23.4 22 13.4 22
            k w.6 white M 18.4 16.4 V 18.4 M 18.4 20.2 V 20.3
        lifepreserver +fill
            o g0.6 O 12 12 9.4
            i g0.6 O 12 12 4.2
            i g0.6 w.9 M 5.4 5.4 L 9 9 N 4 12 12
        swatchpalette +fill
            o R 2.4 2.4 6.6 19.2 1.6
            s D 1.6 9 8.4 13.6 3.8 18.2 8.4 9 17.6 M 12 14.6 L 12 15
            s D 1.6 15.6 15 21.6 15 21.6 21.6 9 21.6
            j w.4 O 5.7 18 0.6
        rotate.3d
            s E 12 12 9.6 4.4 M 12 2.4 C 6.4 2.4 6.4 21.6 12 21.6
            s M 9 12.8 L 12 16.2 L 8.6 19.4
        move.3d
            s M 12 12.6 V 2.4 M 8.8 5.4 L 12 2.2 L 15.2 5.4 M 12 12.6 L 3.4 18.6 M 3.4 14 L 3 18.8 L 7.6 20 M 12 12.6 L 20.6 18.6 M 20.6 14 L 21 18.8 L 16.4 20
        peacesign
            s O 12 12 9.4 M 12 2.6 V 21.4 M 12 12 L 5.4 18.6 M 12 12 L 18.6 18.6
        """
}
