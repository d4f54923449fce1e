import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ur')

/**
 * Pages of a category in a place, and the guide to services. Numbers, names and headings arrive written in the page's
 * language.
 */
export const locationPages = {
  mosquesOf: {
    name: 'مساجد',
    lead: (n: number) =>
      count(n, { one: '# مسجد، نماز کے اوقات اور راستے کے ساتھ۔', other: '# مساجد، نماز کے اوقات اور راستے کے ساتھ۔' }),
    none: 'یہاں ابھی کوئی مسجد درج نہیں۔',
    nearMe: 'میرے قریب مساجد',
    restaurants: 'کھانے کی جگہیں',
  },
  facts: {
    title: 'ایک نظر میں',
    listings: 'اندراجات',
    rating: 'درمیانی ریٹنگ',
    ratingHint: (n: number) => count(n, { one: '# جگہ کی ریٹنگ سے', other: '# جگہوں کی ریٹنگ سے' }),
    certified: 'حلال سرٹیفکیٹ موجود',
    owned: 'مسلم ملکیت',
    mosques: 'قریب کی مساجد',
    mosquesInCountry: 'درج مساجد',
    openNow: 'اس وقت کھلے',
    openHint: (n: number) => count(n, { other: 'اوقات بتانے والے # میں سے' }),
  },
  list: {
    title: 'اندراجات',
    range: (from: string, to: string, total: string) => `${total} میں سے ${from}–${to}`,
    filters: 'ان میں تلاش کریں اور چھانٹیں',
    map: 'نقشے پر',
    empty: 'یہاں ابھی کوئی درج نہیں',
    emptyText: 'نیچے قریب کی جگہیں دیکھیں، یا سب سے پہلے آپ یہاں کوئی جگہ درج کریں۔',
  },
  neighbours: {
    subcategories: 'مزید چھانٹیں',
    cities: 'دوسرے شہروں میں',
    citiesInCountry: 'شہر کے لحاظ سے',
    countries: 'ملک کے لحاظ سے',
    categories: 'یہاں کے دوسرے زمرے',
    mosques: 'قریب کی مساجد',
    counted: (label: string, amount: string) => `${label} (${amount})`,
  },
  faq: {
    title: 'سوال و جواب',
    howMany: {
      question: (heading: string) => `${heading}: کتنے درج ہیں؟`,
      answer: (n: number) => count(n, { one: 'ایک جگہ درج ہے۔', other: '# جگہیں درج ہیں۔' }),
      owned: (n: number) =>
        count(n, { one: ' ان میں سے # مسلمانوں کی ملکیت ہے۔', other: ' ان میں سے # مسلمانوں کی ملکیت ہیں۔' }),
    },
    best: {
      question: 'سب سے اچھی ریٹنگ کن کی ہے؟',
      answer: (names: string) => `ہمارے ارکان کی آراء کے مطابق: ${names}۔`,
      rated: (name: string, rating: string) => `${name} (${rating})`,
    },
    halal: {
      question: 'کیا کھانے کا حلال سرٹیفکیٹ ہے؟',
      certified: (n: number) =>
        count(n, {
          one: '# جگہ کا حلال سرٹیفکیٹ ہمارے پاس ہے جس کی مدت باقی ہے۔',
          other: '# جگہوں کے حلال سرٹیفکیٹ ہمارے پاس ہیں جن کی مدت باقی ہے۔',
        }),
      confirmed: (n: number) =>
        count(n, {
          one: ' مزید # کی کئی ارکان نے تصدیق کی ہے۔',
          other: ' مزید # کی کئی ارکان نے تصدیق کی ہے۔',
        }),
      none: 'یہاں ابھی کسی نے ہمارے پاس حلال سرٹیفکیٹ جمع نہیں کرایا۔ ہر صفحہ بتاتا ہے کہ کیا معلوم ہے اور کون کہتا ہے۔',
    },
    openNow: {
      question: 'اس وقت کون سی جگہیں کھلی ہیں؟',
      answer: (open: string, n: number) =>
        count(n, {
          one: `اوقات بتانے والی # جگہ میں سے ${open} اس وقت کھلی ہے۔`,
          other: `اوقات بتانے والی # جگہوں میں سے ${open} اس وقت کھلی ہیں۔`,
        }),
    },
    prayer: {
      question: 'کیا قریب میں نماز کی جگہ ہے؟',
      mosques: (n: number) => count(n, { one: 'اس علاقے میں # مسجد درج ہے۔', other: 'اس علاقے میں # مساجد درج ہیں۔' }),
      space: (n: number) =>
        count(n, {
          one: ' ان میں سے # جگہ پر نماز پڑھنے کی سہولت ہے۔',
          other: ' ان میں سے # جگہوں پر نماز پڑھنے کی سہولت ہے۔',
        }),
    },
    add: {
      question: 'کاروبار کیسے درج کروں؟',
      answer: 'اندراج مفت ہے۔ رجسٹر کریں، جگہ کے بارے میں بتائیں، اور وہ فوراً یہاں نظر آ جائے گی۔',
    },
  },
  demand: {
    title: 'کیا آپ کا بھی ایسا کاروبار ہے؟',
    text: (heading: string) => `لوگ یہاں “${heading}” تلاش کرتے ہیں۔ اندراج مفت ہے اور چند منٹ لگتے ہیں۔`,
    action: 'اپنا کاروبار درج کریں',
  },
  categories: {
    restaurants: {
      title: 'حلال ریستوران اور کھانے',
      lead: 'ریستوران، گرل، ٹیک اوے اور کیفے، حلال ہونے کے ثبوت، ریٹنگ اور کھلنے کے اوقات کے ساتھ۔',
    },
    technology: {
      title: 'مسلمانوں کے ٹیکنالوجی کاروبار',
      lead: 'سافٹ ویئر، ویب ڈیزائن، آئی ٹی سپورٹ اور مرمت، اپنی کمیونٹی کے لوگوں سے۔',
    },
    finance: {
      title: 'اسلامی مالیات اور اکاؤنٹنٹ',
      lead: 'اکاؤنٹنٹ، گھر کے لیے فنانسنگ، تکافل اور سود سے پاک سرمایہ کاری۔',
    },
  },
  near: (place: string) => `${place} کے قریب`,
  inCountry: (country: string) => `${country} میں`,
  worldwide: 'دنیا بھر میں',
  services: {
    title: 'زندگی کے ہر مرحلے کے لیے حلال خدمات',
    lead: 'آپ کو کس کام میں مدد چاہیے؟ چنیں، اور دیکھیں آپ کے قریب کون یہ کام کرتا ہے۔',
    description:
      'حج اور عمرہ، نکاح، کفن دفن، قانون، اکاؤنٹنگ، ترجمہ، ٹیوشن، بچوں کی نگہداشت اور بہت کچھ، آپ کے قریب کے مسلمانوں سے۔',
    near: (place: string) => `یہ تعداد ${place} اور اس کے گرد 75 کلومیٹر کی ہے۔`,
    anywhere: 'یہ تعداد پوری دنیا کی ہے۔ اپنا مقام بتائیں تاکہ قریب والے نظر آئیں۔',
    setPlace: 'اپنا مقام بتائیں',
    listed: (n: number) => count(n, { other: '# درج' }),
    none: 'ابھی کوئی درج نہیں',
    inCity: (name: string, city: string) => `${city} میں ${name}`,
    all: (name: string) => `سب: ${name}`,
    missing: {
      title: 'ابھی یہاں نہیں؟',
      text: 'اگر آپ کوئی ایسی خدمت دیتے ہیں جس کی کمیونٹی کو ضرورت ہے تو اسے درج کریں: آپ کے قریب لوگ ڈھونڈ رہے ہیں۔',
    },
    groups: {
      journeys: {
        title: 'حج، عمرہ اور سفر',
        text: 'گائیڈ، پروازیں، ہوٹل اور سواری، ایسے سفر کے لیے جس میں نماز اور حلال کھانے کا خیال رہے۔',
      },
      family: {
        title: 'نکاح اور خوشیاں',
        text: 'پہلی ملاقات سے ولیمے تک: رشتے، ہال، مہندی اور کیٹرنگ۔',
      },
      farewell: { title: 'کفن دفن', text: 'غسل، کفن، میت کی منتقلی اور تدفین، دن رات۔' },
      law: {
        title: 'قانون، کاغذات اور جائیداد',
        text: 'وصیت، معاہدے، امیگریشن، تصدیق شدہ ترجمہ اور گھر۔',
      },
      money: { title: 'سود سے پاک مالی معاملات', text: 'حساب کتاب، ٹیکس، زکوٰۃ، گھر کے لیے فنانسنگ، تکافل اور بچت۔' },
      learning: { title: 'تعلیم', text: 'قرآن کے اساتذہ، ٹیوٹر، زبانیں اور اسکول۔' },
      children: { title: 'بچے اور دیکھ بھال', text: 'بچوں کی نگہداشت، نرسری، دائیاں اور دل کی بات سننے والے۔' },
      home: { title: 'گھر اور مرمت', text: 'معمار، الیکٹریشن، پلمبر اور سامان منتقل کرنے والے۔' },
    },
  },
  external: {
    label: (source: string) => `${source} کی ریٹنگ`,
    rating: (rating: string) => `5 میں سے ${rating}`,
    reviews: (n: number) => count(n, { one: '# رائے', other: '# آراء' }),
    source: 'Google',
    title: (source: string) => `${source} کی آراء`,
    note: (source: string) => `جیسی ${source} پر ہیں ویسی دکھائی گئی ہیں۔ یہاں کی ریٹنگ میں شمار نہیں ہوتیں۔`,
  },
} satisfies Messages['locationPages']
