// The prayer card: names, countdown, method, and the reasons behind each time. Numbers and times arrive already written
// in the digits of the language.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ur')

export const prayer = {
  label: 'نماز کے اوقات',
  next: 'اگلی نماز',
  names: { fajr: 'فجر', sunrise: 'طلوع', dhuhr: 'ظہر', asr: 'عصر', maghrib: 'مغرب', isha: 'عشاء', jumuah: 'جمعہ' },
  at: (time: string) => `${time} بجے`,
  tomorrowAt: (time: string) => `کل ${time} بجے`,
  sinceSunset: '(غروبِ آفتاب سے)',
  tomorrowOn: (date: string) => `کل، ${date}`,
  /** Beside a time past midnight, which belongs to the timetable of the day before. */
  plusDay: 'اگلا دن',
  estimates: 'اندازہ: آج یہاں سورج سے یہ وقت نہیں بنتا۔',
  hoursAndMinutesLeft: (hours: string, minutes: string) =>
    `${hours} ${hours === '1' ? 'گھنٹہ' : 'گھنٹے'} ${minutes} منٹ`,
  minutesLeft: (minutes: string) => `${minutes} منٹ`,
  now: 'ابھی',
  here: 'آپ کا مقام',
  arc: 'آج سورج کا راستہ، اور اس پر نماز کے اوقات',
  asrLine: (school: string) => `عصر: ${school}۔`,
  methodLine: (method: string, school: string) => `طریقہ: ${method}۔ عصر: ${school}۔`,
  schools: { standard: 'شافعی، مالکی اور حنبلی', hanafi: 'حنفی' },
  /** Short names of the authorities whose method is used. */
  methods: {
    jafari: 'لیوا انسٹی ٹیوٹ، قم',
    karachi: 'کراچی',
    isna: 'ISNA',
    mwl: 'رابطۂ عالمِ اسلامی',
    'umm-al-qura': 'ام القریٰ',
    egypt: 'مصری محکمۂ پیمائش',
    tehran: 'تہران یونیورسٹی',
    gulf: 'خلیجی علاقہ',
    kuwait: 'کویت',
    qatar: 'قطر',
    singapore: 'MUIS سنگاپور',
    france: 'UOIF',
    turkey: 'دیانت (ترکیہ)',
    russia: 'مسلمانانِ روس',
    moonsighting: 'مون سائٹنگ کمیٹی',
    dubai: 'دبئی',
    jakim: 'JAKIM',
    tunisia: 'تیونس',
    algeria: 'الجزائر',
    kemenag: 'Kemenag',
    morocco: 'مراکش',
    portugal: 'اسلامی کمیونٹی، لزبن',
    jordan: 'وزارتِ اوقاف، اردن',
  },
  usualLine: (method: string, country: string) => `${method}، ${country} میں رائج`,
  change: 'تبدیل کریں',
  offerAsr: (school: string, country: string) => `${country} میں رائج عصر اپنائیں: ${school}`,
  offerUsual: (method: string, country: string) => `${country} میں رائج طریقہ اپنائیں: ${method}`,
  carriedOn: 'سائٹ اس وقت جواب نہیں دے رہی۔ یہ اوقات اسی طریقے سے ہیں، ضرورت ہو تو AlAdhan سے۔',
  offerOther: (method: string) => `${method} کا طریقہ اپنائیں، یہاں دوسرے اس پر چلتے ہیں`,
  /** Parts of a country that pray by a practice of their own. */
  regions: {
    kerala: 'کیرالا',
    tamilNadu: 'تمل ناڈو',
    westernCape: 'مغربی کیپ',
    kelantan: 'کلنتن',
    kualaLumpur: 'کوالالمپور',
    kuching: 'کوچنگ',
    tatarstan: 'تاتارستان',
    dagestan: 'داغستان',
    chechnya: 'چیچنیا',
    northOfNorway: 'شمالی ناروے',
    northOfCanada: 'شمالی کینیڈا',
  },
  offerDefault: (method: string) => `واپس ${method} کے طریقے پر جائیں، جو یہاں پہلے سے مقرر ہے`,
  settings: 'ترتیبات',
  feast: {
    prayer: 'نمازِ عید',
    afterSunrise: 'طلوعِ آفتاب کے بعد',
    near: 'قریبی مساجد میں اوقات',
    note: 'آپ کے قریب نمازِ عید',
    on: { fitr: (date: string) => `عید الفطر ${date} کو ہے۔`, adha: (date: string) => `عید الاضحیٰ ${date} کو ہے۔` },
    announced: (by: string) => `اعلان: ${by}۔`,
    calendar: 'ام القریٰ کیلنڈر کے مطابق۔ اس ملک کا کوئی اعلان ابھی ہمارے پاس نہیں، اس لیے ایک دن کا فرق ہو سکتا ہے۔',
    source: 'اعلان پڑھیں',
    none: 'آپ کے قریب کسی مسجد نے نمازِ عید کا وقت نہیں بتایا۔',
    tell: 'اپنی مسجد ڈھونڈیں اور ہمیں بتائیں',
    all: 'قریب کی تمام عید نمازیں',
  },
  ramadan: {
    iftar: 'افطار',
    suhoor: 'سحری ختم',
    before: (days: number, date: string) =>
      count(days, { one: `رمضان کل، ${date} سے شروع ہے۔`, other: `رمضان # دن بعد، ${date} سے شروع ہے۔` }),
    fromMaghrib: (date: string) => `پہلی رات ${date} کی مغرب سے شروع ہوگی۔`,
    eidEve: 'آج عید الفطر کی رات ہے۔',
    eid: 'عید مبارک۔ اللہ ہم سے اور آپ سے قبول فرمائے۔',
    day: (day: string) => `رمضان، دن ${day}`,
    imsak: (time: string) => `امساک ${time}`,
    night: (night: string, isComing: boolean) => (isComing ? `آج مغرب سے: ${night}ویں رات` : `آج ${night}ویں رات ہے`),
    note: (iftar: string, suhoor: string) => (iftar ? `افطار ${iftar}` : `سحری ${suhoor} تک`),
  },
  why: {
    source: (authority: string, year: string) => `اصولوں کا ماخذ: ${authority} (${year})۔`,
    sourceUnconfirmed: (authority: string) =>
      `جہاں تک ہمیں معلوم ہے؛ وہاں کسی نے تصدیق نہیں کی۔ اعداد ${authority} کے ہیں۔`,
    sourceRead: (authority: string, year: string) =>
      `اصولوں کا ماخذ: ${authority}، جیسا AlAdhan کی فہرست میں ہے (${year})۔`,
    title: 'یہ وقت کیوں؟',
    intro: 'ہم یہ اوقات آپ کے مقام پر سورج کی جگہ سے نکالتے ہیں۔ ہو سکتا ہے آپ کی مسجد کے اوقات کچھ اور ہوں۔',
    angle: {
      morning: (angle: string) => `صبحِ صادق: سورج ابھی افق سے ${angle} درجے نیچے ہے۔`,
      evening: (angle: string) => `شفق کا اختتام: سورج افق سے ${angle} درجے نیچے ہے۔`,
    },
    horizon: {
      morning: 'سورج کا اوپری کنارہ افق پر ظاہر ہوتا ہے۔',
      evening: 'سورج افق کے نیچے جا چکا ہے۔',
    },
    transit: 'سورج اپنی بلند ترین جگہ سے ڈھل جاتا ہے۔',
    shadow: {
      once: 'دوپہر کے اصلی سائے کے علاوہ ہر چیز کا سایہ اس کے برابر ہو جاتا ہے۔',
      twice: 'دوپہر کے اصلی سائے کے علاوہ ہر چیز کا سایہ اس سے دگنا ہو جاتا ہے۔',
    },
    interval: {
      sunset: (minutes: number) => count(minutes, { other: 'غروبِ آفتاب کے # منٹ بعد۔' }),
      maghrib: (minutes: number) => count(minutes, { other: 'مغرب کے # منٹ بعد۔' }),
    },
    seventhOfNight: {
      morning: 'رات کا آخری ساتواں حصہ شروع ہوتا ہے، کیونکہ خطِ استوا سے اتنی دور شفق بہت دیر تک رہتی ہے۔',
      evening: 'رات کا پہلا ساتواں حصہ ختم ہوتا ہے، کیونکہ خطِ استوا سے اتنی دور شفق بہت دیر تک رہتی ہے۔',
    },
    seasonal: {
      morning: 'صبحِ صادق، جیسا کہ اس عرض البلد پر اس موسم میں دیکھی گئی ہے۔',
      evening: 'شفق کا اختتام، جیسا کہ اس عرض البلد پر اس موسم میں دیکھا گیا ہے۔',
    },
    methodAdds: (minutes: number) => count(minutes, { other: 'متعلقہ ادارہ # منٹ بڑھاتا ہے۔' }),
    methodTakes: (minutes: number) => count(minutes, { other: 'متعلقہ ادارہ # منٹ کم کرتا ہے۔' }),
    ramadanAdds: (minutes: number) =>
      count(minutes, {
        one: 'رمضان میں # منٹ بڑھایا جاتا ہے۔',
        other: 'رمضان میں # منٹ بڑھائے جاتے ہیں۔',
      }),
    ownAdds: (minutes: number) => count(minutes, { one: 'آپ نے # منٹ بڑھایا ہے۔', other: 'آپ نے # منٹ بڑھائے ہیں۔' }),
    ownTakes: (minutes: number) => count(minutes, { one: 'آپ نے # منٹ گھٹایا ہے۔', other: 'آپ نے # منٹ گھٹائے ہیں۔' }),
    rounded: 'احتیاطاً پورے منٹ تک لایا گیا ہے۔',
    bounded: {
      'twilight-angle': 'آج رات شفق بہت دیر تک رہتی ہے، اس لیے وقت رات کے ایک حصے سے مقرر کیا گیا ہے۔',
      'middle-of-night': 'آج رات شفق بہت دیر تک رہتی ہے، اس لیے وقت نصف شب سے مقرر کیا گیا ہے۔',
      'seventh-of-night': 'آج رات شفق بہت دیر تک رہتی ہے، اس لیے وقت رات کے ساتویں حصے سے مقرر کیا گیا ہے۔',
      'nearest-latitude-45': 'آج رات شفق ختم نہیں ہوتی، اس لیے وقت رات کا وہی حصہ لیتا ہے جو 45° پر ہوتا ہے۔',
      'nearest-latitude-48': 'آج رات شفق ختم نہیں ہوتی، اس لیے وقت رات کا وہی حصہ لیتا ہے جو 48.5° پر ہوتا ہے۔',
      'nearest-city':
        'آج رات شفق ختم نہیں ہوتی، اس لیے وقت رات کا وہی حصہ لیتا ہے جو اس قریب ترین بڑے شہر میں ہوتا ہے جہاں رات پوری ہوتی ہے۔',
      makkah: 'آج رات شفق ختم نہیں ہوتی، اس لیے وقت رات کا وہی حصہ لیتا ہے جو مکہ مکرمہ میں ہوتا ہے۔',
      local: 'آج رات شفق بہت دیر تک رہتی ہے، اس لیے وقت ویسے مقرر ہے جیسے ملک کی مساجد نے طے کیا ہے۔',
    },
    estimated: 'آج یہاں سورج سے یہ وقت نہیں نکلتا، اس لیے یہ ایک اندازہ ہے۔',
  },
} satisfies Messages['prayer']
