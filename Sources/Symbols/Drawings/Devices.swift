// SPDX-License-Identifier: MIT

extension SymbolSheets {
    /// Computers, their parts, power, and keyboards.
    static let devices = """
        iphone +slash +circle*
            s R 6 1.4 12 21.2 2.8
            s w.8 M 10.2 4.2 H 13.8
        iphone.gen3 = iphone
        ipad
            s R 3.8 1.6 16.4 20.8 2.6
            s w.8 M 10 19.6 H 14
        applewatch
            s R 5.6 5.6 12.8 12.8 3.4
            s D 1 8 5.4 8.8 1.8 15.2 1.8 16 5.4 M 8 18.6 L 8.8 22.2 H 15.2 L 16 18.6
            s w.9 M 20.8 10.4 V 13
        laptopcomputer +slash
            s D 2 4 17 4 4.6 20 4.6 20 17
            s M 1.2 19.6 H 22.8
        desktopcomputer
            s R 1.8 3 20.4 14 2
            s w.9 M 1.8 13.4 H 22.2
            s M 12 17 V 21 M 7.8 21.2 H 16.2
        display
            s R 1.8 3 20.4 14 2
            s M 12 17 V 21 M 7.8 21.2 H 16.2
        pc
            s R 5.4 2 13.2 20 2
            s w.9 M 8.8 6 H 15.2 M 8.8 9.4 H 15.2
            f O 12 17.4 0.4
        macwindow
            s R 1.8 3.6 20.4 16.8 2.8
            s M 1.8 8.6 H 22.2
            f w.4 O 4.8 6.2 0.4 O 7.4 6.2 0.4 O 10 6.2 0.4
        macwindow.on.rectangle
            s R 5.8 7.4 16.8 13 2.4
            s M 5.8 11.4 H 22.6
            s D 2.4 1.6 14.6 1.6 3.4 18.4 3.4 18.4 4.4
        printer +fill
            o g0.7 P 2.4 1.8 7.4 22.2 7.4 22.2 17.8 1.8 17.8
            +e w0.6 R 6.2 13 11.6 9 1
            s g0.7 D 1.4 6.4 7 6.4 2.4 17.6 2.4 17.6 7
            -x R 6.4 13.2 11.2 8.4 1
            s g0.7 R 6.4 13.2 11.2 8.4 1
            j g0.7 w.4 O 18.6 10.4 0.5
        scanner +fill
            o R 1.8 14 20.4 6.6 2
            s M 4 14 L 21 5.4
            j w.5 O 18.4 17.4 0.4
        keyboard +fill
            o R 1.4 5 21.2 14 2.8
            j w.4 O 5.6 9 0.4 O 8.8 9 0.4 O 12 9 0.4 O 15.2 9 0.4 O 18.4 9 0.4 O 5.6 12 0.4 O 8.8 12 0.4 O 12 12 0.4 O 15.2 12 0.4 O 18.4 12 0.4
            i w.9 M 8 15.4 H 16
        keyboard.chevron.compact.down
            s R 1.4 2.4 21.2 13 2.6
            f w.4 O 5.6 6.2 0.4 O 8.8 6.2 0.4 O 12 6.2 0.4 O 15.2 6.2 0.4 O 18.4 6.2 0.4
            s w.9 M 8 11.6 H 16
            s M 8.6 19 L 12 21.4 L 15.4 19
        computermouse +fill
            o R 5.6 1.8 12.8 20.4 6.4
            i M 12 5.8 V 9.4
        cpu +fill
            o g0.6 R 5 5 14 14 2.4
            i g0.6 R 9 9 6 6 0.8
            s g0.6 M 8.4 2 V 4.4 M 12 2 V 4.4 M 15.6 2 V 4.4 N 4 12 12
        memorychip +fill
            o g0.5 R 1.8 7 20.4 10 1.8
            s g0.5 M 6 4.4 V 6 M 10 4.4 V 6 M 14 4.4 V 6 M 18 4.4 V 6 M 6 18 V 19.6 M 10 18 V 19.6 M 14 18 V 19.6 M 18 18 V 19.6
        sdcard +fill
            o P 2 4.6 2 14.8 2 19.4 6.6 19.4 22 4.6 22
            i w.9 M 8.2 5.4 V 8.6 M 11.4 5.4 V 8.6 M 14.6 5.8 V 8.6
        simcard +fill
            o P 2 4.6 2 14.8 2 19.4 6.6 19.4 22 4.6 22
            i R 8 11 8 7.4 1.4
        battery.0percent
            s R 1 6.6 19 10.8 3
            f w.3 A 20.6 12 2.2 -60 60 Z
        battery.25percent
            use battery.0percent 1 12 12
            p h0 R 3.4 9 3.6 6 0.8
        battery.50percent
            use battery.0percent 1 12 12
            p h0 R 3.4 9 7 6 0.8
        battery.75percent
            use battery.0percent 1 12 12
            p h0 R 3.4 9 10.6 6 0.8
        battery.100percent
            use battery.0percent 1 12 12
            p h0 R 3.4 9 14.2 6 0.8
        battery.0 = battery.0percent
        battery.25 = battery.25percent
        battery.50 = battery.50percent
        battery.75 = battery.75percent
        battery.100 = battery.100percent
        battery.100percent.bolt
            use battery.100percent 1 12 12
            c w0.3 P 0.4 12 4 5.6 13 9.8 13 9 20 15.4 11 11.2 11
            f w.3 P 0.4 12 4 5.6 13 9.8 13 9 20 15.4 11 11.2 11
        battery.100.bolt = battery.100percent.bolt
        power +circle*
            s A 12 12.6 8.4 -52 232 M 12 2.2 V 11.4
        powerplug +fill
            o P 1.8 5.6 8.2 18.4 8.2 18.4 13 15.4 17.2 8.6 17.2 5.6 13
            s M 8.8 2.4 V 8 M 15.2 2.4 V 8 M 12 17.4 V 22
        poweroutlet.type.f
            s O 12 12 9.4
            f O 8.4 12 0.6 O 15.6 12 0.6
        light.beacon.max
            s P 1.6 7 18 8 8.4 16 8.4 17 18
            s M 4 21 H 20 M 12 2 V 4.4 M 4.4 5.4 L 6 7 M 19.6 5.4 L 18 7
        lightbulb +fill +slash +slash.fill +circle*
            o M 9 17.4 C 9 14.6 5.4 13.2 5.4 8.6 C 5.4 4.8 8.2 2 12 2 C 15.8 2 18.6 4.8 18.6 8.6 C 18.6 13.2 15 14.6 15 17.4 Z
            s M 9.4 20 H 14.6 M 10.8 22.4 H 13.2
        flashlight.on.fill
            f P 1 7.4 8 16.6 8 14.6 11.6 14.6 22 9.4 22 9.4 11.6
            f P 0.5 7 4.6 17 4.6 17 5 7 5
            e w0 M 12 14 V 16
            s M 12 0.8 V 1.4 M 7.4 1 L 7.6 1.6 M 16.6 1 L 16.4 1.6
        flashlight.off.fill
            f P 1 7.4 6 16.6 6 14.6 10.6 14.6 22 9.4 22 9.4 10.6
            f P 0.5 7 2.4 17 2.4 17 2.8 7 2.8
            e w0 M 12 13.4 V 16
        fan +fill
            o M 12 10.4 C 9 9 7.4 2.4 12.4 2 C 16.4 1.8 16.2 7 12.8 10.6 M 13.6 12 C 15 9 21.6 7.4 22 12.4 C 22.2 16.4 17 16.2 13.4 12.8 M 12 13.6 C 15 15 16.6 21.6 11.6 22 C 7.6 22.2 7.8 17 11.2 13.4 M 10.4 12 C 9 15 2.4 16.6 2 11.6 C 1.8 7.6 7 7.8 10.6 11.2
            s O 12 12 0.9
        command +circle* +square*
            s g0.85 M 8.4 8.4 H 15.6 V 15.6 H 8.4 Z
            s g0.85 M 8.4 8.4 H 5.8 A 5.8 5.8 2.6 90 360 M 8.4 8.4 V 5.8 N 4 12 12
        option
            s M 2.4 5 H 8.4 L 15.6 19 H 21.6 M 13.6 5 H 21.6
        control
            s M 5.6 13.4 L 12 7 L 18.4 13.4
        shift +fill
            o P 1.2 12 2.6 21.6 12.4 16.4 12.4 16.4 20.6 7.6 20.6 7.6 12.4 2.4 12.4
        capslock +fill
            o P 1.2 12 2 21 11 16.4 11 16.4 16 7.6 16 7.6 11 3 11
            o R 7.6 19.4 8.8 2.4 0.6
        escape
            s A 12 12.6 8.6 -100 170 M 12.6 12.6 L 5 5 M 4.8 9.6 V 4.8 H 9.6
        delete.left +fill
            o P 2.2 8 4.8 22.4 4.8 22.4 19.2 8 19.2 1.4 12
            i M 11.6 9 L 17.6 15 M 17.6 9 L 11.6 15
        delete.right +fill
            o P 2.2 16 4.8 1.6 4.8 1.6 19.2 16 19.2 22.6 12
            i M 12.4 9 L 6.4 15 M 6.4 9 L 12.4 15
        delete.backward = delete.left rtl +fill
        delete.forward = delete.right rtl +fill
        space
            s D 1 3 10 3 15 21 15 21 10
        terminal +fill
            o R 1.8 4 20.4 16 3
            i M 6.2 9 L 9.4 12 L 6.2 15 M 12.4 15.4 H 17
        qrcode
            s g0.4 R 3 3 6.6 6.6 1 R 14.4 3 6.6 6.6 1 R 3 14.4 6.6 6.6 1
            p R 5.3 5.3 2 2 0.2 R 16.7 5.3 2 2 0.2 R 5.3 16.7 2 2 0.2
            p R 13.6 13.6 2.4 2.4 0.2 R 19.4 13.6 2.4 2.4 0.2 R 16.5 16.5 2.4 2.4 0.2 R 13.6 19.4 2.4 2.4 0.2 R 19.4 19.4 2.4 2.4 0.2
        barcode
            s g0.2 M 2.6 5 V 19 M 6.8 5 V 19 M 17.2 5 V 19 M 21.4 5 V 19
            s g0.2 w.6 M 9.8 5 V 19 M 14.4 5 V 19
            s g0.2 w1.2 M 12.1 5 V 19
        viewfinder +circle*
            s D 3.6 8 2.4 2.4 2.4 2.4 8 N 4 12 12
        qrcode.viewfinder
            s g0.4 D 3.4 7 2 2 2 2 7 N 4 12 12
            s g0.4 w.9 R 6.6 6.6 3.8 3.8 0.6 R 13.6 6.6 3.8 3.8 0.6 R 6.6 13.6 3.8 3.8 0.6
            p R 13.4 13.4 1.8 1.8 0.2 R 16.2 16.2 1.8 1.8 0.2
        barcode.viewfinder
            s g0.3 D 3.4 7 2 2 2 2 7 N 4 12 12
            s g0.3 w.8 M 6.4 8 V 16 M 9.2 8 V 16 M 12 8 V 16 M 14.8 8 V 16 M 17.6 8 V 16
        doc.text.viewfinder
            s g0.5 D 3.4 7 2 2 2 2 7 N 4 12 12
            s g0.5 w.9 R 7 5.6 10 12.8 1.6 M 9.8 9.6 H 14.2 M 9.8 12.6 H 14.2
        dot.viewfinder
            s D 3.4 7 2 2 2 2 7 N 4 12 12
            f O 12 12 1.2
        faceid
            s g0.8 D 3.4 8 2.2 2.2 2.2 2.2 8 N 4 12 12
            s g0.8 M 8 8 V 9.8 M 16 8 V 9.8 M 12.4 8 V 13 H 11.2 M 8.4 15.8 C 10.2 17.6 13.8 17.6 15.6 15.8
        touchid
            s g0.4 M 4.4 7.4 C 6.2 4.4 9 2.6 12 2.6 C 15 2.6 17.8 4.4 19.6 7.4 M 2.8 14.6 C 2.6 11 3.4 11 3.4 10.4
            s g0.4 M 6 18.6 C 6.6 16.4 6.4 14.4 6.4 12.4 C 6.4 9 9 6.6 12 6.6 C 15 6.6 17.6 9 17.6 12.4 C 17.6 15 17.4 17 17 19.2
            s g0.4 M 9 20.6 C 10 18 10 15.4 10 12.6 C 10 9.8 14 9.8 14 12.6 C 14 16 13.8 18.8 13 21.6
            s g0.4 M 20.8 10.6 C 21.4 13 21 15.4 20.8 16.6
        appletv +fill
            o R 2.4 6.4 19.2 11.2 3
        homepod +fill
            o M 12 3.4 C 6.4 3.4 2.8 5.6 2.8 9.4 C 2.8 12 3.2 14.4 4.2 17 C 5 19.4 6.6 20.8 9 20.8 H 12 S
            i w.9 M 8.6 7.4 C 10.6 6.6 13.4 6.6 15.4 7.4
        airpods
            s g0.6 M 10 3.2 C 6.4 1.8 3 4 3 7.4 C 3 9.6 4.6 11 7 11 V 20 C 7 21.6 10 21.6 10 20 Z Y
        macpro.gen3
            s g0.5 R 5.6 2.4 12.8 18 1.4 M 8 20.4 V 22 M 16 20.4 V 22
            s g0.5 w.8 O 9.6 6.4 0.8 O 14.4 6.4 0.8 O 12 10 0.8 O 9.6 13.6 0.8 O 14.4 13.6 0.8 O 12 17.2 0.8
        minus.plus.batteryblock +fill
            o R 1.8 7 20.4 13 2.4
            s M 5 4.2 H 8.4 M 15.6 4.2 H 19
            i w.9 M 5.4 13.4 H 9.2 M 14.8 13.4 H 18.6 M 16.7 11.5 V 15.3
        tv.and.mediabox
            s D 2.4 13 17.4 1.8 17.4 1.8 3.6 22.2 3.6 22.2 10.6 M 6.6 21 H 12.6
            s R 15.4 13.8 7.2 7.4 1.6
        """
}
