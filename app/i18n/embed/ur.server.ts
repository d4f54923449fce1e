import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('ur')

export default {
  from: (site) => `${site} سے`,
  today: 'آج',
  prayer: 'نماز',
  begins: 'آغاز',
  iqamah: 'اقامت',
  next: 'اگلی',
  jumuah: 'جمعہ',
  khutbah: 'خطبہ',
  sisters: 'خواتین کے لیے جگہ',
  noJumuah: 'مسجد نے ابھی جمعہ کے اوقات نہیں بتائے۔',
  noTimes: 'مسجد نے ابھی اپنے اوقات نہیں بتائے۔',
  estimated: 'کچھ اوقات اندازے سے ہیں۔',
  hijri: 'ہجری تاریخ',
  reviews: (n) => count(n, { one: '# جائزہ', other: '# جائزے' }),
  outOf: (rating, most) => `${most} میں سے ${rating}`,
  noReviews: 'ابھی کوئی جائزہ نہیں',
  writeReview: 'جائزہ لکھیں',
  evidence: 'ثبوت دیکھیں',
  asOf: (date) => `${date} کو`,
  halal: 'حلال',
  closed: 'یہ کاروبار بند ہو چکا ہے۔',
  missing: 'یہاں اب کچھ نہیں',
  missingText: 'جو یہ ویجیٹ دکھاتا تھا وہ ڈائریکٹری میں نہیں ہے۔',
  bad: 'یہ ویجیٹ درست ترتیب نہیں دیا گیا',
} satisfies EmbedTexts
