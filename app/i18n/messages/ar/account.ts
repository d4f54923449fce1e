import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '../../plural.ts'

const count = plural('ar')

export const account = {
  title: 'حسابك',
  lead: 'ما حفظته وكتبته وتتابعه في مكان واحد.',
  greeting: (name: string) => (name ? `السلام عليكم، ${name}` : 'السلام عليكم'),
  saved: 'الأماكن المحفوظة',
  seeSaved: 'عرض الأماكن المحفوظة',
  nothingSaved: 'اضغط على القلب عند أي مكان لتجده هنا.',
  savedCount: (n: number) =>
    count(n, { one: 'مكان واحد', two: 'مكانان', few: '# أماكن', many: '# مكانًا', other: '# مكان' }),
  masjid: 'مسجدي',
  seeMasjid: 'فتح صفحته',
  chooseMasjid: 'اختيار مسجدي',
  noMasjid: 'اختر المسجد الذي تصلي فيه لترى أوقاته أولًا.',
  following: (n: number) =>
    count(n, {
      one: 'تتابع مسجدًا واحدًا.',
      two: 'تتابع مسجدين.',
      few: 'تتابع # مساجد.',
      many: 'تتابع # مسجدًا.',
      other: 'تتابع # مسجد.',
    }),
  businesses: 'أنشطتي التجارية',
  openDashboard: 'فتح لوحة التحكم',
  addBusiness: 'أضف نشاطًا تجاريًا',
  resume: 'أكمل إدراجك',
  businessCount: (n: number) =>
    count(n, { one: 'إدراج واحد', two: 'إدراجان', few: '# إدراجات', many: '# إدراجًا', other: '# إدراج' }),
  draftWaits: 'مسودتك محفوظة. أكمل من حيث توقفت.',
  noBusiness: 'هل تدير نشاطًا تجاريًا؟ إدراجه مجاني.',
  security: 'الأمان',
  openSecurity: 'إعدادات الأمان',
  securityText: 'أضف خطوة ثانية حتى لا يدخل إلى حسابك سواك.',
  reviews: 'تقييماتي',
  noReviews: 'لم تكتب تقييمًا لأي مكان بعد.',
  states: { pending: 'بانتظار المراجعة', rejected: 'لم يُنشر', removed: 'أُزيل' },
} satisfies Messages['account']
