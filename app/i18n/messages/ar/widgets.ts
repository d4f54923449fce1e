// The widget builder and the staff's list of where widgets are shown.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ar')

export const widgets = {
  title: 'أدوات المواقع',
  lead: 'مواقيت الصلاة وصلاة الجمعة وشارات لموقعك. اختر أداة وعاينها وانسخ سطرًا. وهي لا تستخدم ملفات تعريف الارتباط ولا تتتبّع أحدًا.',
  description:
    'أدوات مجانية لموقعك: مواقيت الصلاة، وبطاقة المسجد، وصلاة الجمعة، والتاريخ الهجري، وبطاقة النشاط التجاري، وشارتا الآراء والحلال. بلا ملفات تعريف الارتباط وبلا تتبّع.',
  kind: 'الأداة',
  kinds: {
    'prayer-times': { name: 'مواقيت الصلاة', lead: 'مواقيت اليوم لأي مدينة' },
    mosque: { name: 'بطاقة المسجد', lead: 'مواقيت الصلاة والإقامة في مسجد' },
    jumuah: { name: 'صلاة الجمعة', lead: 'صلاة الجمعة في مسجد' },
    hijri: { name: 'التاريخ الهجري', lead: 'تاريخ اليوم بالأشهر القمرية' },
    business: { name: 'بطاقة النشاط التجاري', lead: 'ما هو، وأين، وهل هو مفتوح' },
    reviews: { name: 'شارة الآراء', lead: 'النجوم وعدد الآراء' },
    halal: { name: 'شارة الحلال', lead: 'تصير رمادية حين ينتهي الإثبات' },
  },
  find: {
    city: 'المدينة',
    cityHint: 'اكتب أول اسمها بحروف أي لغة.',
    mosque: 'المسجد',
    business: 'النشاط التجاري',
    button: 'ابحث',
    found: 'النتائج',
    none: (query: string) => `لم نعثر على شيء باسم «${query}».`,
  },
  options: {
    title: 'الخيارات',
    language: 'اللغة',
    theme: 'الألوان',
    themes: { auto: 'كما في جهاز القارئ', light: 'فاتح', dark: 'داكن' },
    size: 'الحجم',
    sizes: { regular: 'كامل', compact: 'مختصر' },
    method: 'طريقة الحساب',
    school: 'العصر',
    iqamah: 'أظهر أوقات الإقامة',
    offset: 'تعديل الأيام الهجرية',
    offsetHint: 'إن كانت رؤية الهلال عندكم تختلف عن التقويم',
    update: 'حدّث المعاينة',
  },
  preview: 'المعاينة',
  frameTitle: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  code: {
    title: 'ضعها في موقعك',
    script: 'سكربت',
    scriptHint: 'سطر واحد. يلائم ارتفاعه ما يعرضه. ضعه في الصفحة الواحدة قدر ما شئت.',
    iframe: 'إطار',
    iframeHint: 'للمواقع التي لا تسمح بالسكربتات. ارتفاعه ثابت.',
    svg: 'صورة',
    svgHint: 'لرسائل البريد الإلكتروني، وحيث لا يُسمح بالإطارات.',
    ics: 'تقويم',
    icsHint: 'اشترك في هذا الرابط من أي تقويم.',
    json: 'بيانات',
    jsonHint: 'المحتوى نفسه بصيغة JSON لصفحاتك. متاح لكل المواقع.',
    copy: 'انسخ',
    copyThis: (what: string) => `انسخ: ${what}`,
    copied: 'نُسخ',
  },
  stats: {
    title: 'أين تُعرض',
    lead: 'في آخر ٣٠ يومًا. نعدّ مرات التحميل بحسب الموقع واليوم، ولا نعدّ الزوار أبدًا.',
    host: 'الموقع',
    direct: 'موقع غير مذكور',
    other: 'مواقع أخرى',
    widget: 'الأداة',
    loads: 'مرات التحميل',
    lastDay: 'آخر مرة',
  },
  staff: {
    title: 'أدوات المواقع',
    lead: 'المواقع التي عُرضت فيها أدواتنا في آخر ٣٠ يومًا، الأكثر تحميلًا أولًا.',
    place: 'الإدراج',
    none: 'لم تُحمَّل أي أداة في آخر ٣٠ يومًا.',
  },
} satisfies Messages['widgets']
