import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('ur')

export default {
  from: (site) => `بشکریہ ${site}`,
  today: 'آج',
  prayer: 'نماز',
  begins: 'وقت شروع',
  iqamah: 'اقامت',
  next: 'اگلی',
  jumuah: 'جمعہ',
  khutbah: 'خطبہ',
  sisters: 'خواتین کی جگہ',
  noJumuah: 'مسجد نے ابھی جمعے کے اوقات نہیں بتائے۔',
  noTimes: 'مسجد نے ابھی اپنے اوقات نہیں بتائے۔',
  estimated: 'کچھ اوقات اندازے سے ہیں۔',
  hijri: 'ہجری تاریخ',
  reviews: (n) => count(n, { one: '# رائے', other: '# آراء' }),
  outOf: (rating, most) => `${most} میں سے ${rating}`,
  noReviews: 'ابھی کوئی رائے نہیں',
  writeReview: 'رائے لکھیں',
  evidence: 'ثبوت دیکھیں',
  asOf: (date) => `${date} کے مطابق`,
  halal: 'حلال',
  closed: 'یہ کاروبار بند ہو چکا ہے۔',
  missing: 'یہاں اب کچھ نہیں',
  missingText: 'یہ ویجیٹ جو کچھ دکھاتا تھا، وہ اب ڈائریکٹری میں نہیں ہے۔',
  bad: 'یہ ویجیٹ ٹھیک سے نہیں لگایا گیا',
} satisfies EmbedTexts
