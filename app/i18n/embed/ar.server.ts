import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('ar')

export default {
  from: (site) => `من \u2068${site}\u2069`,
  today: 'اليوم',
  prayer: 'الصلاة',
  begins: 'دخول الوقت',
  iqamah: 'الإقامة',
  next: 'القادمة',
  jumuah: 'صلاة الجمعة',
  khutbah: 'الخطبة',
  sisters: 'مكان للنساء',
  noJumuah: 'لم يُضِف المسجد أوقات صلاة الجمعة بعد.',
  noTimes: 'لم يُضِف المسجد مواقيته بعد.',
  estimated: 'بعض المواقيت تقديرية.',
  hijri: 'التاريخ الهجري',
  reviews: (n) =>
    count(n, {
      zero: 'لا آراء',
      one: 'رأي واحد',
      two: 'رأيان',
      few: '# آراء',
      many: '# رأيًا',
      other: '# رأي',
    }),
  outOf: (rating, most) => `${rating} من ${most}`,
  noReviews: 'لا آراء بعد',
  writeReview: 'اكتب رأيك',
  evidence: 'انظر الإثبات',
  asOf: (date) => `بتاريخ ${date}`,
  halal: 'حلال',
  closed: 'أُغلق هذا النشاط نهائيًا.',
  missing: 'لم يعد هنا شيء',
  missingText: 'ما كانت هذه الأداة تعرضه ليس في الدليل.',
  bad: 'إعداد هذه الأداة غير صحيح',
} satisfies EmbedTexts
