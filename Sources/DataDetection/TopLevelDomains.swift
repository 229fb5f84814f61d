// SPDX-License-Identifier: MIT

/// The endings of domains that are recognized in text without a scheme.
enum TopLevelDomains {
    /// Endings that are also those of files, and count only before a path or in a mail address.
    static let fileExtensions: Set<String> = Set(
        "cc md mm mov pl ps py rs sh so st zip ml tf".split(separator: " ").map(String.init))

    /// All countries, and the general domains in wide use.
    static let known: Set<String> = Set(
        """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd \
        cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb \
        gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp \
        ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc me mg mh mk mn mo mp mq mr ms mt mu mv \
        mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pm pn pr pt pw qa re ro ru rw sa sb sc \
        sd se sg si sj sk sl sm sn sr ss su sv sx sy sz tc td tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz \
        va vc ve vg vi vn vu wf ws ye yt za zm zw рф срб укр бел мкд ελ \
        com org net edu gov mil int info biz name pro aero asia cat coop jobs mobi museum post tel travel xxx \
        academy accountants agency apartments app art associates auction audio auto band bank bar bargains bayern beauty \
        beer berlin best bet bible bid bike bio blog blue boutique builders business buzz bzh cab cafe camera camp \
        capital cards care career careers casa cash casino catering center charity chat cheap church city claims \
        cleaning click clinic clothing cloud club coach codes coffee college cologne community company computer condos \
        construction consulting contact contractors cooking cool country coupons courses credit cruises dance date \
        dating deals degree delivery democrat dental design dev diamonds diet digital direct directory discount doctor \
        dog domains download earth eco education email energy engineer engineering enterprises equipment estate eus \
        events exchange expert exposed express fail faith family fan fans farm fashion film finance financial fish \
        fitness flights florist flowers football forsale foundation fun fund furniture futbol fyi gal gallery game \
        games garden gift gifts gives glass global gmbh gold golf graphics gratis green gripe group guide guitars guru \
        haus health healthcare help hiphop hockey holdings holiday homes hospital host hosting hotel house how icu \
        immo industries ink institute insure international investments irish jetzt jewelry kaufen kim kitchen koeln \
        kyoto land lawyer lease legal lgbt life lighting limited limo link live loan loans lol london love ltd luxury \
        maison management market marketing mba media melbourne memorial men menu miami mobile moda moe money mortgage \
        movie music nagoya navy network news ngo ninja nrw nyc okinawa one ong online osaka page paris partners parts \
        party photo photography photos pics pictures pink pizza place plumbing plus poker porn press productions \
        properties property pub quebec racing radio recipes red rehab reise reisen rent rentals repair report \
        republican rest restaurant review reviews rip rocks rodeo ruhr run saarland sale salon school schule science \
        scot security services sexy shiksha shoes shop shopping show singles site ski soccer social software solar \
        solutions space sport store stream studio study style supplies supply support surf surgery swiss sydney systems \
        tattoo tax taxi team tech technology tennis theater tienda tips tirol today tokyo tools top tours town toys \
        trade training tube university uno vacations vegas ventures versicherung vet video villas vin vip vision vodka \
        voting voyage wales wang watch website wedding wien wiki win wine work works world wtf xyz yoga yokohama zone \
        москва онлайн сайт
        """.split(separator: " ").map(String.init))
}
