// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ur')

export const ui = {
  close: 'بند کریں',
  dismiss: 'یہ پیغام ہٹائیں',
  loading: 'لوڈ ہو رہا ہے…',
  optional: 'اختیاری',
  copying: {
    copy: 'کاپی کریں',
    copyThis: (what: string) => `کاپی کریں: ${what}`,
    copied: 'کاپی ہو گیا',
  },
  notifications: 'اطلاعات',
  filters: 'فلٹر',
  removeFilter: 'یہ فلٹر ہٹائیں',
  errorSummary: (n: number) =>
    count(n, { one: 'آگے بڑھنے سے پہلے # بات درست کریں', other: 'آگے بڑھنے سے پہلے # باتیں درست کریں' }),
  /** What any form may be refused for; sections have words of their own where these are too general. */
  refusals: {
    signIn: 'براہِ کرم پہلے لاگ ان کریں۔',
    notAllowed: 'آپ کو یہ کرنے کی اجازت نہیں۔',
    missing: 'یہ اب یہاں نہیں ہے۔',
    twice: 'یہ پہلے سے موجود ہے۔',
    conflict: 'اس دوران کسی اور نے یہ بدل دیا ہے۔ براہِ کرم دوبارہ دیکھ لیں۔',
    changedMeanwhile: 'آپ کے پڑھتے پڑھتے یہ بدل گیا۔ فیصلے سے پہلے براہِ کرم دوبارہ پڑھ لیں۔',
    silenced: 'آپ ابھی کچھ نہیں لکھ سکتے۔ آپ کے اکاؤنٹ کا صفحہ بتاتا ہے کہ کیوں اور کب تک۔',
    suspended: 'آپ کا اکاؤنٹ معطل ہے۔ آپ کے اکاؤنٹ کا صفحہ بتاتا ہے کہ کیوں، کب تک اور اپیل کیسے کریں۔',
    tooMany: 'فی الحال اتنا کافی ہے۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔',
    invalid: 'فارم میں کچھ رہ گیا ہے یا درست نہیں۔ براہِ کرم دیکھ لیں۔',
    sealedDocument:
      'ہم اس PDF سے چھپی معلومات نہیں ہٹا سکتے کیونکہ یہ مقفل ہے۔ اسے پاس ورڈ کے بغیر محفوظ کریں، یا اس کی تصویر بھیجیں۔',
    failed: 'ہماری طرف کچھ گڑبڑ ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
    offline: 'رابطہ ٹوٹ گیا۔ جو آپ نے لکھا وہ یہیں ہے، دوبارہ کوشش کریں۔',
  },
  waitingForLine: 'رابطہ ٹوٹ گیا۔ جیسے ہی بحال ہوگا، صفحہ کھل جائے گا۔',
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `5 میں سے ${rating} ستارے`,
  breadcrumbs: 'آپ یہاں ہیں',
  pages: 'صفحات',
  previousPage: 'پچھلا صفحہ',
  nextPage: 'اگلا صفحہ',
  page: (number: string) => `صفحہ ${number}`,
} satisfies Messages['ui']
