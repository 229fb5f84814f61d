// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Arrows that turn, and arrows into and out of things.
    static let turningArrows = """
        arrow.clockwise +circle* +square*
            s A 12 12.8 8 -28 270 M 9.8 0.9 L 13.7 4.8 L 9.8 8.7
        arrow.counterclockwise +circle* +square*
            s A 12 12.8 8 208 -90 M 14.2 0.9 L 10.3 4.8 L 14.2 8.7
        arrow.triangle.2.circlepath +circle*
            s A 12 12 8 190 316 N 2 12 12
            f P 0.3 21.4 10.6 20.6 5.6 15.4 9 N 2 12 12
        arrow.2.squarepath
            s D 3 19 13 19 5.4 9 5.4 D 3 5 11 5 18.6 15 18.6
            s M 15.4 11 L 19 14.6 L 22.6 11 M 8.6 13 L 5 9.4 L 1.4 13
        arrow.uturn.left +circle* +square*
            s M 7.6 3.2 L 3 7.8 L 7.6 12.4 M 3.4 7.8 H 14.6 C 22.4 7.8 22.4 19.6 14.6 19.6 H 10
        arrow.uturn.right +circle* +square*
            s M 16.4 3.2 L 21 7.8 L 16.4 12.4 M 20.6 7.8 H 9.4 C 1.6 7.8 1.6 19.6 9.4 19.6 H 14
        arrow.uturn.backward = arrow.uturn.left rtl +circle* +square*
        arrow.uturn.forward = arrow.uturn.right rtl +circle* +square*
        arrow.uturn.up
            s M 3.2 7.6 L 7.8 3 L 12.4 7.6 M 7.8 3.4 V 14.6 C 7.8 22.4 19.6 22.4 19.6 14.6 V 10
        arrow.uturn.down
            s M 3.2 16.4 L 7.8 21 L 12.4 16.4 M 7.8 20.6 V 9.4 C 7.8 1.6 19.6 1.6 19.6 9.4 V 14
        arrow.turn.up.left
            s M 8.6 4.4 L 3.4 9.6 L 8.6 14.8 M 3.8 9.6 H 15 C 18.4 9.6 20.2 11.4 20.2 14.6 V 20.2
        arrow.turn.up.right
            s M 15.4 4.4 L 20.6 9.6 L 15.4 14.8 M 20.2 9.6 H 9 C 5.6 9.6 3.8 11.4 3.8 14.6 V 20.2
        arrow.turn.down.left
            s M 8.6 9.2 L 3.4 14.4 L 8.6 19.6 M 3.8 14.4 H 15 C 18.4 14.4 20.2 12.6 20.2 9.4 V 3.8
        arrow.turn.down.right
            s M 15.4 9.2 L 20.6 14.4 L 15.4 19.6 M 20.2 14.4 H 9 C 5.6 14.4 3.8 12.6 3.8 9.4 V 3.8
        return = arrow.turn.down.left
        arrowshape.turn.up.left +fill +circle*
            o P 1 10.6 3.6 10.6 7.8 16 8.4 20.4 12 21.6 19.6 17.6 16 10.6 15.2 10.6 19.4 2.2 11.5
        arrowshape.turn.up.right +fill +circle*
            o P 1 13.4 3.6 13.4 7.8 8 8.4 3.6 12 2.4 19.6 6.4 16 13.4 15.2 13.4 19.4 21.8 11.5
        arrowshape.turn.up.backward = arrowshape.turn.up.left rtl +fill +circle*
        arrowshape.turn.up.forward = arrowshape.turn.up.right rtl +fill +circle*
        arrowshape.turn.up.left.2 +fill
            o P 1 13.8 3.6 13.8 7.8 18 8.6 21.4 12 22.4 19.6 19 16 13.8 15.2 13.8 19.4 6.6 11.5
            -s M 7.6 4.6 L 1.4 11.5 L 7.6 18.4
            +s M 7.6 4.6 L 1.4 11.5 L 7.6 18.4
        arrowshape.turn.up.backward.2 = arrowshape.turn.up.left.2 rtl +fill
        gobackward
            s A 12 13 8.5 206 -90
            f P 0.4 9.4 4.5 13.4 1.6 13.4 7.4
        goforward
            s A 12 13 8.5 -26 270
            f P 0.4 14.6 4.5 10.6 1.6 10.6 7.4
        gobackward.5
            use gobackward 1 12 12
            use _5 0.56 12 13.2 0.82
        gobackward.10
            use gobackward 1 12 12
            use _1 0.52 9 13.2 0.82
            use _0 0.52 14.4 13.2 0.82
        gobackward.15
            use gobackward 1 12 12
            use _1 0.52 9 13.2 0.82
            use _5 0.52 14.2 13.2 0.82
        gobackward.30
            use gobackward 1 12 12
            use _3 0.5 9 13.2 0.8
            use _0 0.5 14.8 13.2 0.8
        gobackward.45
            use gobackward 1 12 12
            use _4 0.48 9 13.2 0.8
            use _5 0.48 14.8 13.2 0.8
        gobackward.60
            use gobackward 1 12 12
            use _6 0.5 9 13.2 0.8
            use _0 0.5 14.8 13.2 0.8
        goforward.5
            use goforward 1 12 12
            use _5 0.56 12 13.2 0.82
        goforward.10
            use goforward 1 12 12
            use _1 0.52 9 13.2 0.82
            use _0 0.52 14.4 13.2 0.82
        goforward.15
            use goforward 1 12 12
            use _1 0.52 9 13.2 0.82
            use _5 0.52 14.2 13.2 0.82
        goforward.30
            use goforward 1 12 12
            use _3 0.5 9 13.2 0.8
            use _0 0.5 14.8 13.2 0.8
        goforward.45
            use goforward 1 12 12
            use _4 0.48 9 13.2 0.8
            use _5 0.48 14.8 13.2 0.8
        goforward.60
            use goforward 1 12 12
            use _6 0.5 9 13.2 0.8
            use _0 0.5 14.8 13.2 0.8
        square.and.arrow.up thin +fill +circle*
            -s D 2.4 8.4 8.8 4.4 8.8 4.4 22.4 19.6 22.4 19.6 8.8 15.6 8.8
            +f h1 P 2.4 4.4 8.8 19.6 8.8 19.6 22.4 4.4 22.4
            +e M 12 7 V 15.2
            s M 12 15.2 V 1.8 M 7.8 5.8 L 12 1.6 L 16.2 5.8
        square.and.arrow.down +fill
            -s D 2.4 8.4 8.8 4.4 8.8 4.4 22.4 19.6 22.4 19.6 8.8 15.6 8.8
            +f h1 P 2.4 4.4 8.8 19.6 8.8 19.6 22.4 4.4 22.4
            +e M 12 7 V 15.2 M 7.8 11.2 L 12 15.4 L 16.2 11.2
            s M 12 1.6 V 15.2 M 7.8 11.2 L 12 15.4 L 16.2 11.2
        square.and.arrow.up.on.square
            s D 2.2 7 8 3 8 3 19 15.6 19 15.6 8 11.6 8 M 9.3 14 V 2.4 M 5.6 5.6 L 9.3 1.9 L 13 5.6
            s D 2.2 18.6 11.4 20.8 11.4 20.8 22.4 8 22.4 8 21.6
        square.and.arrow.down.on.square
            s D 2.2 7 8 3 8 3 19 15.6 19 15.6 8 11.6 8 M 9.3 1.9 V 14 M 5.6 10.4 L 9.3 14.1 L 13 10.4
            s D 2.2 18.6 11.4 20.8 11.4 20.8 22.4 8 22.4 8 21.6
        square.and.pencil
            s D 3.4 12 4.2 3.2 4.2 3.2 21 20 21 20 12.2
            s w.9 P 0.8 9 15.2 9.8 11.6 19.6 1.8 22.4 4.6 12.6 14.4
        rectangle.portrait.and.arrow.right +fill rtl
            -s D 2.4 13.8 7.4 13.8 2.6 3 2.6 3 21.4 13.8 21.4 13.8 16.6
            +f h1 P 2.4 3 2.6 13.8 2.6 13.8 21.4 3 21.4
            +e M 8.4 12 H 14
            s M 8.4 12 H 22 M 18.2 8 L 22.2 12 L 18.2 16
        rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right rtl +fill
        rectangle.and.arrow.up.right.and.arrow.down.left
            s R 1.8 4 20.4 16 2.8
            s w.85 M 14.2 11 L 18.4 6.8 M 14.8 6.8 H 18.4 V 10.4 M 9.8 13 L 5.6 17.2 M 9.2 17.2 H 5.6 V 13.6
        arrow.up.doc +fill
            use _page 1 12 12
            i M 12 18.6 V 11.4 M 8.6 14.4 L 12 11 L 15.4 14.4
        arrow.down.doc +fill
            use _page 1 12 12
            i M 12 11 V 18.2 M 8.6 15.2 L 12 18.6 L 15.4 15.2
        arrow.down.app +fill
            o R 2.8 2.8 18.4 18.4 5.4
            i M 12 7 V 17 M 7.8 12.8 L 12 17 L 16.2 12.8
        arrow.up.bin +fill
            o P 2.2 3 5.6 21 5.6 21 21 3 21
            s M 2 2.4 H 22
            i M 12 17.4 V 9.6 M 8.4 13 L 12 9.4 L 15.6 13
        arrow.2.circlepath = arrow.triangle.2.circlepath +circle*
        arrow.turn.right.up
            s M 9.2 8.6 L 14.4 3.4 L 19.6 8.6 M 14.4 3.8 V 15 C 14.4 18.4 12.6 20.2 9.4 20.2 H 3.8
        arrow.turn.left.up
            s M 4.4 8.6 L 9.6 3.4 L 14.8 8.6 M 9.6 3.8 V 15 C 9.6 18.4 11.4 20.2 14.6 20.2 H 20.2
        arrow.triangle.swap
            s M 2.6 8 H 15 M 21.4 16 H 9
            f w.6 P 0.4 16.4 4.6 21.4 8 16.4 11.4 P 0.4 7.6 12.6 2.6 16 7.6 19.4
        arrow.triangle.merge
            s M 12 6.4 V 10 C 12 14.4 6 14 5.4 20.8 Y
            f w.7 P 0.4 12 2.4 15.2 6.8 8.8 6.8
        arrow.down.left.and.arrow.up.right
            s M 10.4 13.6 L 4 20 M 3.8 14 V 20.2 H 10 M 13.6 10.4 L 20 4 M 14 3.8 H 20.2 V 10
        arrow.up.right.and.arrow.down.left
            s M 3.4 20.6 L 10 14 M 4 13.8 H 10.2 V 20 M 20.6 3.4 L 14 10 M 13.8 4 V 10.2 H 20
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
            s M 12 12 L 4 4 M 9.4 3.8 H 3.8 V 9.4 N 4 12 12
        arrow.clockwise.icloud +fill
            use cloud 1 12 12
            i w.85 A 12 13.2 3.6 -30 255 M 10.8 7.6 L 12.8 9.6 L 10.8 11.6
        arrow.up.right.video +fill
            use video 1 12 12
            i w.9 M 5.8 15 L 11 9.8 M 6.8 9.4 H 11.2 V 13.8
        exclamationmark.arrow.triangle.2.circlepath
            use arrow.triangle.2.circlepath 1 12 12
            s w.9 M 12 8.4 V 12.6
            f w.9 O 12 15.6 0.2
        arrow.triangle.2.circlepath.camera +fill
            use camera.rotate 1 12 12
        goforward.plus
            use goforward 1 12 12
            s w.9 M 12 10 V 16 M 9 13 H 15
        gobackward.minus
            use gobackward 1 12 12
            s w.9 M 9 13 H 15
        """
}
