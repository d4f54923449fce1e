// Title, lead and "what you will find here" of the planned pages, and the texts of the location pages, in Urdu.
import type { BuiltTexts, LocationTexts, PageTexts } from './en.server.ts'

export const pages = {
  // Mosques and worship

  // Community
} satisfies PageTexts

/** Headings and texts of the location pages; `place` is a city with its country, or a country alone. */
export const built: BuiltTexts = {
  'community/giving-back': {
    title: 'خدمتِ خلق',
    lead: 'مال دیں یا وقت، اور دیکھیں اس سے کیا بنا۔',
  },
  donate: {
    title: 'عطیہ دیں',
    lead: 'ڈائریکٹری کو سب کے لیے مفت رکھنے میں مدد کریں۔',
  },
  partners: {
    title: 'پارٹنر اور پارٹنر بیج',
    lead: 'وہ ادارے جو ہمارے ساتھ کھڑے ہیں، اور وہ بیج جو یہ بتاتا ہے۔',
  },
  courses: { title: 'کورس', lead: 'اپنی رفتار سے سیکھیں۔' },
  jobs: {
    title: 'نوکریاں',
    lead: 'وہاں کام کریں جہاں آپ کے دین کی قدر ہو۔',
  },
  'how-we-make-money': {
    title: 'ہم کیسے کماتے ہیں',
    lead: 'اس سائٹ کا خرچ کون اٹھاتا ہے، اور بدلے میں اسے کیا ملتا ہے۔',
  },
  affiliates: {
    title: 'ایفیلی ایٹ',
    lead: 'ڈائریکٹری میں کاروبار لائیں اور اپنا حصہ کمائیں۔',
  },
  packages: {
    title: 'پلان',
    lead: 'اندراج مفت ہے۔ پلان آپ کو اور نمایاں کرتا ہے۔',
  },
  community: {
    title: 'کمیونٹی',
    lead: 'السلام علیکم۔ دیکھیے آپ کے پڑوسی کیا کر رہے ہیں۔',
  },
  'community/forum': {
    title: 'فورم',
    lead: 'پوچھیں، جواب دیں اور سلیقے سے بات کریں۔',
  },
  'community/gaza': {
    title: 'غزہ کے نام پیغامات',
    lead: 'اہلِ غزہ کے لیے لفظوں کی ایک دیوار۔',
  },
  'community/ideas': {
    title: 'تجاویز',
    lead: 'بتائیں آپ کو کس چیز سے آسانی ہو گی، اور دوسروں کی تجاویز پر ووٹ دیں۔',
  },
  test: {
    title: 'سائٹ کی جانچ',
    lead: 'ایک نظر میں دیکھیں کہ سائٹ ٹھیک چل رہی ہے یا نہیں۔',
  },
  'auth-test': {
    title: 'لاگ ان کی جانچ',
    lead: 'کیا لاگ ان ٹھیک چل رہا ہے، اور سائٹ آپ کو کون سمجھتی ہے؟',
  },
  'verify-env': {
    title: 'ترتیبات کی جانچ',
    lead: 'کیا سائٹ کی تمام ضروری ترتیبات موجود ہیں؟',
  },
  'verify-supabase': {
    title: 'بیک اینڈ کی جانچ',
    lead: 'کیا سائٹ اپنے ڈیٹا تک پہنچ پا رہی ہے؟',
  },
  'seo-test': {
    title: 'سرچ کی معلومات کی جانچ',
    lead: 'سرچ انجن اور لنک کے پیش منظر کسی صفحے کا کیا دیکھتے ہیں۔',
  },
  mosques: {
    title: 'مساجد',
    lead: 'آپ کے قریب اور دنیا بھر کی مساجد۔',
  },
  quran: {
    title: 'قرآنِ کریم پڑھیں',
    lead: 'پورا قرآنِ کریم، مفت، ترجموں کے ساتھ۔',
  },
  athan: {
    title: 'اذان',
    lead: 'نماز کی پکار، وقت پر، آپ جہاں بھی ہوں۔',
  },
  'business-register': {
    title: 'اپنا کاروبار درج کریں',
    lead: 'تمام مسلم کاروبار مفت درج ہوتے ہیں۔ بس چند منٹ لگتے ہیں۔',
  },
  help: { title: 'مدد اور عام سوالات', lead: 'جواب، اور ضرورت ہو تو کوئی بات کرنے والا۔' },
  faq: { title: 'اکثر پوچھے جانے والے سوالات', lead: 'وہ سوال جو لوگ ہم سے سب سے زیادہ پوچھتے ہیں۔' },
  'about-us': { title: 'ہمارے بارے میں', lead: 'ایک محلہ: مسلمانوں کی طرف سے، مسلمانوں کے لیے۔' },
  'privacy-policy': {
    title: 'رازداری کی پالیسی',
    lead: 'ہم آپ کے بارے میں کیا جانتے ہیں، کیوں، اور اسے کیسے مٹوایا جائے۔',
  },
  'terms-of-service': { title: 'شرائطِ استعمال', lead: 'آپ ہم سے کیا توقع رکھ سکتے ہیں، اور ہم آپ سے کیا چاہتے ہیں۔' },
  contact: { title: 'ہم سے رابطہ کریں', lead: 'ایک انسان کو لکھیں۔ ہم ای میل سے جواب دیتے ہیں۔' },
  businesses: {
    title: 'مسلم کاروبار',
    lead: 'مسلمانوں کے کاروبار اور حلال جگہیں، ریٹنگ، اوقاتِ کار اور حلال ہونے کے ثبوت کے ساتھ۔',
  },
  services: {
    title: 'حلال خدمات',
    lead: 'حج کے سفر سے نکاح تک: وہ لوگ جو جانتے ہیں کہ آپ کام کیسے چاہتے ہیں۔',
  },
  'categories/food-restaurants': {
    title: 'حلال کھانے اور ریستوران',
    lead: 'کھانے کی جگہیں، بیکریاں اور کیفے، ہر ایک کے حلال ہونے کے ثبوت کے ساتھ۔',
  },
  'categories/finance': {
    title: 'اسلامی مالیات اور اکاؤنٹنگ',
    lead: 'اکاؤنٹنٹ، مشیر اور بلا سود مالی سہولتیں۔',
  },
  zakaat: {
    title: 'زکوٰۃ کیلکولیٹر',
    lead: 'اپنی زکوٰۃ کا حساب کریں، رازداری سے، قدم بہ قدم۔',
  },
  widgets: {
    title: 'ویجیٹ',
    lead: 'آپ کی اپنی ویب سائٹ کے لیے نماز کے اوقات، جمعہ اور بیج۔',
  },
}

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city}، ${country}`),
  headings: {
    restaurants: (place: string) => `${place} میں حلال ریستوران`,
    grocery: (place: string) => `${place} میں حلال کریانے کی دکانیں`,
    healthcare: (place: string) => `${place} میں صحت کے مسلم ماہرین`,
    trades: (place: string) => `${place} میں مسلم کاریگر`,
    education: (place: string) => `${place} میں اسلامی اسکول اور اساتذہ`,
    finance: (place: string) => `${place} میں اسلامی مالیات اور مسلم اکاؤنٹنٹ`,
    retail: (place: string) => `${place} میں مسلمانوں کی دکانیں`,
    technology: (place: string) => `${place} میں مسلم ٹیکنالوجی کاروبار`,
    travel: (place: string) => `${place} میں حج، عمرہ اور حلال سفر`,
    services: (place: string) => `${place} میں مسلم پیشہ ورانہ خدمات`,
    beauty: (place: string) => `${place} میں مسلمانوں کے بیوٹی اور تندرستی کے مراکز`,
    community: (place: string) => `${place} میں مسلم کمیونٹی کے ادارے`,
  },
  /** A part of a category: "Halal butchers". */
  partHeading: (part: string, place: string) => `${place} میں ${part}`,
  lead: (count: string, heading: string) => `${heading}: ${count}، ریٹنگ اور اوقاتِ کار کے ساتھ۔`,
  leadEmpty: (heading: string) =>
    `${heading}: یہاں ابھی کوئی درج نہیں۔ آپ کسی جگہ کو جانتے ہیں؟ اس کے مالک کو بتائیں کہ اندراج مفت ہے۔`,
} satisfies LocationTexts
