// SPDX-License-Identifier: MIT

/// The index letters of languages, from Unicode's locale data, in each language's order.
extension IndexLanguage {
    static let plainLetters = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

    /// The letters of the languages whose Latin alphabet isn't that of English.
    static let latinLetters = [
        "cs": "A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
        "sk": "A Ä B C Č D E F G H Ch I J K L M N O Ô P Q R S Š T U V W X Y Z Ž",
        "pl": "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż",
        "hu": "A B C Cs D Dz Dzs E F G Gy H I J K L Ly M N Ny O Ö P Q R S Sz T Ty U Ü V W X Y Z Zs",
        "hr": "A B C Č Ć D Dž Đ E F G H I J K L Lj M N Nj O P Q R S Š T U V W X Y Z Ž",
        "bs": "A B C Č Ć D Dž Đ E F G H I J K L Lj M N Nj O P Q R S Š T U V W X Y Z Ž",
        "sl": "A B C Č Ć D Đ E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
        "lt": "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Z Ž",
        "lv": "A B C Č D E F G Ģ H I J K Ķ L Ļ M N Ņ O P Q R S Š T U V W X Z Ž",
        "et": "A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V Õ Ä Ö Ü X Y",
        "ro": "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z",
        "tr": "A B C Ç D E F G Ğ H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
        "sv": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
        "fi": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
        "da": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "nb": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "nn": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "no": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "is": "A Á B C D Ð E É F G H I Í J K L M N O Ó P Q R S T U Ú V W X Y Ý Z Þ Æ Ö Å",
        "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
        "gl": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
        "vi": "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z",
        "eo": "A B C Ĉ D E F G Ĝ H Ĥ I J Ĵ K L M N O P Q R S Ŝ T U Ŭ V W X Y Z",
    ]

    static let cyrillicLetters = [
        "ru": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я",
        "uk": "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
        "be": "А Б В Г Д Е Ж З І Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Ы Э Ю Я",
        "bg": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
        "sr": "А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш",
        "mk": "А Б В Г Д Ѓ Е Ж З Ѕ И Ј К Л Љ М Н Њ О П Р С Т Ќ У Ф Х Ц Ч Џ Ш",
    ]

    static let arabicLetters = [
        "ar": "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي",
        "fa": "ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی",
    ]
}
