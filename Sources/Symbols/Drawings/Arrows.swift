// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Straight arrows and chevrons.
    static let arrows = """
        chevron.right +circle* +square*
            s M 8 4.6 L 15.6 12 L 8 19.4
        chevron.left +circle* +square*
            s M 16 4.6 L 8.4 12 L 16 19.4
        chevron.up +circle* +square*
            s M 4.4 15.6 L 12 8.2 L 19.6 15.6
        chevron.down +circle* +square*
            s M 4.4 8.4 L 12 15.8 L 19.6 8.4
        chevron.forward = chevron.right rtl +circle* +square*
        chevron.backward = chevron.left rtl +circle* +square*
        chevron.right.2
            s M 5 4.6 L 12.4 12 L 5 19.4 M 12.4 4.6 L 19.8 12 L 12.4 19.4
        chevron.left.2
            s M 19 4.6 L 11.6 12 L 19 19.4 M 11.6 4.6 L 4.2 12 L 11.6 19.4
        chevron.forward.2 = chevron.right.2 rtl
        chevron.backward.2 = chevron.left.2 rtl
        chevron.up.chevron.down
            s M 6.6 9 L 12 3.6 L 17.4 9 M 6.6 15 L 12 20.4 L 17.4 15
        chevron.compact.up
            s M 3 14 L 12 10 L 21 14
        chevron.compact.down
            s M 3 10 L 12 14 L 21 10
        chevron.compact.left
            s M 14 3 L 10 12 L 14 21
        chevron.compact.right
            s M 10 3 L 14 12 L 10 21
        chevron.left.forwardslash.chevron.right
            s M 6.8 6.6 L 1.4 12 L 6.8 17.4 M 17.2 6.6 L 22.6 12 L 17.2 17.4 M 14.2 4.4 L 9.8 19.6
        arrow.right +circle* +square*
            s M 3.6 12 H 20 M 13.4 5.2 L 20.2 12 L 13.4 18.8
        arrow.left +circle* +square*
            s M 20.4 12 H 4 M 10.6 5.2 L 3.8 12 L 10.6 18.8
        arrow.up +circle* +square*
            s M 12 20.4 V 4 M 5.2 10.6 L 12 3.8 L 18.8 10.6
        arrow.down +circle* +square*
            s M 12 3.6 V 20 M 5.2 13.4 L 12 20.2 L 18.8 13.4
        arrow.forward = arrow.right rtl +circle* +square*
        arrow.backward = arrow.left rtl +circle* +square*
        arrow.up.right +circle* +square*
            s M 5.4 18.6 L 18 6 M 8 5.8 H 18.2 V 16
        arrow.up.left +circle* +square*
            s M 18.6 18.6 L 6 6 M 16 5.8 H 5.8 V 16
        arrow.down.right +circle* +square*
            s M 5.4 5.4 L 18 18 M 8 18.2 H 18.2 V 8
        arrow.down.left +circle* +square*
            s M 18.6 5.4 L 6 18 M 16 18.2 H 5.8 V 8
        arrow.up.forward = arrow.up.right rtl +circle* +square* +app +app.fill
        arrow.up.backward = arrow.up.left rtl +circle* +square*
        arrow.down.forward = arrow.down.right rtl +circle* +square*
        arrow.down.backward = arrow.down.left rtl +circle* +square*
        arrow.up.and.down +circle* +square*
            s M 12 2.4 V 21.6 M 6.8 7.4 L 12 2.2 L 17.2 7.4 M 6.8 16.6 L 12 21.8 L 17.2 16.6
        arrow.left.and.right +circle* +square*
            s M 2.4 12 H 21.6 M 7.4 6.8 L 2.2 12 L 7.4 17.2 M 16.6 6.8 L 21.8 12 L 16.6 17.2
        arrow.up.and.down.and.arrow.left.and.right
            s M 12 12 V 2 M 8.6 5.2 L 12 1.8 L 15.4 5.2 N 4 12 12
        arrow.up.arrow.down +circle* +square*
            s M 7.4 20 V 4 M 3 8.2 L 7.4 3.8 L 11.8 8.2 M 16.6 4 V 20 M 12.2 15.8 L 16.6 20.2 L 21 15.8
        arrow.left.arrow.right +circle* +square*
            s M 20 7.4 H 4 M 8.2 3 L 3.8 7.4 L 8.2 11.8 M 4 16.6 H 20 M 15.8 12.2 L 20.2 16.6 L 15.8 21
        arrow.right.arrow.left +circle* +square*
            s M 4 7.4 H 20 M 15.8 3 L 20.2 7.4 L 15.8 11.8 M 20 16.6 H 4 M 8.2 12.2 L 3.8 16.6 L 8.2 21
        arrow.up.left.and.arrow.down.right
            s M 10.4 10.4 L 4 4 M 10 3.8 H 3.8 V 10 M 13.6 13.6 L 20 20 M 14 20.2 H 20.2 V 14
        arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right rtl
        arrow.down.right.and.arrow.up.left
            s M 3.4 3.4 L 10 10 M 4 10.2 H 10.2 V 4 M 20.6 20.6 L 14 14 M 20 13.8 H 13.8 V 20
        arrow.down.forward.and.arrow.up.backward = arrow.down.right.and.arrow.up.left rtl
        arrow.down.to.line
            s M 12 3 V 16.4 M 6 10.6 L 12 16.6 L 18 10.6 M 4.4 20.8 H 19.6
        arrow.up.to.line
            s M 12 21 V 7.6 M 6 13.4 L 12 7.4 L 18 13.4 M 4.4 3.2 H 19.6
        arrow.right.to.line
            s M 3 12 H 16.4 M 10.6 6 L 16.6 12 L 10.6 18 M 20.8 4.4 V 19.6
        arrow.left.to.line
            s M 21 12 H 7.6 M 13.4 6 L 7.4 12 L 13.4 18 M 3.2 4.4 V 19.6
        arrow.forward.to.line = arrow.right.to.line rtl
        arrow.backward.to.line = arrow.left.to.line rtl
        arrow.triangle.branch
            s M 6.4 7 V 21 M 6.4 17 C 6.4 13 17.6 14.4 17.6 8.6
            f w.7 P 0.4 6.4 2.8 8.8 7 4 7
            f w.7 P 0.4 17.6 3.8 20 8 15.2 8
        arrowtriangle.right +fill +circle* +square*
            o P 1.4 5.4 4 19.8 12 5.4 20
        arrowtriangle.left +fill +circle* +square*
            o P 1.4 18.6 4 4.2 12 18.6 20
        arrowtriangle.up +fill +circle* +square*
            o P 1.4 12 4.4 20 18.8 4 18.8
        arrowtriangle.down +fill +circle* +square*
            o P 1.4 12 19.6 20 5.2 4 5.2
        arrowtriangle.forward = arrowtriangle.right rtl +fill +circle*
        arrowtriangle.backward = arrowtriangle.left rtl +fill +circle*
        arrowshape.right +fill
            o P 1.2 12 4 21.6 12 12 20 12 15.6 2.6 15.6 2.6 8.4 12 8.4
        arrowshape.left +fill
            o P 1.2 12 4 2.4 12 12 20 12 15.6 21.4 15.6 21.4 8.4 12 8.4
        """
}
