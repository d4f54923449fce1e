import { plural } from '../../plural.ts'
import type { understanding as en } from '../en/understanding.ts'

const count = plural('ur')

export const understanding: typeof en = {
  answers: {
    needPlace: 'کون سا شہر؟ اس کا نام لکھیں، یا [اپنی جگہ چنیں](/place)۔',
    anywhere:
      'شہر کے بغیر میں نہیں بتا سکتا کہ قریب کیا ہے۔ یہ ہر جگہ سے کھلتے ہیں: [مساجد](/mosques)، [کاروبار](/businesses)، [نماز کے اوقات](/athan)۔',
    prayer: (prayer: string, place: string, time: string, day: string) =>
      `${place} میں ${prayer} کا وقت ${time} ہے (${day})۔`,
    prayerDay: (place: string, day: string) => `${place} میں نماز کے اوقات، ${day}۔`,
    method: (name: string) => `حساب: ${name}۔ [نماز کے اوقات](/athan)`,
    and: (prayer: string) => `اور ${prayer}؟`,
    tomorrow: 'اور کل؟',
    jumuah: (place: string) => `${place} کے قریب نماز جمعہ، جیسا ہر مسجد نے ہمیں بتایا۔`,
    mosques: (place: string) => `${place} کے قریب ترین مساجد۔`,
    mosquesNamed: 'اس نام کی مساجد۔',
    noMosques: (place: string) => `${place} کے قریب ابھی مجھے کوئی مسجد معلوم نہیں۔`,
    iqamah: (mosque: string) => `${mosque} میں آج جماعت کے اوقات، جیسا مسجد نے بتایا۔`,
    noIqamah: (mosque: string) => `${mosque} نے ابھی جماعت کے اوقات نہیں بتائے۔ اس کے صفحے پر نماز کے اوقات ہیں۔`,
    seeAll: 'سب دیکھیں',
    places: 'مقامات',
    businesses: (what: string, place: string) => (place ? `${place} کے قریب ${what}۔` : `${what}۔`),
    nearestOnly: (what: string, place: string) =>
      place
        ? `${place} کے قریب یہ سب کہیں نہیں ملا۔ سب سے قریب تر: ${what}۔`
        : `یہ سب کہیں نہیں ملا۔ سب سے قریب تر: ${what}۔`,
    noBusinesses: 'ابھی ایسا کچھ نہیں ملا۔ دوسرے الفاظ آزمائیں، یا پہلی جگہ آپ شامل کریں۔',
    noHours: (name: string) => `${name} نے اوقات کار نہیں بتائے۔ شاید اس کے صفحے پر فون نمبر ہو۔`,
    byName: 'کیا آپ کی مراد ان میں سے کوئی ہے؟',
    ruling:
      'میں فتویٰ نہیں دیتا۔ کسی معتبر عالم سے پوچھیں؛ [قریبی مساجد](/mosques) رہنمائی کر سکتی ہیں۔ کسی جگہ کے حلال ہونے کا جو ثبوت درج ہے وہ میں دکھا سکتا ہوں۔',
    evidence: (name: string) =>
      `میں فتویٰ نہیں دیتا، مگر ${name} کے بارے میں یہ درج ہے: کس نے کہا، کب سے، اور کس ثبوت کے ساتھ۔`,
    inMakkah: 'مکہ میں رخ خود کعبہ کی طرف ہوتا ہے۔ [قبلہ](/athan/qibla)',
    qibla: (place: string, degrees: string) =>
      `${place} سے قبلہ اصل شمال سے گھڑی کی سمت ${degrees}° پر ہے۔ [نقشے پر دیکھیں](/athan/qibla)`,
    fromNorth: 'اصل شمال سے گھڑی کی سمت',
    hijri: (date: string) => `آج ${date} ہے۔ [اسلامی کیلنڈر](/athan/hijri)`,
    hijriDay: (name: string, date: string) => `${name} ${date} کو متوقع ہے۔ [اسلامی کیلنڈر](/athan/hijri)`,
    occasions: (what: string, place: string) => `${place} کے قریب ${what}، جیسا مسجدوں نے بتایا۔`,
    moonMayDiffer: 'چاند کی رویت سے ایک دن کا فرق ہو سکتا ہے۔',
    surah: (name: string, number: string, verses: string) =>
      `سورۃ ${name} قرآن کی ${number} نمبر سورت ہے، اس کی ${verses} آیات ہیں۔`,
    verse: (surah: string, number: string, text: string) => `${surah} ${number}: “${text}”`,
    itself:
      'میں محلہ کا معاون ہوں: ایک پروگرام، انسان نہیں۔ میں جگہیں، مساجد، نماز کے اوقات، قبلہ، قرآن اور اس سائٹ کا طریقہ ڈھونڈ کر بتاتا ہوں، اور جو نہ جانوں وہ صاف کہہ دیتا ہوں۔ [کسی انسان سے بات کریں](/contact)',
    hasFacility: (name: string, what: string) => `${name} میں یہ ہے: ${what}۔`,
    facilityUnknown: (name: string, what: string) =>
      `مجھے معلوم نہیں کہ ${name} میں یہ ہے یا نہیں: ${what}۔ جانے سے پہلے ان سے پوچھ لیں۔`,
    hasNoFacility: (name: string, what: string) => `ہمیں بتایا گیا ہے کہ ${name} میں یہ نہیں ہے: ${what}۔`,
    page: 'یہ صفحہ اسی بارے میں ہے:',
    versesOn: (words: string, count: string) => `جن آیات میں «${words}» کا ذکر ہے (${count})۔`,
    readSurah: 'پڑھیں',
    verses: (n: string) => `${n} آیات`,
    nisab: {
      gold: (value: string, grams: string, date: string) => `سونا (${grams} گرام): ${value}، قیمت ${date}`,
      silver: (value: string, grams: string, date: string) => `چاندی (${grams} گرام): ${value}، قیمت ${date}`,
    },
    zakaat: ['آج کی قیمتوں پر نصاب۔', 'واجب رقم کیلکولیٹر بتاتا ہے: [زکوٰۃ](/zakaat)'],
    zakaatDue: (sum: string, due: string) =>
      `اگر ${sum} آپ کے نصاب سے اوپر ہے اور اس پر قمری سال گزر چکا ہے تو اس کی زکوٰۃ ${due} ہے (2.5٪)۔ `,
    zakaatBelow: (sum: string) => `اکیلا ${sum} نصاب سے کم ہے، اس پر زکوٰۃ نہیں۔ `,
    zakaatNoPrices: 'ابھی میرے پاس قیمتیں نہیں۔ کیلکولیٹر میں آپ خود لکھ سکتے ہیں: [زکوٰۃ](/zakaat)',
    plans: ['کاروبار کے لیے ہمارے پلان۔', 'بنیادی اندراج ہمیشہ مفت ہے۔ [پلان دیکھیں](/packages)'],
    plansTitle: 'پلان',
    perMonth: (price: string) => `${price} ماہانہ`,
    /** In a section where nothing fits. */
    noneNow: (section: string) => `${section} میں اس وقت ایسا کچھ نہیں۔ وہاں جو کچھ ہے، یہ رہا۔`,
    sections: { event: 'تقریبات', job: 'ملازمتیں', course: 'کورسز', recipe: 'تراکیب' },
    person: 'میں آپ کو ہماری ٹیم سے ملاتا ہوں۔ یہاں انتظار نہ کر سکیں تو ای میل چھوڑ دیں۔',
    /** Typed as the visitor would. */
    chips: { openNow: 'ابھی کھلا', prayerSpace: 'نماز کی جگہ', sisters: 'خواتین کی جگہ', prayer: 'نماز کے اوقات' },
    setPlace: (name: string) => `${name} کو میری جگہ بنائیں`,
    save: (name: string) => `${name} محفوظ کریں`,
    follow: (name: string) => `${name} کو فالو کریں`,
    report: (name: string) => `${name} کے بارے میں مسئلہ بتائیں`,
    /** Before something to do that was asked for. */
    confirm: 'ضرور۔ تصدیق کریں:',
    closest: (place: string) => `${place ? `${place} سے ` : ''}سب سے قریب یہ ہیں۔`,
    exactPlace: 'آپ کی درست جگہ سے نتیجہ بہتر ہوگا: [اپنی جگہ چنیں](/place)۔',
    planFree: (name: string) => `${name} پلان مفت ہے۔`,
    planCosts: (name: string, monthly: string, annual: string) =>
      `${name} پلان کی قیمت ${monthly} ماہانہ یا ${annual} سالانہ ہے۔`,
    jumuahAt: (mosque: string, times: string) => `${mosque} میں نماز جمعہ: ${times}۔`,
    noJumuahAt: (mosque: string) =>
      `${mosque} نے ابھی جمعہ کا وقت نہیں بتایا۔ اگر آپ کو معلوم ہے تو اس کے صفحے پر لکھ دیں۔`,
    ringFirst: (what: string, place: string) =>
      `مجھے ابھی معلوم نہیں کہ ${place} کے قریب کس مسجد میں یہ سہولت ہے: ${what}۔ سب سے قریب یہ ہیں، جانے سے پہلے فون کر لیں۔`,
    reading:
      'میں فتویٰ نہیں دیتا۔ ہمارے مضامین میں یہ لکھا ہے، حوالوں کے ساتھ؛ جہاں علما کا اختلاف ہے وہ بھی درج ہے۔ اپنے معاملے کے لیے کسی امام سے پوچھیں۔',
    imam: 'اپنے قریب کسی امام سے پوچھیں',
    callPlace: (name: string, number: string) => `${name} کو فون کریں: ${number}`,
    wayTo: (name: string) => `${name} کا راستہ`,
    noPhone: (name: string) => `ہمارے پاس ابھی ${name} کا فون نمبر نہیں۔`,
    noneSaved: 'آپ نے ابھی کوئی جگہ محفوظ نہیں کی۔ کسی جگہ پر دل دبائیں تو وہ محفوظ ہو جائے گی۔',
    noPlan: 'آپ کا ابھی کوئی پلان نہیں۔ کاروبار درج کرنا مفت ہے۔',
    planRuns: (name: string, date: string, days: number) =>
      count(days, {
        one: `آپ کا ${name} پلان ${date} تک ہے: # دن باقی ہے۔`,
        other: `آپ کا ${name} پلان ${date} تک ہے: # دن باقی ہیں۔`,
      }),
    signInFirst: 'پہلے سائن ان کریں، پھر میں آپ کو بتا سکوں گا۔',
    modelAway: 'یہ جواب لینگویج ماڈل کے بغیر ہے، جو اس وقت دستیاب نہیں۔',
    sure: (what: string) => `${what}؟`,
    yes: 'ہاں',
    no: 'نہیں',
    done: 'ہو گیا۔',
    /** Nobody knows whether it arrived. */
    lost: 'جواب ملنے سے پہلے رابطہ ٹوٹ گیا، شاید یہ کام نہ ہوا ہو۔ دوبارہ کوشش کریں۔',
    askPerson: 'ہماری ٹیم سے پوچھیں',
    emailLabel: 'آپ کا ای میل، اگر آپ جا سکتے ہیں',
    sendOn: 'ہماری ٹیم کو بھیجیں',
    waiting: 'آپ کا سوال ہماری ٹیم کے پاس ہے۔ جواب یہیں آئے گا؛ آپ بند کر کے واپس بھی آ سکتے ہیں۔',
    waitingMail: (email: string) => `آپ کا سوال ہماری ٹیم کے پاس ہے۔ جواب یہاں، اور جانے پر ${email} پر آئے گا۔`,
    staff: 'ہماری ٹیم',
    closed: 'یہ گفتگو بند ہے۔ جب چاہیں دوبارہ پوچھیں۔',
    notSure: 'مجھے اس کا یقین نہیں۔ میں ہماری ٹیم سے پوچھ سکتا ہوں۔',
  },
  understoodAs: 'ہم یہ سمجھے:',
  asTyped: 'بالکل یہی الفاظ تلاش کریں',
  didYouMean: 'یا آپ کی مراد یہ تھی',
  nearMe: 'میرے قریب',
  cheap: 'کم قیمت',
  open: { now: 'ابھی کھلا', late: 'دیر تک کھلا', prayer: 'اگلی نماز کے بعد کھلا' },
  days: {
    today: 'آج',
    tomorrow: 'کل',
    sunday: 'اتوار',
    monday: 'پیر',
    tuesday: 'منگل',
    wednesday: 'بدھ',
    thursday: 'جمعرات',
    friday: 'جمعہ',
    saturday: 'ہفتہ',
    weekend: 'ہفتے کا آخر',
  },
  elsewhere: {
    business: 'اس تلاش کے لیے کاروبار دیکھیں',
    job: 'اس تلاش کے لیے نوکریاں دیکھیں',
    event: 'اس تلاش کے لیے تقریبات دیکھیں',
    recipe: 'اس تلاش کے لیے ترکیبیں دیکھیں',
    course: 'کورس دیکھیں',
    mosque: 'اس تلاش کی مساجد دیکھیں',
    prayer: 'نماز کے اوقات دیکھیں',
    quran: 'قرآن میں کھولیں',
    qibla: 'قبلہ معلوم کریں',
    zakaat: 'زکوٰۃ کیلکولیٹر کھولیں',
    hijri: 'اسلامی کیلنڈر دیکھیں',
  },
  needsPlace: 'ہمیں ابھی معلوم نہیں کہ آپ کہاں ہیں۔',
  choosePlace: 'اپنی جگہ چنیں',
  /** Above what was found with less asked for. */
  relaxedTitle: 'مگر یہ ملے',
  relaxed: {
    farther: (_: string) => `اتنا قریب کچھ نہیں۔ یہ ذرا دور ہیں۔`,
    withoutFilters: (_: string) => `تمام فلٹرز پر کچھ پورا نہیں اترتا۔ ان کے بغیر یہ ملے۔`,
    anywhere: (_: string) => `اس علاقے میں کچھ نہیں۔ کہیں بھی سب سے قریب یہ ہیں۔`,
    anyWord: (word: string) => `تمام الفاظ سے کچھ نہیں ملا۔ یہ “${word}” سے ملتے ہیں۔`,
    withoutWords: (word: string) => `ان الفاظ سے کچھ نہیں ملا۔ یہ ${word} میں ہیں۔`,
    everything: (_: string) => `ابھی ایسا کچھ نہیں۔ قریب یہ درج ہیں۔`,
    anyDay: (_: string) => `اس دن کچھ نہیں۔ یہ دوسرے دنوں میں ہیں۔`,
    all: (_: string) => `ایسا کچھ ابھی نہیں۔ جو موجود ہے وہ یہ ہے۔`,
  },
  /** What is not there: its name in the words that were typed, and where; an empty place is not said. */
  none: {
    listed: (what: string, where: string) =>
      where ? `${where} میں ابھی “${what}” درج نہیں۔` : `ابھی “${what}” درج نہیں۔`,
    filtered: (where: string) =>
      where ? `${where} میں آپ کے تمام فلٹرز سے کچھ نہیں ملتا۔` : 'آپ کے تمام فلٹرز سے کچھ نہیں ملتا۔',
    anything: (where: string) => (where ? `${where} میں ابھی کچھ درج نہیں۔` : 'یہاں ابھی کچھ درج نہیں۔'),
  },
  /** What stands below it. */
  instead: {
    closest: (n: string, _word: string) => `قریب ترین (${n}):`,
    withoutFilters: (n: string, _word: string) => `ان فلٹرز کے بغیر (${n}):`,
    inKind: (n: string, word: string) => `قریب میں ${word} (${n}):`,
    anyWord: (n: string, word: string) => `“${word}” کے نتائج (${n}):`,
    anything: (n: string, _word: string) => `قریبی جگہیں (${n}):`,
  },
  knowOne: 'کوئی جانتے ہیں؟ شامل کریں',
  named: 'کیا آپ یہ ڈھونڈ رہے ہیں؟',
  suggestions: {
    label: 'تجاویز',
    places: 'مقامات',
    categories: 'زمرے',
    businesses: 'کاروبار',
    mosques: 'مساجد',
    rooms: 'نماز کی جگہیں',
    quran: 'قرآن',
    pages: 'صفحات',
    recent: 'حالیہ تلاش',
    forget: 'حالیہ تلاش سے ہٹائیں',
    forgetAll: 'حالیہ تلاش صاف کریں',
    all: (text: string) => `“${text}” تلاش کریں`,
    count: (n: string) => `${n} تجاویز`,
    inCity: (what: string, city: string) => `${city} میں ${what}`,
    none: 'کوئی تجویز نہیں',
  },
  /** Under a card: why the search found it. */
  why: {
    name: 'نام ملتا ہے',
    menu: (dish: string) => `مینو میں ${dish} شامل ہے`,
    offer: (what: string) => `${what} دستیاب ہے`,
    kind: (part: string) => `زمرہ: ${part}`,
    about: (words: string) => `تفصیل میں ${words} کا ذکر ہے`,
    place: 'مقام ملتا ہے',
  },
  /** A city in which nobody is listed. */
  nobodyIn: (city: string) => `${city} میں ابھی کوئی جگہ درج نہیں۔`,
  addFirstIn: (city: string) => `${city} کی پہلی جگہ شامل کریں`,
}
