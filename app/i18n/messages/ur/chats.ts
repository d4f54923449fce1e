import { plural } from '#app/i18n/plural.ts'
import type { chats as en } from '../en/chats.ts'

const count = plural('ur')

export const chats: typeof en = {
  title: 'گفتگوئیں',
  lead: 'وہ مہمان جنہیں اسسٹنٹ نے ہمارے سپرد کیا۔ جواب فوراً پہنچتا ہے، یا جانے کے بعد ای میل پر۔',
  filter: 'حالت کے لحاظ سے',
  states: { waiting: 'منتظر', assigned: 'جاری', closed: 'بند' },
  empty: 'یہاں کوئی گفتگو نہیں',
  emptyText: 'جب کوئی مہمان ہماری ٹیم کو بلائے، گفتگو یہاں آئے گی۔',
  thread: 'گفتگو',
  someone: 'مہمان',
  us: 'ہماری ٹیم',
  assistant: 'اسسٹنٹ، جیسا کہ وزیٹر کے صفحے پر تھا',
  answer: 'آپ کا جواب',
  send: 'بھیجیں',
  close: 'گفتگو بند کریں',
  errors: { missing: 'پہلے جواب لکھیں۔', tooLong: 'یہ بہت لمبا ہے۔' },
  unanswered: {
    title: 'بے جواب سوالات',
    lead: 'جن کا جواب اسسٹنٹ نہ دے سکا، زیادہ پوچھے گئے پہلے۔ مدد کا موضوع لکھیں، پھر مکمل کریں۔',
    empty: 'اسسٹنٹ نے ہر سوال کا جواب دیا۔',
    makeTopic: 'مدد کا موضوع لکھیں',
    done: 'مکمل',
    times: (n: number) => count(n, { one: 'ایک بار پوچھا گیا', other: '# بار پوچھا گیا' }),
  },
}
