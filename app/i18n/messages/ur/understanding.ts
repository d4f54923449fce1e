import type { understanding as en } from '../en/understanding.ts'
import { answers } from './answers.ts'

export const understanding: typeof en = {
  answers,
  understoodAs: 'ہم یہ سمجھے:',
  asTyped: 'بالکل یہی الفاظ تلاش کریں',
  didYouMean: 'یا آپ کی مراد یہ تھی',
  nearMe: 'میرے قریب',
  cheap: 'کم قیمت',
  open: { now: 'ابھی کھلا', late: 'دیر تک کھلا', prayer: 'اگلی نماز کے بعد کھلا' },
  elsewhere: {
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
    anyWord: (word: string) => `تمام الفاظ سے کچھ نہیں ملا۔ یہ ”${word}“ سے ملتے ہیں۔`,
    withoutWords: (word: string) => `ان الفاظ سے کچھ نہیں ملا۔ یہ ${word} میں ہیں۔`,
    similar: (word: string) => `یہاں اس قسم کا کچھ نہیں۔ ${word} میں یہ ملتے جلتے ہیں۔`,
    similarAnywhere: (word: string) => `قریب اس قسم کا کچھ نہیں۔ ${word} میں سب سے قریب یہ ہیں۔`,
    everything: (_: string) => `ابھی ایسا کچھ نہیں۔ قریب یہ درج ہیں۔`,
  },
  addFirst: 'کوئی جگہ جانتے ہیں؟ پہلی آپ شامل کریں',
  named: 'کیا آپ یہ ڈھونڈ رہے ہیں؟',
  suggestions: {
    label: 'تجاویز',
    places: 'مقامات',
    categories: 'زمرے',
    businesses: 'کاروبار',
    mosques: 'مساجد',
    quran: 'قرآن',
    pages: 'صفحات',
    recent: 'حالیہ تلاش',
    forget: 'حالیہ تلاش سے ہٹائیں',
    forgetAll: 'حالیہ تلاش صاف کریں',
    all: (text: string) => `”${text}“ تلاش کریں`,
    count: (n: string) => `${n} تجاویز`,
    inCity: (what: string, city: string) => `${city} میں ${what}`,
    none: 'کوئی تجویز نہیں',
  },
  /** Under a card: the words of the search that its text has. */
  why: (words: string) => `${words} کا ذکر ہے`,
}
