/**
 * What the cities most visitors live in are called in our languages, by GeoNames id. The source lists carry no
 * language, so a name guessed from its letters is sometimes the Persian or Kurdish one; these are written by hand.
 * A language is left out where it uses the name the city already has.
 */
import type { Locale } from '#app/i18n/locales.ts'

type CityNames = { ar: string; ur: string } & Partial<Record<Exclude<Locale, 'ar' | 'ur'>, string>>

export const cityNames: Readonly<Record<number, CityNames>> = {
  // London, GB
  2643743: { ar: 'لندن', ur: 'لندن', fr: 'Londres', tr: 'Londra' },
  // Birmingham, GB
  2655603: { ar: 'برمنغهام', ur: 'برمنگھم' },
  // Manchester, GB
  2643123: { ar: 'مانشستر', ur: 'مانچسٹر' },
  // Bradford, GB
  2654993: { ar: 'برادفورد', ur: 'بریڈفورڈ' },
  // Leicester, GB
  2644668: { ar: 'ليستر', ur: 'لیسٹر' },
  // Glasgow, GB
  2648579: { ar: 'غلاسكو', ur: 'گلاسگو' },
  // Edinburgh, GB
  2650225: { ar: 'إدنبرة', ur: 'ایڈنبرا', fr: 'Édimbourg' },
  // Dublin, IE
  2964574: { ar: 'دبلن', ur: 'ڈبلن' },
  // New York City, US
  5128581: { ar: 'نيويورك', ur: 'نیویارک', fr: 'New York', tr: 'New York', id: 'New York' },
  // Los Angeles, US
  5368361: { ar: 'لوس أنجلوس', ur: 'لاس اینجلس' },
  // Chicago, US
  4887398: { ar: 'شيكاغو', ur: 'شکاگو' },
  // Houston, US
  4699066: { ar: 'هيوستن', ur: 'ہیوسٹن' },
  // Dearborn, US
  4990510: { ar: 'ديربورن', ur: 'ڈیئربورن' },
  // Philadelphia, US
  4560349: { ar: 'فيلادلفيا', ur: 'فلاڈیلفیا', fr: 'Philadelphie' },
  // San Francisco, US
  5391959: { ar: 'سان فرانسيسكو', ur: 'سان فرانسسکو' },
  // Toronto, CA
  6167865: { ar: 'تورونتو', ur: 'ٹورنٹو' },
  // Montréal, CA
  6077243: { ar: 'مونتريال', ur: 'مونٹریال', tr: 'Montreal', id: 'Montreal' },
  // Vancouver, CA
  6173331: { ar: 'فانكوفر', ur: 'وینکوور' },
  // Paris, FR
  2988507: { ar: 'باريس', ur: 'پیرس' },
  // Marseille, FR
  2995469: { ar: 'مرسيليا', ur: 'مارسیلز', tr: 'Marsilya' },
  // Lyon, FR
  2996944: { ar: 'ليون', ur: 'لیوں' },
  // Brussels, BE
  2800866: { ar: 'بروكسل', ur: 'برسلز', fr: 'Bruxelles', tr: 'Brüksel', id: 'Brussel' },
  // Amsterdam, NL
  2759794: { ar: 'أمستردام', ur: 'ایمسٹرڈیم' },
  // Berlin, DE
  2950159: { ar: 'برلين', ur: 'برلن' },
  // Hamburg, DE
  2911298: { ar: 'هامبورغ', ur: 'ہیمبرگ', fr: 'Hambourg' },
  // Munich, DE
  2867714: { ar: 'ميونخ', ur: 'میونخ', tr: 'Münih', id: 'München' },
  // Köln, DE
  2886242: { ar: 'كولونيا', ur: 'کولون', fr: 'Cologne' },
  // Frankfurt am Main, DE
  2925533: { ar: 'فرانكفورت', ur: 'فرینکفرٹ', fr: 'Francfort', tr: 'Frankfurt', id: 'Frankfurt' },
  // Vienna, AT
  2761369: { ar: 'فيينا', ur: 'ویانا', fr: 'Vienne', tr: 'Viyana', id: 'Wina' },
  // Geneva, CH
  2660646: { ar: 'جنيف', ur: 'جنیوا', fr: 'Genève', tr: 'Cenevre', id: 'Jenewa' },
  // Rome, IT
  3169070: { ar: 'روما', ur: 'روم', tr: 'Roma', id: 'Roma' },
  // Milan, IT
  3173435: { ar: 'ميلانو', ur: 'میلان', tr: 'Milano' },
  // Madrid, ES
  3117735: { ar: 'مدريد', ur: 'میڈرڈ' },
  // Barcelona, ES
  3128760: { ar: 'برشلونة', ur: 'بارسلونا', fr: 'Barcelone' },
  // Lisbon, PT
  2267057: { ar: 'لشبونة', ur: 'لزبن', fr: 'Lisbonne', tr: 'Lizbon', id: 'Lisboa' },
  // Stockholm, SE
  2673730: { ar: 'ستوكهولم', ur: 'اسٹاک ہوم', tr: 'Stokholm' },
  // Oslo, NO
  3143244: { ar: 'أوسلو', ur: 'اوسلو' },
  // Copenhagen, DK
  2618425: { ar: 'كوبنهاغن', ur: 'کوپن ہیگن', fr: 'Copenhague', tr: 'Kopenhag', id: 'Kopenhagen' },
  // Sarajevo, BA
  3191281: { ar: 'سراييفو', ur: 'سرائیوو', tr: 'Saraybosna' },
  // Tirana, AL
  3183875: { ar: 'تيرانا', ur: 'تیرانا', tr: 'Tiran' },
  // Athens, GR
  264371: { ar: 'أثينا', ur: 'ایتھنز', fr: 'Athènes', tr: 'Atina', id: 'Athena' },
  // Moscow, RU
  524901: { ar: 'موسكو', ur: 'ماسکو', fr: 'Moscou', tr: 'Moskova', id: 'Moskwa' },
  // Kazan, RU
  551487: { ar: 'قازان', ur: 'قازان' },
  // Istanbul, TR
  745044: { ar: 'إسطنبول', ur: 'استنبول', tr: 'İstanbul' },
  // Ankara, TR
  323786: { ar: 'أنقرة', ur: 'انقرہ' },
  // İzmir, TR
  311046: { ar: 'إزمير', ur: 'ازمیر', fr: 'Izmir', id: 'Izmir' },
  // Bursa, TR
  750269: { ar: 'بورصة', ur: 'بورصہ' },
  // Konya, TR
  306571: { ar: 'قونية', ur: 'قونیہ' },
  // Cairo, EG
  360630: { ar: 'القاهرة', ur: 'قاہرہ', fr: 'Le Caire', tr: 'Kahire', id: 'Kairo' },
  // Alexandria, EG
  361058: { ar: 'الإسكندرية', ur: 'اسکندریہ', fr: 'Alexandrie', tr: 'İskenderiye', id: 'Iskandariyah' },
  // Makkah, SA
  104515: { ar: 'مكة المكرمة', ur: 'مکہ مکرمہ', fr: 'La Mecque', tr: 'Mekke' },
  // Madinah, SA
  109223: { ar: 'المدينة المنورة', ur: 'مدینہ منورہ', fr: 'Médine', tr: 'Medine' },
  // Riyadh, SA
  108410: { ar: 'الرياض', ur: 'ریاض', fr: 'Riyad', tr: 'Riyad' },
  // Jeddah, SA
  105343: { ar: 'جدة', ur: 'جدہ', fr: 'Djeddah', tr: 'Cidde' },
  // Dubai, AE
  292223: { ar: 'دبي', ur: 'دبئی', fr: 'Dubaï' },
  // Abu Dhabi, AE
  292968: { ar: 'أبوظبي', ur: 'ابوظہبی', fr: 'Abou Dabi', tr: 'Abu Dabi' },
  // Sharjah, AE
  292672: { ar: 'الشارقة', ur: 'شارجہ', fr: 'Charjah', tr: 'Şarika' },
  // Doha, QA
  290030: { ar: 'الدوحة', ur: 'دوحہ' },
  // Kuwait City, KW
  285787: { ar: 'مدينة الكويت', ur: 'کویت شہر', fr: 'Koweït', tr: 'Kuveyt', id: 'Kota Kuwait' },
  // Manama, BH
  290340: { ar: 'المنامة', ur: 'منامہ' },
  // Muscat, OM
  287286: { ar: 'مسقط', ur: 'مسقط', fr: 'Mascate', tr: 'Maskat', id: 'Maskat' },
  // Sanaa, YE
  71137: { ar: 'صنعاء', ur: 'صنعاء', tr: 'Sana' },
  // Amman, JO
  250441: { ar: 'عمّان', ur: 'عمان' },
  // Beirut, LB
  276781: { ar: 'بيروت', ur: 'بیروت', fr: 'Beyrouth', tr: 'Beyrut' },
  // Damascus, SY
  170654: { ar: 'دمشق', ur: 'دمشق', fr: 'Damas', tr: 'Şam', id: 'Damaskus' },
  // Aleppo, SY
  170063: { ar: 'حلب', ur: 'حلب', fr: 'Alep', tr: 'Halep' },
  // Gaza, PS
  281133: { ar: 'غزة', ur: 'غزہ', tr: 'Gazze' },
  // Ramallah, PS
  282239: { ar: 'رام الله', ur: 'رام اللہ' },
  // Hebron, PS
  285066: { ar: 'الخليل', ur: 'الخلیل', fr: 'Hébron', tr: 'El Halil' },
  // Jerusalem, IL
  281184: { ar: 'القدس', ur: 'القدس', fr: 'Jérusalem', tr: 'Kudüs', id: 'Yerusalem' },
  // Baghdad, IQ
  98182: { ar: 'بغداد', ur: 'بغداد', fr: 'Bagdad', tr: 'Bağdat', id: 'Bagdad' },
  // Basrah, IQ
  99532: { ar: 'البصرة', ur: 'بصرہ', fr: 'Bassora', tr: 'Basra', id: 'Basra' },
  // Tehran, IR
  112931: { ar: 'طهران', ur: 'تہران', fr: 'Téhéran', tr: 'Tahran', id: 'Teheran' },
  // Kabul, AF
  1138958: { ar: 'كابول', ur: 'کابل', fr: 'Kaboul', tr: 'Kabil' },
  // Karachi, PK
  1174872: { ar: 'كراتشي', ur: 'کراچی', tr: 'Karaçi' },
  // Lahore, PK
  1172451: { ar: 'لاهور', ur: 'لاہور', tr: 'Lahor' },
  // Islamabad, PK
  1176615: { ar: 'إسلام آباد', ur: 'اسلام آباد', tr: 'İslamabad' },
  // Rawalpindi, PK
  1166993: { ar: 'راولبندي', ur: 'راولپنڈی', tr: 'Ravalpindi' },
  // Faisalabad, PK
  1179400: { ar: 'فيصل آباد', ur: 'فیصل آباد' },
  // Peshawar, PK
  1168197: { ar: 'بيشاور', ur: 'پشاور', tr: 'Peşaver' },
  // Multan, PK
  1169825: { ar: 'ملتان', ur: 'ملتان' },
  // Quetta, PK
  1167528: { ar: 'كويتا', ur: 'کوئٹہ', tr: 'Ketta' },
  // Hyderabad, PK
  1176734: { ar: 'حيدر آباد', ur: 'حیدرآباد', tr: 'Haydarabad' },
  // Delhi, IN
  1273294: { ar: 'دلهي', ur: 'دہلی' },
  // Mumbai, IN
  1275339: { ar: 'مومباي', ur: 'ممبئی', fr: 'Bombay' },
  // Hyderabad, IN
  1269843: { ar: 'حيدر آباد', ur: 'حیدرآباد', tr: 'Haydarabad' },
  // Bengaluru, IN
  1277333: { ar: 'بنغالور', ur: 'بنگلور', tr: 'Bangalor' },
  // Kolkata, IN
  1275004: { ar: 'كولكاتا', ur: 'کولکتہ', fr: 'Calcutta', tr: 'Kalküta' },
  // Lucknow, IN
  1264733: { ar: 'لكناو', ur: 'لکھنؤ' },
  // Srinagar, IN
  1255634: { ar: 'سريناغار', ur: 'سرینگر' },
  // Dhaka, BD
  1185241: { ar: 'دكا', ur: 'ڈھاکہ', fr: 'Dacca', tr: 'Dakka' },
  // Chattogram, BD
  1205733: { ar: 'شيتاغونغ', ur: 'چٹاگانگ' },
  // Colombo, LK
  1248991: { ar: 'كولومبو', ur: 'کولمبو', id: 'Kolombo' },
  // Male, MV
  1282027: { ar: 'ماليه', ur: 'مالے', fr: 'Malé' },
  // Jakarta, ID
  1642911: { ar: 'جاكرتا', ur: 'جکارتہ' },
  // Surabaya, ID
  1625822: { ar: 'سورابايا', ur: 'سورابایا' },
  // Bandung, ID
  1650357: { ar: 'باندونغ', ur: 'بنڈونگ' },
  // Kuala Lumpur, MY
  1735161: { ar: 'كوالالمبور', ur: 'کوالالمپور' },
  // Singapore, SG
  1880252: { ar: 'سنغافورة', ur: 'سنگاپور', fr: 'Singapour', tr: 'Singapur', id: 'Singapura' },
  // Bandar Seri Begawan, BN
  1820906: { ar: 'بندر سري بكاوان', ur: 'بندر سری بگاوان' },
  // Bangkok, TH
  1609350: { ar: 'بانكوك', ur: 'بینکاک' },
  // Manila, PH
  1701668: { ar: 'مانيلا', ur: 'منیلا', fr: 'Manille' },
  // Tokyo, JP
  1850147: { ar: 'طوكيو', ur: 'ٹوکیو' },
  // Seoul, KR
  1835848: { ar: 'سول', ur: 'سیول', fr: 'Séoul', tr: 'Seul' },
  // Beijing, CN
  1816670: { ar: 'بكين', ur: 'بیجنگ', fr: 'Pékin', tr: 'Pekin' },
  // Shanghai, CN
  1796236: { ar: 'شانغهاي', ur: 'شنگھائی', tr: 'Şanghay' },
  // Hong Kong, HK
  1819729: { ar: 'هونغ كونغ', ur: 'ہانگ کانگ' },
  // Tashkent, UZ
  1512569: { ar: 'طشقند', ur: 'تاشقند', fr: 'Tachkent', tr: 'Taşkent' },
  // Samarkand, UZ
  1216265: { ar: 'سمرقند', ur: 'سمرقند', fr: 'Samarcande', tr: 'Semerkant' },
  // Almaty, KZ
  1526384: { ar: 'ألماتي', ur: 'الماتی', tr: 'Almatı' },
  // Baku, AZ
  587084: { ar: 'باكو', ur: 'باکو', fr: 'Bakou', tr: 'Bakü' },
  // Lagos, NG
  2332459: { ar: 'لاغوس', ur: 'لاگوس' },
  // Abuja, NG
  2352778: { ar: 'أبوجا', ur: 'ابوجا' },
  // Kano, NG
  2335204: { ar: 'كانو', ur: 'کانو' },
  // Nairobi, KE
  184745: { ar: 'نيروبي', ur: 'نیروبی' },
  // Mombasa, KE
  186301: { ar: 'مومباسا', ur: 'ممباسا' },
  // Dar es Salaam, TZ
  160263: { ar: 'دار السلام', ur: 'دارالسلام', tr: 'Darüsselam' },
  // Addis Ababa, ET
  344979: { ar: 'أديس أبابا', ur: 'ادیس ابابا', fr: 'Addis-Abeba' },
  // Mogadishu, SO
  53654: { ar: 'مقديشو', ur: 'موغادیشو', fr: 'Mogadiscio', tr: 'Mogadişu' },
  // Khartoum, SD
  379252: { ar: 'الخرطوم', ur: 'خرطوم', tr: 'Hartum' },
  // Tripoli, LY
  2210247: { ar: 'طرابلس', ur: 'طرابلس', tr: 'Trablus' },
  // Tunis, TN
  2464470: { ar: 'تونس', ur: 'تونس', tr: 'Tunus' },
  // Algiers, DZ
  2507480: { ar: 'الجزائر', ur: 'الجزائر', fr: 'Alger', tr: 'Cezayir', id: 'Aljir' },
  // Casablanca, MA
  2553604: { ar: 'الدار البيضاء', ur: 'کاسابلانکا', tr: 'Kazablanka' },
  // Rabat, MA
  2538475: { ar: 'الرباط', ur: 'رباط' },
  // Marrakesh, MA
  2542997: { ar: 'مراكش', ur: 'مراکش', fr: 'Marrakech', tr: 'Marakeş' },
  // Fes, MA
  2548885: { ar: 'فاس', ur: 'فاس', fr: 'Fès' },
  // Dakar, SN
  2253354: { ar: 'داكار', ur: 'ڈاکار' },
  // Accra, GH
  2306104: { ar: 'أكرا', ur: 'اکرا' },
  // Cape Town, ZA
  3369157: { ar: 'كيب تاون', ur: 'کیپ ٹاؤن', fr: 'Le Cap' },
  // Johannesburg, ZA
  993800: { ar: 'جوهانسبرغ', ur: 'جوہانسبرگ' },
  // Durban, ZA
  1007311: { ar: 'ديربان', ur: 'ڈربن' },
  // Sydney, AU
  2147714: { ar: 'سيدني', ur: 'سڈنی', tr: 'Sidney' },
  // Melbourne, AU
  2158177: { ar: 'ملبورن', ur: 'ملبورن' },
  // Auckland, NZ
  2193733: { ar: 'أوكلاند', ur: 'آکلینڈ' },
  // São Paulo, BR
  3448439: { ar: 'ساو باولو', ur: 'ساؤ پالو' },
  // Rio de Janeiro, BR
  3451190: { ar: 'ريو دي جانيرو', ur: 'ریو ڈی جنیرو' },
  // Buenos Aires, AR
  3435910: { ar: 'بوينس آيرس', ur: 'بیونس آئرس' },
  // Mexico City, MX
  3530597: { ar: 'مكسيكو سيتي', ur: 'میکسیکو شہر', fr: 'Mexico', tr: 'Meksiko', id: 'Meksiko' },
}
