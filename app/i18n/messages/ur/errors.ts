import type { Messages } from '#app/i18n/catalogue.ts'

export const errors = {
  panel: {
    title: 'کچھ گڑبڑ ہو گئی',
    details: 'تفصیل دکھائیں',
    unknown: 'ایک نامعلوم خرابی پیش آئی',
    advice: 'براہِ کرم صفحہ تازہ کریں، اور مسئلہ برقرار رہے تو سپورٹ سے رابطہ کریں۔',
    reference: (id: string) => `سپورٹ کے لیے حوالہ: ${id}`,
    refresh: 'صفحہ تازہ کریں',
    support: 'سپورٹ سے رابطہ',
  },
  notFound: {
    title: 'صفحہ نہیں ملا',
    lead: 'شاید پتہ بدل گیا ہے یا کوئی حرف رہ گیا ہے۔ جو چاہیے اسے تلاش کریں، یا نیچے دیے گئے کسی صفحے سے شروع کریں۔',
    business: 'کاروبار نہیں ملا',
    mosque: 'مسجد نہیں ملی',
    searchLabel: 'کاروبار تلاش کریں',
    searchPlaceholder: 'کوئی نام، کھانا یا خدمت…',
    search: 'تلاش کریں',
    nearest: 'کیا آپ ان میں سے کچھ ڈھونڈ رہے تھے؟',
    kindBusiness: 'کاروبار',
    kindMosque: 'مسجد',
    start: 'یہاں سے شروع کریں',
    links: {
      home: 'صفحۂ اول',
      businesses: 'تمام کاروبار',
      mosques: 'تمام مساجد',
      community: 'کمیونٹی',
      help: 'مدد اور عام سوالات',
    },
  },
} satisfies Messages['errors']
