// The cards of businesses and mosques. Numbers, times and distances arrive already written in the digits of the
// language.
import type { Messages } from '#app/i18n/catalogue.ts'

export const listings = {
  nameNotFound: 'کاروبار کا نام نہیں ملا',
  featured: 'نمایاں',
  sample: 'نمونہ',
  showcase: 'یہ نمونے کی فرضی جگہیں ہیں، جو دکھاتی ہیں کہ سائٹ کیسے کام کرتی ہے۔',
  muslimOwned: 'مسلم ملکیت',
  call: 'کال کریں',
  callNamed: (name: string) => `${name} کو کال کریں`,
  directions: 'راستہ',
  directionsTo: (name: string) => `${name} کا راستہ`,
  halalLevels: {
    unknown: 'حلال درجہ نامعلوم',
    selfDeclared: 'حلال، مالک کا بیان',
    community: 'حلال، کمیونٹی سے تصدیق شدہ',
    certificate: 'حلال سرٹیفکیٹ موجود',
    visited: 'حلال، عملے نے خود دیکھا',
  },
  /** The word of open data, which nobody here has checked. */
  sourceSays: {
    only: (source: string) => `${source} کے مطابق سب حلال`,
    yes: (source: string) => `${source} کے مطابق حلال کھانے بھی ہیں`,
    name: (_source: string) => 'نام میں حلال لکھا ہے',
    on_request: (source: string) => `${source} کے مطابق کہنے پر حلال`,
    reported: (source: string) => `${source} پر حلال کا نشان، کوئی تائید نہیں`,
  },
  lastSeen: (claim: string, year: string) => `${claim} (آخری بار ${year} میں درج)`,
  open: {
    always: '24 گھنٹے کھلا',
    until: (time: string) => `${time} بجے تک کھلا`,
    closesSoon: (time: string) => `${time} بجے بند ہو گا`,
    pausesSoon: (prayer: string, time: string) => `${time} بجے نمازِ ${prayer} کے لیے بند ہو گا`,
    paused: (prayer: string, time: string) => `نمازِ ${prayer} کے لیے ${time} بجے تک بند`,
    jumuah: 'جمعہ',
    opensToday: (time: string) => `بند · ${time} بجے کھلے گا`,
    opensLater: (weekday: string, time: string) => `بند · ${weekday} کو ${time} بجے کھلے گا`,
    closed: 'بند',
    weekdays: { mon: 'پیر', tue: 'منگل', wed: 'بدھ', thu: 'جمعرات', fri: 'جمعہ', sat: 'ہفتہ', sun: 'اتوار' },
  },
  somewhereIn: (city: string) => `${city} میں کہیں`,
  distance: {
    metres: (amount: string) => `${amount} میٹر`,
    kilometres: (amount: string) => `${amount} کلومیٹر`,
    notSpecified: 'مقام درج نہیں',
  },
  mosque: {
    by: (method: string) => `${method} کے حساب سے`,
    byTold: 'مسجد کے اپنے نظام الاوقات سے',
    nameNotFound: 'مسجد کا نام درج نہیں',
    next: (prayer: string, time: string) => `اگلی نماز: ${prayer} ${time}`,
  },
} satisfies Messages['listings']
