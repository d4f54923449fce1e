import type { Messages } from '#app/i18n/catalogue.ts'

export const search: Messages['search'] = {
  title: 'تلاش',
  description: 'کاروبار، مساجد، تقریبات، ملازمتیں، ترکیبیں اور مدد، سب ایک ہی جگہ تلاش کریں۔',
  label: 'ہر چیز میں تلاش کریں',
  placeholder: 'کوئی جگہ، مسجد، پکوان یا تقریب…',
  search: 'تلاش کریں',
  tabs: 'نتائج کی قسمیں',
  all: 'سب',
  kinds: {
    businesses: 'کاروبار',
    mosques: 'مساجد',
    rooms: 'نماز کی جگہیں',
    spaces: 'کاروبار جہاں نماز کی جگہ ہے',
    events: 'تقریبات',
    jobs: 'ملازمتیں',
    recipes: 'ترکیبیں',
    community: 'برادری',
    help: 'مدد',
  },
  /** The same search where all its filters are. */
  open: {
    businesses: 'کاروبار میں کھولیں',
    mosques: 'مساجد میں کھولیں',
    rooms: 'نماز کی جگہوں میں کھولیں',
    spaces: 'کاروبار میں کھولیں',
    events: 'تقریبات میں کھولیں',
    jobs: 'ملازمتوں میں کھولیں',
    recipes: 'ترکیبوں میں کھولیں',
    community: 'برادری میں کھولیں',
    help: 'مدد میں کھولیں',
  },
  more: (count: string, kind: string) => `${kind} میں تمام ${count} نتائج دیکھیں`,
  askAMosque: 'اکثر مساجد میں نکاح اور جنازے ہوتے ہیں اور قرآن پڑھایا جاتا ہے۔ اپنے قریب کی کسی مسجد سے پوچھیں:',
  nothing: (words: string) => `“${words}” کے لیے کچھ نہیں ملا`,
  nothingText: 'کم الفاظ یا کوئی اور نام آزمائیں، یا نیچے کی فہرستیں دیکھیں۔',
  add: 'کوئی جگہ جانتے ہیں؟ شامل کریں',
}
