import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ar')

export const ui = {
  close: 'إغلاق',
  dismiss: 'إخفاء هذه الرسالة',
  loading: 'جارٍ التحميل…',
  optional: 'اختياري',
  copying: {
    copy: 'انسخ',
    copyThis: (what: string) => `انسخ: ${what}`,
    copied: 'نُسخ',
  },
  notifications: 'الإشعارات',
  filters: 'التصفية',
  removeFilter: 'إزالة عامل التصفية هذا',
  errorSummary: (n: number) =>
    count(n, {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'صحّح أمرًا واحدًا قبل أن تتابع',
      two: 'صحّح أمرين قبل أن تتابع',
      few: 'صحّح # أمور قبل أن تتابع',
      many: 'صحّح # أمرًا قبل أن تتابع',
      other: 'صحّح # أمر قبل أن تتابع',
    }),
  stars: (rating: string) => `${rating} من ٥ نجوم`,
  /** What any form may be refused for; sections have words of their own where these are too general. */
  refusals: {
    signIn: 'سجّل الدخول أولًا من فضلك.',
    notAllowed: 'ليست لديك صلاحية لفعل ذلك.',
    missing: 'لم يعد هذا موجودًا هنا.',
    twice: 'هذا موجود من قبل.',
    conflict: 'غيّر شخص آخر هذا في الأثناء. ألقِ نظرة من جديد من فضلك.',
    changedMeanwhile: 'تغيّر هذا وأنت تقرؤه. اقرأه من جديد قبل أن تقرّر من فضلك.',
    silenced: 'لا يمكنك النشر الآن. صفحة حسابك تقول لماذا وإلى متى.',
    suspended: 'حسابك موقوف. صفحة حسابك تقول لماذا وإلى متى وكيف تعترض.',
    tooMany: 'هذا يكفي الآن. حاول من جديد لاحقًا من فضلك.',
    invalid: 'في النموذج شيء ناقص أو غير صحيح. راجعه من فضلك.',
    sealedDocument:
      'لا يمكننا حذف البيانات المخفية من ملف PDF هذا لأنه مقفل. احفظه من دون كلمة مرور، أو أرسل صورة عنه.',
    failed: 'حدث خطأ من جانبنا. حاول من جديد من فضلك.',
    offline: 'انقطع الاتصال. ما أدخلته ما زال هنا، فحاول من جديد.',
  },
  waitingForLine: 'انقطع الاتصال. ستُفتح الصفحة حالما يعود.',
  breadcrumbs: 'أنت هنا',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (number: string) => `الصفحة ${number}`,
} satisfies Messages['ui']
