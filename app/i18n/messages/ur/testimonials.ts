// Testimonials on the desk of staff.
import type { Messages } from '#app/i18n/catalogue.ts'

export const testimonials = {
  title: 'تاثرات',
  lead: 'لوگ ہمارے بارے میں کیا کہتے ہیں، ہوم پیج پر۔ صرف ان کی رضامندی سے۔',
  add: 'نیا تاثر',
  empty: 'ابھی کوئی تاثر نہیں',
  emptyText: 'کسی کی بات شامل کریں، پھر اس کی رضامندی۔',
  back: 'تمام تاثرات',
  table: {
    title: 'تاثرات',
    name: 'نام',
    about: 'الفاظ',
    state: 'حالت',
    sample: 'نمونہ',
  },
  fields: {
    name: 'نام جیسا دکھے',
    quote: 'ان کے الفاظ',
    place: 'کہاں سے ہیں',
    published: 'ہوم پیج پر دکھائیں',
  },
  nameHint: 'جیسے وہ چاہیں، مثلاً “Samira K.”',
  quoteHint: 'جیسے انہوں نے کہا۔ ہوم پیج تین دکھاتا ہے۔',
  save: 'محفوظ کریں',
  saved: 'محفوظ ہو گیا۔',
  remove: 'حذف کریں',
  errors: {
    name: 'نام لکھیں، 120 حروف تک۔',
    quote: 'الفاظ انگریزی میں لکھیں، ہر زبان میں 1000 حروف تک۔',
    place: 'جگہ انگریزی میں بھی لکھیں، ہر زبان میں 160 حروف تک۔',
    conflict: 'اس دوران کسی اور نے بدل دیا۔ صفحہ دوبارہ لوڈ کریں۔',
  },
} satisfies Messages['testimonials']
