// The cards of businesses and mosques. Numbers, times and distances arrive already written in the digits of the
// language.
import type { Messages } from '#app/i18n/catalogue.ts'

export const listings = {
  nameNotFound: 'اسم النشاط التجاري غير متوفر',
  featured: 'مميّز',
  sample: 'مثال',
  showcase: 'هذه أماكن نموذجية متخيَّلة، تبيّن كيف يعمل الموقع.',
  muslimOwned: 'يملكه مسلمون',
  call: 'اتصل',
  callNamed: (name: string) => `اتصل بـ${name}`,
  directions: 'الطريق',
  directionsTo: (name: string) => `الطريق إلى ${name}`,
  halalLevels: {
    unknown: 'حالة الحلال غير معروفة',
    selfDeclared: 'حلال بإقرار المالك',
    community: 'حلال بتأكيد المجتمع',
    certificate: 'شهادة حلال محفوظة لدينا',
    visited: 'حلال، زاره فريقنا',
  },
  /** The word of open data, which nobody here has checked. */
  sourceSays: {
    only: (source: string) => `${source}: كله حلال`,
    yes: (source: string) => `${source}: فيه خيارات حلال`,
    name: (_source: string) => 'اسمه يقول: حلال',
    on_request: (source: string) => `${source}: حلال عند الطلب`,
    reported: (source: string) => `علامة حلال على ${source} لا يؤيدها شيء`,
  },
  lastSeen: (claim: string, year: string) => `${claim} (آخر ما سُجّل ${year})`,
  open: {
    always: 'مفتوح ٢٤ ساعة',
    until: (time: string) => `مفتوح حتى ${time}`,
    closesSoon: (time: string) => `يغلق الساعة ${time}`,
    pausesSoon: (prayer: string, time: string) => `يغلق لصلاة ${prayer} الساعة ${time}`,
    paused: (prayer: string, time: string) => `مغلق لصلاة ${prayer} حتى ${time}`,
    jumuah: 'الجمعة',
    opensToday: (time: string) => `مغلق · يفتح الساعة ${time}`,
    opensLater: (weekday: string, time: string) => `مغلق · يفتح ${weekday} الساعة ${time}`,
    closed: 'مغلق',
    weekdays: {
      mon: 'الاثنين',
      tue: 'الثلاثاء',
      wed: 'الأربعاء',
      thu: 'الخميس',
      fri: 'الجمعة',
      sat: 'السبت',
      sun: 'الأحد',
    },
  },
  somewhereIn: (city: string) => `في مكان ما في ${city}`,
  distance: {
    metres: (amount: string) => `${amount} م`,
    kilometres: (amount: string) => `${amount} كم`,
    notSpecified: 'الموقع غير محدد',
  },
  mosque: {
    by: (method: string) => `بحساب ${method}`,
    byTold: 'من جدول المسجد نفسه',
    nameNotFound: 'مسجد بلا اسم',
    next: (prayer: string, time: string) => `القادمة: ${prayer} ${time}`,
  },
} satisfies Messages['listings']
