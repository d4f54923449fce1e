// جدار الرسائل إلى غزة.
import type { gaza as en } from '../en/gaza.ts'

export const gaza: typeof en = {
  message: 'رسالتك',
  messageHint: 'كلمات أو دعاء. من 5 إلى 500 حرف، بلا روابط ولا أرقام هواتف.',
  signIn: 'سجّل الدخول لتترك رسالة',
  nameNote: 'يظهر اسمك ما لم تختر الخانة أدناه.',
  anonymous: 'لا تُظهر اسمي',
  country: 'من أين تكتب',
  send: 'أرسل الرسالة',
  readFirst: 'كل رسالة يقرؤها إنسان قبل ظهورها.',
  ameen: 'آمين',
  saidAmeen: 'آمين',
  aid: 'منظمات الإغاثة',
  aidText: 'قائمة يرعاها فريقنا. لا تمر الأموال عبر هذا الموقع أبدًا.',
  source: 'المصدر',
  checked: (d) => `تحققنا منه في ${d}`,
  unchecked: 'لم يتحقق منه فريقنا بعد',
  work: { food: 'غذاء', health: 'رعاية صحية', shelter: 'مأوى', water: 'ماء', children: 'أطفال', schools: 'مدارس' },
  sent: 'شكرًا لك. ستظهر رسالتك بعد أن يقرأها أحدنا.',
  dua: 'اللهم كن مع أهل غزة.',
}
