import { plural } from '#app/i18n/plural.ts'
import type { chats as en } from '../en/chats.ts'

const count = plural('ar')

export const chats: typeof en = {
  title: 'المحادثات',
  lead: 'زوّار أحالهم إلينا المساعد. تصلهم الإجابة فورًا، أو بالبريد بعد مغادرتهم.',
  filter: 'تصفية حسب الحالة',
  states: { waiting: 'بالانتظار', assigned: 'جارية', closed: 'مغلقة' },
  empty: 'لا محادثات هنا',
  emptyText: 'حين يطلب زائر فريقنا تظهر المحادثة هنا.',
  thread: 'المحادثة',
  someone: 'زائر',
  us: 'فريقنا',
  assistant: 'المساعد، كما ورد في صفحة الزائر',
  answer: 'إجابتك',
  send: 'إرسال',
  close: 'إغلاق المحادثة',
  errors: { missing: 'اكتب إجابة أولًا.', tooLong: 'هذا طويل جدًا.' },
  unanswered: {
    title: 'أسئلة بلا إجابة',
    lead: 'ما لم يستطع المساعد إجابته، الأكثر تكرارًا أولًا. اكتب له موضوع مساعدة ثم علّمه منجزًا.',
    empty: 'أجاب المساعد عن كل ما سُئل.',
    makeTopic: 'اكتب موضوع مساعدة',
    done: 'تم',
    times: (n: number) =>
      count(n, { one: 'سُئل مرة', two: 'سُئل مرتين', few: 'سُئل # مرات', many: 'سُئل # مرة', other: 'سُئل # مرة' }),
  },
}
