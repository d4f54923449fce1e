// Testimonials on the desk of staff.
import type { Messages } from '#app/i18n/catalogue.ts'

export const testimonials = {
  title: 'الشهادات',
  lead: 'ما يقوله الناس عنا في الصفحة الرئيسية. لا يظهر إلا بموافقتهم.',
  add: 'شهادة جديدة',
  empty: 'لا توجد شهادات بعد',
  emptyText: 'أضف ما قاله أحدهم، ثم موافقته.',
  back: 'كل الشهادات',
  table: {
    title: 'الشهادات',
    name: 'الاسم',
    about: 'الكلمات',
    state: 'الحالة',
    sample: 'مثال',
  },
  fields: {
    name: 'الاسم كما يظهر',
    quote: 'كلماته',
    place: 'من أين',
    published: 'عرض في الصفحة الرئيسية',
  },
  nameHint: 'كما يريد أن يُسمّى، مثل “Samira K.”',
  quoteHint: 'كما قالها. تعرض الصفحة الرئيسية ثلاثًا.',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  remove: 'حذف',
  errors: {
    name: 'أدخل اسمًا، حتى ١٢٠ حرفًا.',
    quote: 'اكتب الكلمات بالإنجليزية، حتى ١٬٠٠٠ حرف في كل لغة.',
    place: 'اكتب المكان بالإنجليزية أيضًا، حتى ١٦٠ حرفًا في كل لغة.',
    conflict: 'غيّره شخص آخر في هذه الأثناء. أعد تحميل الصفحة.',
  },
} satisfies Messages['testimonials']
