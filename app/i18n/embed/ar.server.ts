import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('ar')

export default {
  from: (site) => `من ${site}`,
  today: 'اليوم',
  prayer: 'الصلاة',
  begins: 'الدخول',
  iqamah: 'الإقامة',
  next: 'التالية',
  jumuah: 'الجمعة',
  khutbah: 'الخطبة',
  sisters: 'مصلى للنساء',
  noJumuah: 'لم يعلن المسجد مواعيد الجمعة بعد.',
  noTimes: 'لم يعلن المسجد مواقيته بعد.',
  estimated: 'بعض المواقيت تقديرية.',
  hijri: 'التاريخ الهجري',
  reviews: (n) =>
    count(n, {
      zero: 'لا مراجعات',
      one: 'مراجعة واحدة',
      two: 'مراجعتان',
      few: '# مراجعات',
      many: '# مراجعة',
      other: '# مراجعة',
    }),
  outOf: (rating, most) => `${rating} من ${most}`,
  noReviews: 'لا مراجعات بعد',
  writeReview: 'اكتب مراجعة',
  evidence: 'اطّلع على الأدلة',
  asOf: (date) => `بتاريخ ${date}`,
  halal: 'حلال',
  closed: 'أُغلق هذا النشاط.',
  missing: 'لم يعد هنا شيء',
  missingText: 'ما كانت هذه الأداة تعرضه ليس في الدليل.',
  bad: 'إعداد هذه الأداة غير صحيح',
} satisfies EmbedTexts
