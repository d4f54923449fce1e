// The widget builder and the staff's list of where widgets are shown.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ur')

export const widgets = {
  title: 'ویجیٹ',
  lead: 'آپ کی اپنی ویب سائٹ کے لیے نماز کے اوقات، جمعہ اور بیج۔ ایک چنیں، دیکھیں، ایک سطر کاپی کریں۔ نہ کوئی کوکی، نہ کسی کی نگرانی۔',
  description:
    'آپ کی ویب سائٹ کے لیے مفت ویجیٹ: نماز کے اوقات، مسجد کارڈ، جمعہ، ہجری تاریخ، کاروبار کارڈ، آراء اور حلال کے بیج۔ نہ کوئی کوکی، نہ کسی کی نگرانی۔',
  kind: 'ویجیٹ',
  kinds: {
    'prayer-times': { name: 'نماز کے اوقات', lead: 'کسی بھی شہر کے آج کے اوقات' },
    mosque: { name: 'مسجد کارڈ', lead: 'مسجد میں نماز اور اقامت کے اوقات' },
    jumuah: { name: 'جمعہ', lead: 'مسجد میں جمعے کی نمازیں' },
    hijri: { name: 'ہجری تاریخ', lead: 'چاند کے حساب سے تاریخ' },
    business: { name: 'کاروبار کارڈ', lead: 'کیا ہے، کہاں ہے، کھلا ہے یا بند' },
    reviews: { name: 'آراء کا بیج', lead: 'ستارے اور آراء کی تعداد' },
    halal: { name: 'حلال بیج', lead: 'ثبوت کی مدت ختم ہو تو سرمئی ہو جاتا ہے' },
  },
  find: {
    city: 'شہر',
    cityHint: 'اس کے نام کے شروع کے حروف کسی بھی رسم الخط میں لکھیں۔',
    mosque: 'مسجد',
    business: 'کاروبار',
    button: 'تلاش کریں',
    found: 'نتائج',
    none: (query: string) => `“${query}” کے نام سے کچھ نہیں ملا۔`,
  },
  options: {
    title: 'اختیارات',
    language: 'زبان',
    theme: 'رنگ',
    themes: { auto: 'دیکھنے والے کے آلے کے مطابق', light: 'روشن', dark: 'گہرا' },
    size: 'سائز',
    sizes: { regular: 'پورا', compact: 'مختصر' },
    method: 'طریقہ',
    school: 'عصر',
    iqamah: 'اقامت کے اوقات دکھائیں',
    offset: 'ہجری دن',
    offsetHint: 'اگر آپ کے ہاں رؤیتِ ہلال کیلنڈر سے مختلف ہو',
    update: 'پیش منظر تازہ کریں',
  },
  preview: 'پیش منظر',
  frameTitle: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  code: {
    title: 'اپنی سائٹ پر لگائیں',
    script: 'اسکرپٹ',
    scriptHint: 'ایک سطر۔ اونچائی مواد کے مطابق خود بن جاتی ہے۔ ایک صفحے پر جتنی بار چاہیں لگائیں۔',
    iframe: 'فریم',
    iframeHint: 'ان سائٹوں کے لیے جہاں اسکرپٹ کی اجازت نہیں۔ اونچائی مقرر ہے۔',
    svg: 'تصویر',
    svgHint: 'ای میل کے لیے، اور جہاں فریم کی اجازت نہ ہو۔',
    ics: 'کیلنڈر',
    icsHint: 'یہ پتہ کسی بھی کیلنڈر میں سبسکرائب کریں۔',
    json: 'ڈیٹا',
    jsonHint: 'یہی معلومات JSON میں، آپ کے اپنے صفحات کے لیے۔ ہر سائٹ سے پڑھی جا سکتی ہیں۔',
    copy: 'کاپی کریں',
    copyThis: (what: string) => `کاپی کریں: ${what}`,
    copied: 'کاپی ہو گیا',
  },
  stats: {
    title: 'کہاں دکھایا گیا',
    lead: 'پچھلے 30 دن۔ ہم سائٹ اور دن کے حساب سے صرف یہ گنتے ہیں کہ ویجیٹ کتنی بار لوڈ ہوا؛ آنے والوں کو کبھی نہیں گنتے۔',
    host: 'سائٹ',
    direct: 'سائٹ کا نام معلوم نہیں',
    other: 'دوسری سائٹیں',
    widget: 'ویجیٹ',
    loads: 'کتنی بار لوڈ ہوا',
    lastDay: 'آخری بار',
  },
  staff: {
    title: 'ویجیٹ',
    lead: 'پچھلے 30 دنوں میں ہمارے ویجیٹ کن سائٹوں پر دکھائے گئے، سب سے زیادہ لوڈ ہونے والے پہلے۔',
    place: 'اندراج',
    none: 'پچھلے 30 دنوں میں کوئی ویجیٹ لوڈ نہیں ہوا۔',
  },
} satisfies Messages['widgets']
