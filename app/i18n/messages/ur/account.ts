import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '../../plural.ts'

const count = plural('ur')

export const account = {
  title: 'آپ کا اکاؤنٹ',
  lead: 'جو آپ نے محفوظ کیا، لکھا اور فالو کیا، سب ایک جگہ۔',
  greeting: (name: string) => (name ? `السلام علیکم، ${name}` : 'السلام علیکم'),
  saved: 'محفوظ جگہیں',
  seeSaved: 'محفوظ جگہیں دیکھیں',
  nothingSaved: 'کسی بھی جگہ کے دل کو دبائیں، وہ یہاں محفوظ ہو جائے گی۔',
  savedCount: (n: number) => count(n, { one: 'ایک جگہ', other: '# جگہیں' }),
  masjid: 'میری مسجد',
  seeMasjid: 'اس کا صفحہ کھولیں',
  chooseMasjid: 'اپنی مسجد تلاش کریں',
  noMasjid: 'وہ مسجد چنیں جہاں آپ نماز پڑھتے ہیں، اس کے اوقات سب سے پہلے نظر آئیں گے۔',
  following: (n: number) => count(n, { one: 'آپ ایک مسجد کو فالو کرتے ہیں۔', other: 'آپ # مساجد کو فالو کرتے ہیں۔' }),
  businesses: 'میرے کاروبار',
  openDashboard: 'ڈیش بورڈ کھولیں',
  addBusiness: 'کاروبار درج کریں',
  resume: 'اپنا اندراج مکمل کریں',
  businessCount: (n: number) => count(n, { one: 'ایک اندراج', other: '# اندراجات' }),
  draftWaits: 'آپ کا مسودہ محفوظ ہے۔ جہاں چھوڑا تھا وہیں سے جاری رکھیں۔',
  noBusiness: 'کیا آپ کا کوئی کاروبار ہے؟ اندراج مفت ہے۔',
  security: 'حفاظت',
  openSecurity: 'حفاظت کی ترتیبات',
  securityText: 'دوسرا مرحلہ شامل کریں تاکہ صرف آپ لاگ ان کر سکیں۔',
  reviews: 'میرے جائزے',
  noReviews: 'آپ نے ابھی کسی جگہ کا جائزہ نہیں لکھا۔',
  states: { pending: 'جانچ کے انتظار میں', rejected: 'شائع نہیں ہوا', removed: 'ہٹا دیا گیا' },
} satisfies Messages['account']
