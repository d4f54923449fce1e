import type { answers as en } from '../en/answers.ts'

export const answers: typeof en = {
  needPlace: 'کون سا شہر؟ اس کا نام لکھیں، یا [اپنی جگہ چنیں](/place)۔',
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
  moonMayDiffer: 'چاند کی رویت سے ایک دن کا فرق ہو سکتا ہے۔',
  surah: (name: string) => `یہ رہی سورہ ${name}۔`,
  verse: (surah: string, number: string) => `یہ رہی آیت: ${surah} ${number}۔`,
  verses: (n: string) => `${n} آیات`,
  nisab: {
    gold: (value: string, grams: string, date: string) => `سونا (${grams} گرام): ${value}، قیمت ${date}`,
    silver: (value: string, grams: string, date: string) => `چاندی (${grams} گرام): ${value}، قیمت ${date}`,
  },
  zakaat: 'آج کی قیمتوں پر نصاب۔ واجب رقم کیلکولیٹر بتاتا ہے: [زکوٰۃ](/zakaat)',
  zakaatNoPrices: 'ابھی میرے پاس قیمتیں نہیں۔ کیلکولیٹر میں آپ خود لکھ سکتے ہیں: [زکوٰۃ](/zakaat)',
  plans: 'کاروبار کے لیے ہمارے پلان۔ بنیادی اندراج ہمیشہ مفت ہے۔ [پلان دیکھیں](/packages)',
  plansTitle: 'پلان',
  perMonth: (price: string) => `${price} ماہانہ`,
  section: 'یہ یہاں ملے گا۔',
  sections: { event: 'تقریبات', job: 'ملازمتیں', course: 'کورسز', recipe: 'تراکیب' },
  person: 'میں آپ کو ہماری ٹیم سے ملاتا ہوں۔ یہاں انتظار نہ کر سکیں تو ای میل چھوڑ دیں۔',
  /** Typed as the visitor would. */
  chips: { openNow: 'ابھی کھلا', prayerSpace: 'نماز کی جگہ', sisters: 'خواتین کی جگہ', prayer: 'نماز کے اوقات' },
  setPlace: (name: string) => `${name} کو میری جگہ بنائیں`,
  sure: (what: string) => `${what}؟`,
  yes: 'ہاں',
  no: 'نہیں',
  done: 'ہو گیا۔',
  askPerson: 'ہماری ٹیم سے پوچھیں',
  emailLabel: 'آپ کا ای میل، اگر آپ جا سکتے ہیں',
  sendOn: 'ہماری ٹیم کو بھیجیں',
  waiting: 'آپ کا سوال ہماری ٹیم کے پاس ہے۔ جواب یہیں آئے گا؛ آپ بند کر کے واپس بھی آ سکتے ہیں۔',
  waitingMail: (email: string) => `آپ کا سوال ہماری ٹیم کے پاس ہے۔ جواب یہاں، اور جانے پر ${email} پر آئے گا۔`,
  staff: 'ہماری ٹیم',
  closed: 'یہ گفتگو بند ہے۔ جب چاہیں دوبارہ پوچھیں۔',
  notSure: 'مجھے اس کا یقین نہیں۔ میں ہماری ٹیم سے پوچھ سکتا ہوں۔',
}
