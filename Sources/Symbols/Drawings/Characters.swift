// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Letters and digits, which enclosures and numbers of two digits are composed with.
    static let characters = """
        _a +circle* +square*
            s M 6.4 18.6 L 12 5.4 L 17.6 18.6 M 8.3 14.2 H 15.7
        _b +circle* +square*
            s M 7.6 5.4 V 18.6 H 12.8 C 18 18.6 18 11.8 12.8 11.8 H 7.6 M 12.8 11.8 C 17.2 11.8 17.2 5.4 12.6 5.4 H 7.6
        _c +circle* +square*
            s A 12.4 12 6.6 315 45
        _d +circle* +square*
            s M 7 5.4 V 18.6 H 11 C 19.6 18.6 19.6 5.4 11 5.4 Z
        _e +circle* +square*
            s M 16 5.4 H 8 V 18.6 H 16 M 8 11.9 H 15.2
        _f +circle* +square*
            s M 16 5.4 H 8.4 V 18.6 M 8.4 12 H 15.2
        _g +circle* +square*
            s A 12 12 6.6 -45 -320 M 18.4 12.4 H 12.8 M 18.4 12.4 V 14
        _h +circle* +square*
            s M 7 5.4 V 18.6 M 17 5.4 V 18.6 M 7 12 H 17
        _i +circle* +square*
            s M 12 5.4 V 18.6
        _j +circle* +square*
            s M 14.6 5.4 V 14.6 C 14.6 19.8 8.4 19.8 8.4 15
        _k +circle* +square*
            s M 7.6 5.4 V 18.6 M 16.8 5.4 L 7.6 14 M 11 11 L 17 18.6
        _l +circle* +square*
            s M 8.4 5.4 V 18.6 H 16
        _m +circle* +square*
            s M 5.4 18.6 V 5.4 L 12 15.6 L 18.6 5.4 V 18.6
        _n +circle* +square*
            s M 7 18.6 V 5.4 L 17 18.6 V 5.4
        _o +circle* +square*
            s E 12 12 6.4 6.7
        _p +circle* +square*
            s M 7.8 18.6 V 5.4 H 12.6 C 18 5.4 18 12.8 12.6 12.8 H 7.8
        _q +circle* +square*
            s E 12 12 6.4 6.7 M 14 14.6 L 18.2 19.2
        _r +circle* +square*
            s M 7.6 18.6 V 5.4 H 12.6 C 17.8 5.4 17.8 12.4 12.6 12.4 H 7.6 M 12.4 12.4 L 16.8 18.6
        _s +circle* +square*
            s M 16.4 8.2 C 15.4 4.2 7.8 4.2 7.8 8.6 C 7.8 12.8 16.8 11 16.8 15.4 C 16.8 19.8 8.2 20 7.2 15.4
        _t +circle* +square*
            s M 6.4 5.4 H 17.6 M 12 5.4 V 18.6
        _u +circle* +square*
            s M 7 5.4 V 13.6 C 7 20.6 17 20.6 17 13.6 V 5.4
        _v +circle* +square*
            s M 6.2 5.4 L 12 18.6 L 17.8 5.4
        _w +circle* +square*
            s M 3.8 5.4 L 7.9 18.6 L 12 6.6 L 16.1 18.6 L 20.2 5.4
        _x +circle* +square*
            s M 6.8 5.4 L 17.2 18.6 M 17.2 5.4 L 6.8 18.6
        _y +circle* +square*
            s M 6.6 5.4 L 12 12.6 L 17.4 5.4 M 12 12.6 V 18.6
        _z +circle* +square*
            s M 7 5.4 H 17 L 7 18.6 H 17
        _0
            s E 12 12 4.3 6.8
        _1
            s M 8.8 8 L 12.4 5.4 V 18.6
        _2
            s M 7.9 9.2 C 8 4.2 16 4.2 16 9 C 16 12.4 9.6 15.2 7.8 18.6 H 16.4
        _3
            s M 8 8.2 C 8.8 4.4 15.8 4.4 15.8 8.5 C 15.8 11.8 12.6 11.7 11 11.7 C 13.4 11.7 16.4 12 16.4 15.2 C 16.4 19.8 8.6 19.8 7.6 15.7
        _4
            s M 14.4 18.6 V 5.4 L 7 15.2 H 17.4
        _5
            s M 15.8 5.4 H 9.2 L 8.4 11.8 C 10.8 9.8 16.4 10.2 16.4 14.6 C 16.4 19.6 9 19.8 7.6 16
        _6
            s M 15.2 7 C 12.4 3.4 7.8 6.4 7.8 13.4 C 7.8 20.4 16.4 20 16.4 14.4 C 16.4 9.4 9.6 9.4 8 13.6
        _7
            s M 7.4 5.4 H 16.6 L 10.8 18.6
        _8
            s E 12 8.5 3.5 3.2 E 12 15.2 4.3 3.6
        _9
            s M 8.8 17 C 11.6 20.6 16.2 17.6 16.2 10.6 C 16.2 3.6 7.6 4 7.6 9.6 C 7.6 14.6 14.4 14.6 16 10.4
        """
}
