import type { Messages } from '#app/i18n/catalogue.ts'

export const errors = {
  panel: {
    title: 'حدث خطأ ما',
    details: 'عرض التفاصيل',
    unknown: 'حدث خطأ غير معروف',
    advice: 'حدّث الصفحة من فضلك، أو تواصل مع الدعم إن استمرت المشكلة.',
    reference: (id: string) => `الرمز المرجعي للدعم: ${id}`,
    refresh: 'تحديث الصفحة',
    support: 'تواصل مع الدعم',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    lead: 'ربما تغيّر العنوان أو سقط منه حرف. ابحث عمّا تريد، أو ابدأ من إحدى الصفحات أدناه.',
    business: 'لم نعثر على هذا النشاط التجاري',
    mosque: 'لم نعثر على هذا المسجد',
    searchLabel: 'البحث في الأعمال',
    searchPlaceholder: 'اسم أو طبق أو خدمة…',
    search: 'بحث',
    nearest: 'هل تقصد واحدًا من هذه؟',
    kindBusiness: 'نشاط تجاري',
    kindMosque: 'مسجد',
    start: 'من أين تبدأ',
    links: {
      home: 'الصفحة الرئيسية',
      businesses: 'كل الأعمال',
      mosques: 'كل المساجد',
      community: 'المجتمع',
      help: 'المساعدة والأسئلة الشائعة',
    },
  },
} satisfies Messages['errors']
