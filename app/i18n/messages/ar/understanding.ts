import type { understanding as en } from '../en/understanding.ts'
import { answers } from './answers.ts'

export const understanding: typeof en = {
  answers,
  understoodAs: 'فهمنا:',
  asTyped: 'ابحث بالكلمات كما كُتبت',
  didYouMean: 'أم تقصد',
  nearMe: 'بالقرب مني',
  cheap: 'أسعار منخفضة',
  open: { now: 'مفتوح الآن', late: 'مفتوح لوقت متأخر', prayer: 'مفتوح بعد الصلاة القادمة' },
  elsewhere: {
    mosque: 'عرض المساجد لهذا البحث',
    prayer: 'عرض مواقيت الصلاة',
    quran: 'افتحه في القرآن',
    qibla: 'اعرف اتجاه القبلة',
    zakaat: 'افتح حاسبة الزكاة',
    hijri: 'عرض التقويم الهجري',
  },
  needsPlace: 'لا نعرف مكانك بعد.',
  choosePlace: 'اختر مكانك',
  /** Above what was found with less asked for. */
  relaxedTitle: 'لكننا وجدنا هذه',
  relaxed: {
    farther: (_: string) => `لا شيء بهذا القرب. هذه أبعد قليلًا.`,
    withoutFilters: (_: string) => `لا شيء يطابق كل المرشّحات. هذه تطابق من دونها.`,
    anywhere: (_: string) => `لا شيء في هذه المنطقة. هذه هي الأقرب في أي مكان.`,
    anyWord: (word: string) => `لا شيء يطابق كل الكلمات. هذه تطابق «${word}».`,
    withoutWords: (word: string) => `لا شيء يطابق الكلمات. هذه ضمن ${word}.`,
    similar: (word: string) => `لا شيء من هذا النوع هنا. هذه قريبة منه، ضمن ${word}.`,
    similarAnywhere: (word: string) => `لا شيء من هذا النوع بالقرب. هذه هي الأقرب ضمن ${word}.`,
    everything: (_: string) => `لا شيء مثل هذا بعد. هذا ما هو مدرج بالقرب.`,
  },
  addFirst: 'تعرف مكانًا؟ أضف الأول',
  named: 'هل تبحث عن هذا؟',
  suggestions: {
    label: 'اقتراحات',
    places: 'أماكن',
    categories: 'فئات',
    businesses: 'أعمال',
    mosques: 'مساجد',
    quran: 'القرآن',
    pages: 'صفحات',
    recent: 'عمليات البحث الأخيرة',
    forget: 'إزالة من عمليات البحث الأخيرة',
    forgetAll: 'مسح عمليات البحث الأخيرة',
    all: (text: string) => `ابحث عن «${text}»`,
    count: (n: string) => `عدد الاقتراحات: ${n}`,
    inCity: (what: string, city: string) => `${what} في ${city}`,
    none: 'لا اقتراحات',
  },
  /** Under a card: the words of the search that its text has. */
  why: (words: string) => `يذكر ${words}`,
}
