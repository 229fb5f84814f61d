// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Geometric shapes, stars, and hearts.
    static let shapes = """
        circle +fill +slash +slash.fill
            o O 12 12 9.2
        circle.dotted
            s g0.7 A 12 12 9.2 -1 1 N 18 12 12
        circle.dashed
            s A 12 12 9.2 -13 13 N 8 12 12
        circle.lefthalf.filled
            s O 12 12 9.2
            p A 12 12 9.2 90 270 Z
        circle.righthalf.filled
            s O 12 12 9.2
            p A 12 12 9.2 -90 90 Z
        circle.tophalf.filled
            s O 12 12 9.2
            p A 12 12 9.2 180 360 Z
        circle.bottomhalf.filled
            s O 12 12 9.2
            p A 12 12 9.2 0 180 Z
        circle.circle +fill
            o O 12 12 9.2
            i O 12 12 4.6
        circle.inset.filled
            s O 12 12 9.2
            p O 12 12 5.6
        largecircle.fill.circle
            s O 12 12 9.2
            p O 12 12 6.4
        smallcircle.filled.circle +fill
            o O 12 12 9.2
            j w0 O 12 12 3.4
        dot.circle = smallcircle.filled.circle
        circle.grid.2x2 +fill
            o g0.7 O 7 7 3.4 O 17 7 3.4 O 7 17 3.4 O 17 17 3.4
        circle.grid.3x3 +fill
            o g0.35 O 5 5 1.9 O 12 5 1.9 O 19 5 1.9 O 5 12 1.9 O 12 12 1.9 O 19 12 1.9 O 5 19 1.9 O 12 19 1.9 O 19 19 1.9
        square +fill +slash +slash.fill
            o R 3.2 3.2 17.6 17.6 4.2
        square.dashed
            s D 4 3.2 8 3.2 3.2 8 3.2 N 4 12 12
            s M 10.4 3.2 H 13.6 N 4 12 12
        square.lefthalf.filled
            s R 3.2 3.2 17.6 17.6 4.2
            p P 4 12 3.2 12 20.8 3.2 20.8 3.2 3.2
        square.righthalf.filled
            s R 3.2 3.2 17.6 17.6 4.2
            p P 4 12 3.2 12 20.8 20.8 20.8 20.8 3.2
        square.on.square
            use _square.back 1 12 12
            s R 2.4 2.4 14 14 3.4
        square.fill.on.square.fill
            f h1 R 8.4 8.4 13.2 13.2 3.4
            c R 2.4 2.4 14 14 3.4
            f R 2.4 2.4 14 14 3.4
        _square.back
            s D 3.4 18.4 7.8 21.6 7.8 21.6 21.6 7.8 21.6 7.8 18.4
        plus.square.on.square +fill
            -use _square.back 1 12 12
            +f h1 R 8.4 8.4 13.2 13.2 3.4
            +c R 2.4 2.4 14 14 3.4
            o R 2.4 2.4 14 14 3.4
            i M 9.4 5.8 V 13 M 5.8 9.4 H 13
        square.stack +fill
            o R 3.4 8.8 17.2 13 3
            s M 6 5.4 H 18 M 8 2.2 H 16
        square.stack.3d.up +fill
            o g0.6 P 1 12 2 22.4 7.4 12 12.8 1.6 7.4
            s g0.6 D 1 2 12 12 17 22 12
            s g0.6 D 1 2 16.6 12 21.6 22 16.6
        square.3.layers.3d = square.stack.3d.up
        square.grid.2x2 +fill
            o g0.65 R 3.2 3.2 7 7 1.6 R 13.8 3.2 7 7 1.6 R 3.2 13.8 7 7 1.6 R 13.8 13.8 7 7 1.6
        square.grid.3x3 +fill
            o g0.35 R 2.6 2.6 4.2 4.2 0.9 R 9.9 2.6 4.2 4.2 0.9 R 17.2 2.6 4.2 4.2 0.9
            o g0.35 R 2.6 9.9 4.2 4.2 0.9 R 9.9 9.9 4.2 4.2 0.9 R 17.2 9.9 4.2 4.2 0.9
            o g0.35 R 2.6 17.2 4.2 4.2 0.9 R 9.9 17.2 4.2 4.2 0.9 R 17.2 17.2 4.2 4.2 0.9
        square.split.2x1 +fill
            o R 3.2 3.2 17.6 17.6 4.2
            i M 12 3.2 V 20.8
        square.split.1x2 +fill
            o R 3.2 3.2 17.6 17.6 4.2
            i M 3.2 12 H 20.8
        square.split.2x2 +fill
            o R 3.2 3.2 17.6 17.6 4.2
            i M 12 3.2 V 20.8 M 3.2 12 H 20.8
        rectangle +fill +slash +slash.fill
            o R 1.8 5 20.4 14 3
        rectangle.portrait +fill
            o R 5 1.8 14 20.4 3
        rectangle.dashed
            s D 3 6 5 1.8 5 1.8 9 D 3 18 5 22.2 5 22.2 9 D 3 18 19 22.2 19 22.2 15 D 3 6 19 1.8 19 1.8 15
            s M 9.4 5 H 14.6 M 9.4 19 H 14.6 M 1.8 11.6 V 12.4 M 22.2 11.6 V 12.4
        rectangle.on.rectangle +slash
            s D 2.8 20 8 22 8 22 20.4 5.6 20.4 5.6 18
            s R 2 3.6 16.4 12 2.6
        rectangle.stack +fill +badge.plus
            o R 2.6 9 18.8 12 2.8
            s M 5 5.6 H 19 M 7.4 2.4 H 16.6
        rectangle.split.3x1 +fill
            o R 1.8 4.6 20.4 14.8 3
            i M 8.6 4.6 V 19.4 M 15.4 4.6 V 19.4
        rectangle.split.2x1 +fill
            o R 1.8 4.6 20.4 14.8 3
            i M 12 4.6 V 19.4
        rectangle.split.1x2 +fill
            o R 1.8 4.6 20.4 14.8 3
            i M 1.8 12 H 22.2
        rectangle.split.3x3 +fill
            o g0.6 R 1.8 4.6 20.4 14.8 3
            i g0.6 M 8.6 4.6 V 19.4 M 15.4 4.6 V 19.4 M 1.8 9.5 H 22.2 M 1.8 14.5 H 22.2
        rectangle.grid.1x2 +fill
            o g0.7 R 3.4 3.4 17.2 6.8 1.8 R 3.4 13.8 17.2 6.8 1.8
        rectangle.grid.2x2 +fill
            o g0.5 R 1.8 4.6 9 5.8 1.4 R 13.2 4.6 9 5.8 1.4 R 1.8 13.6 9 5.8 1.4 R 13.2 13.6 9 5.8 1.4
        rectangle.3.group +fill
            o g0.6 R 1.8 4.2 7.4 15.6 2 R 12.6 4.2 9.6 6.2 1.8 R 12.6 13.6 9.6 6.2 1.8
        rectangle.compress.vertical
            s R 2.4 9.6 19.2 4.8 1.6
            s M 12 1.6 V 6.4 M 9 4 L 12 6.8 L 15 4 M 12 22.4 V 17.6 M 9 20 L 12 17.2 L 15 20
        rectangle.expand.vertical
            s R 2.4 9.6 19.2 4.8 1.6
            s M 12 6.6 V 1.8 M 9 4.4 L 12 1.6 L 15 4.4 M 12 17.4 V 22.2 M 9 19.6 L 12 22.4 L 15 19.6
        app +fill +badge +badge.fill
            o R 2.8 2.8 18.4 18.4 5.4
        capsule +fill
            o R 1.4 6.4 21.2 11.2 5.6
        capsule.portrait +fill
            o R 6.4 1.4 11.2 21.2 5.6
        oval +fill
            o E 12 12 10.6 7
        triangle +fill
            o P 1.6 12 3.4 21.6 20 2.4 20
        diamond +fill
            o P 2 12 1.6 22.4 12 12 22.4 1.6 12
        hexagon +fill
            o F 12 12 6 10.2 10.2 1.8
        pentagon +fill
            o F 12 12.8 5 10.2 10.2 1.8
        octagon +fill
            o F 12 12 8 10 10 1.6 K 22.5 12 12
        seal +fill
            o F 12 12 10 10.5 9.2 1.6
        shield +fill +slash +slash.fill
            o M 12 2.2 C 9.6 3.8 6.8 4.8 4 5.2 V 11.6 C 4 16.8 7.4 20 12 22 S
        shield.lefthalf.filled +slash
            s M 12 2.2 C 9.6 3.8 6.8 4.8 4 5.2 V 11.6 C 4 16.8 7.4 20 12 22 S
            p M 12 2.2 C 9.6 3.8 6.8 4.8 4 5.2 V 11.6 C 4 16.8 7.4 20 12 22 Z
        star +fill +slash +slash.fill +circle* +square*
            o F 12 12.9 5 10.4 4.5 0.9
        star.leadinghalf.filled rtl
            s F 12 12.9 5 10.4 4.5 0.9
            p M 12 2.6 V 17.4 L 5.9 21.3 L 7.7 14.3 L 2.1 9.7 L 9.4 9.3 Z
        star.lefthalf.fill = star.leadinghalf.filled
        heart +fill +slash +slash.fill +circle* +square*
            o M 12 7 C 10.8 4.8 8.8 3.9 7 3.9 C 4.2 3.9 2.2 6.2 2.2 9.2 C 2.2 13.4 6.6 17.4 12 20.9 S
        heart.text.square +fill
            o R 3.2 3.2 17.6 17.6 4.2
            +mark _heart.solid 0.3 8.4 8.6
            -fill heart 0.3 8.4 8.6 0.5
            i w.8 M 13.4 8.6 H 17 M 7 13 H 17 M 7 16.8 H 14
        _heart.solid
            f M 12 7 C 10.8 4.8 8.8 3.9 7 3.9 C 4.2 3.9 2.2 6.2 2.2 9.2 C 2.2 13.4 6.6 17.4 12 20.9 S
        bolt.heart +fill
            o M 12 7 C 10.8 4.8 8.8 3.9 7 3.9 C 4.2 3.9 2.2 6.2 2.2 9.2 C 2.2 13.4 6.6 17.4 12 20.9 S
            j w0.3 P 0.3 13.2 7.4 8.6 12.8 11.6 12.8 10.8 17 15.4 11.4 12.4 11.4
        suit.heart = heart +fill
        suit.diamond +fill
            o P 1 12 1.8 20 12 12 22.2 4 12
        suit.club +fill
            o O 12 6.8 4.2 O 6.8 13.4 4.2 O 17.2 13.4 4.2
            s M 12 11 V 20.8 M 8.8 21.2 H 15.2
        suit.spade +fill
            o M 12 2.2 C 9.6 6.8 3.6 9.4 3.6 13.6 C 3.6 17.6 9 19 12 15.4 S
            s M 12 15.6 V 21 M 8.8 21.4 H 15.2
        circle.lefthalf.fill = circle.lefthalf.filled
        circle.righthalf.fill = circle.righthalf.filled
        smallcircle.fill.circle = smallcircle.filled.circle
        rectangle.lefthalf.filled
            s R 1.8 4.6 20.4 14.8 3
            p P 2.2 4.4 7 12 7 12 17 4.4 17
        rectangle.righthalf.filled
            s R 1.8 4.6 20.4 14.8 3
            p P 2.2 19.6 7 12 7 12 17 19.6 17
        rectangle.bottomthird.inset.filled
            s R 1.8 4.6 20.4 14.8 3
            p R 4.6 13 14.8 3.8 0.9
        _rectangle +badge.plus +badge.checkmark +badge.minus +badge.xmark
            o R 1.8 5 20.4 14 3
        square.dashed.inset.filled
            use square.dashed 1 12 12
            p R 6.4 6.4 11.2 11.2 1.8
        square.stack.3d.down.right +fill
            o R 2.4 2.4 12.6 12.6 2.4
            s D 2.4 18.4 6.4 18.4 18.4 6.4 18.4 D 2.4 21.8 9.8 21.8 21.8 9.8 21.8
        square.grid.3x1.below.line.grid.1x2
            s g0.5 M 3.4 4.4 H 20.6 M 3.4 9.4 H 20.6
            s g0.5 R 3 14.4 4 5.2 0.8 R 10 14.4 4 5.2 0.8 R 17 14.4 4 5.2 0.8
        rectangle.3.offgrid +fill
            o R 1.8 7.4 7.4 9.2 1.8 R 12.6 4.2 9.6 6.4 1.8 R 12.6 14 7.6 5.8 1.6
        checkerboard.rectangle
            s R 1.8 4 20.4 16 2.6
            p R 3 5.2 4.6 4.6 0.6 R 12 5.2 4.6 4.6 0.1 R 7.5 9.7 4.6 4.6 0.1 R 16.5 9.7 4.6 4.6 0.1 R 3 14.2 4.6 4.6 0.6 R 12 14.2 4.6 4.6 0.1
        aspectratio +fill
            o R 1.8 4 20.4 16 2.6
            i w.9 M 6 12 V 8 H 10.4 M 18 12 V 16 H 13.6
        perspective
            s g0.5 P 1 5.6 5 18.4 5 22.4 19 1.6 19 M 3.6 12 H 20.4 M 12 5 V 19 M 8.8 5 L 6.8 19 M 15.2 5 L 17.2 19
        skew
            s P 1.2 7.4 5 22.4 5 16.6 19 1.6 19
        flip.horizontal +fill
            o P 1 9.4 5 9.4 19.4 1.8 19.4
            o P 1 14.6 5 14.6 19.4 22.2 19.4
            s w.8 M 12 2 V 4 M 12 8 V 10 M 12 14 V 16 M 12 20 V 22
        burst +fill
            o F 12 12 12 10.2 6.8 0.5
        square.on.circle +fill
            s A 9.4 9.4 7 -33 -237
            s A 9.4 9.4 7 -33 -20
            o R 10.2 10.2 11.6 11.6 2.6
        cylinder +fill
            o M 4.6 6 C 4.6 1.4 19.4 1.4 19.4 6 V 18 C 19.4 22.6 4.6 22.6 4.6 18 Z
            i M 4.8 6 C 4.8 10.4 19.2 10.4 19.2 6
        cone +fill
            o M 12 2.2 L 20.6 17.4 C 21.4 23 2.6 23 3.4 17.4 Z
            -s M 3.6 17.4 C 4.6 14 19.4 14 20.4 17.4
        pyramid +fill
            o P 1.2 12 2.4 22 16 13.4 21.6 2 16
            i M 12 3 L 13.2 21
        rectangle.center.inset.filled
            s R 1.8 4.6 20.4 14.8 3
            p R 7.4 8.4 9.2 7.2 1.2
        point.3.connected.trianglepath.dotted
            f O 12 5 1.6 O 4.8 17.8 1.6 O 19.2 17.8 1.6
            s w.8 M 9.8 8.6 L 9.7 8.8 M 8.4 11.2 L 8.3 11.4 M 7 13.8 L 6.9 14 M 14.2 8.6 L 14.3 8.8 M 15.6 11.2 L 15.7 11.4 M 17 13.8 L 17.1 14 M 9 17.8 H 9.2 M 12 17.8 H 12.2 M 15 17.8 H 15.2
        point.topleft.down.curvedto.point.bottomright.up
            s O 4.4 4.4 2.2 O 19.6 19.6 2.2 M 4.4 6.8 C 4.4 20 19.6 4 19.6 17.2
        rectangle.on.rectangle.angled = rectangle.on.rectangle
        shield.checkered
            s M 12 2.2 C 9.6 3.8 6.8 4.8 4 5.2 V 11.6 C 4 16.8 7.4 20 12 22 S
            p M 12 2.2 C 9.6 3.8 6.8 4.8 4 5.2 V 11.6 H 12 Z
            p M 12 22 C 16.6 20 20 16.8 20 11.6 H 12 Z
        """
}
