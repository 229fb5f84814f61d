// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Plus, checkmark, and other marks; warnings.
    static let marks = """
        plus +circle* +square* +app +app.fill +rectangle +rectangle.fill +diamond +diamond.fill
            s M 12 4.6 V 19.4 M 4.6 12 H 19.4
        minus +circle* +square* +rectangle +rectangle.fill +diamond +diamond.fill
            s M 4.6 12 H 19.4
        multiply +circle* +square*
            s M 5.8 5.8 L 18.2 18.2 M 18.2 5.8 L 5.8 18.2
        divide +circle* +square*
            s M 4.6 12 H 19.4
            f O 12 6.6 0.7 O 12 17.4 0.7
        equal +circle* +square*
            s M 4.6 9 H 19.4 M 4.6 15 H 19.4
        lessthan +circle* +square*
            s M 18 6 L 6 12 L 18 18
        greaterthan +circle* +square*
            s M 6 6 L 18 12 L 6 18
        plusminus +circle*
            s M 12 3.6 V 14.4 M 6.6 9 H 17.4 M 6.6 19.4 H 17.4
        plus.forwardslash.minus
            s M 7 3 V 11 M 3 7 H 11 M 18.6 4.6 L 5.4 19.4 M 13.4 17.4 H 21.4
        xmark +circle* +square* +seal* +shield* +app +app.fill +octagon +octagon.fill +diamond +diamond.fill
            s M 5.8 5.8 L 18.2 18.2 M 18.2 5.8 L 5.8 18.2
        checkmark +circle* +square* +seal* +shield* +rectangle +rectangle.fill +diamond +diamond.fill
            s M 5 12.8 L 10 18.6 L 19 5.2
        checklist rtl
            s M 2.2 6.4 L 4.2 8.6 L 8 3.8 M 2.2 16.8 L 4.2 19 L 8 14.2 M 12 6.4 H 22 M 12 17 H 22
        ellipsis +circle*
            f O 5 12 1 O 12 12 1 O 19 12 1
        questionmark +circle* +square* +app +app.fill +diamond +diamond.fill
            s M 7.6 8.2 C 7.6 2.8 16.6 2.6 16.6 8.2 C 16.6 11.4 12 11.6 12 15.2
            f O 12 19.4 0.45
        exclamationmark +circle* +square* +shield* +octagon +octagon.fill
            s M 12 3.8 V 13.8
            f O 12 19.2 0.45
        exclamationmark.2
            s M 8 4 V 14.4 M 16 4 V 14.4
            f O 8 19.2 0.45 O 16 19.2 0.45
        exclamationmark.3
            s M 5 4 V 14.4 M 12 4 V 14.4 M 19 4 V 14.4
            f O 5 19.2 0.45 O 12 19.2 0.45 O 19 19.2 0.45
        exclamationmark.triangle +fill
            -s yellow P 2 12 3.2 22 20.2 2 20.2
            -s w.9 M 12 8.8 V 13
            -f w.9 O 12 16.9 0.25
            +f h1 yellow P 2 12 3.2 22 20.2 2 20.2
            +i white w.9 M 12 8.8 V 13
            +j white w.9 O 12 16.9 0.25
        info +circle* +square*
            s M 9.4 9.8 H 12.4 V 18.6 M 9 18.6 H 15.6
            f O 12.1 5 0.6
        number +circle* +square*
            s M 9.6 4.6 L 7.4 19.4 M 16.6 4.6 L 14.4 19.4 M 5.4 9.4 H 19.4 M 4.6 14.8 H 18.6
        asterisk +circle*
            s M 12 12 V 4.4 N 6 12 12
        staroflife +fill +circle*
            o P 0.8 9.6 2.6 14.4 2.6 14.4 7.8 18.9 5.2 21.3 9.4 16.8 12 21.3 14.6 18.9 18.8 14.4 16.2 14.4 21.4 9.6 21.4 9.6 16.2 5.1 18.8 2.7 14.6 7.2 12 2.7 9.4 5.1 5.2 9.6 7.8
        percent
            s M 18 4.6 L 6 19.4 O 7.2 7.4 2.9 O 16.8 16.6 2.9
        at +circle* +badge.plus +badge.minus
            s O 12 12 3.9
            s M 15.9 8.1 V 13.4 C 15.9 16.8 20.8 16.4 20.8 11.8 C 20.8 6.8 17 3.2 12 3.2 C 7 3.2 3.2 7 3.2 12 C 3.2 17 7 20.8 12 20.8 C 13.8 20.8 15.2 20.4 16.5 19.7
        sum
            s D 0.4 18 7.4 18 3.8 6.4 3.8 12.6 12 6.4 20.2 18 20.2 18 16.6
        function
            s M 9.4 20.4 C 6.4 21.8 6.4 19.4 7.4 16.4 L 10 6.8 C 10.8 3.4 12.8 2.8 14.8 3.6 M 6.6 10.2 H 13
            s w.9 M 15.2 12.2 L 20.2 19.4 M 20.2 12.2 L 15.2 19.4
        x.squareroot
            s M 1.6 13 L 4.2 12 L 8 20.4 L 12 3.6 H 22.4
            s w.9 M 14 9.6 L 20 17 M 20 9.6 L 14 17
        textformat.123
            use _1 0.72 4 12
            use _2 0.72 11.6 12
            use _3 0.72 20 12
        nosign
            s O 12 12 9.2 M 5.5 5.5 L 18.5 18.5
        circlebadge +fill
            o O 12 12 4.6
        exclamationmark.lock +fill
            use lock 0.9 9.6 12.6
            s M 21.2 5.6 V 13
            f O 21.2 17.6 0.3
        plus.viewfinder
            s D 3.4 8 2.4 2.4 2.4 2.4 8 N 4 12 12
            s M 12 7.6 V 16.4 M 7.6 12 H 16.4
        textformat.superscript
            use _x 0.8 8.6 13.6
            use _2 0.46 19.4 6.6 0.8
        textformat.subscript
            use _x 0.8 8.6 10.4
            use _2 0.46 19.4 17.4 0.8
        angle
            s M 20.4 4 L 3.6 20 H 21 M 12.6 20 C 12.6 17 11.6 15 9.8 14
        level +fill
            o R 1.4 7 21.2 10 2.6
            i w.8 M 9 7 V 17 M 15 7 V 17
            j w.6 O 12 12 1
        """
}
