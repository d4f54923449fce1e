// الأفكار: الحالات وخارطة الطريق وما تطلبه المدن.

import { plural } from '../../plural.ts'
import type { ideas as en } from '../en/ideas.ts'

const count = plural('ar')

export const ideas: typeof en = {
  vote: 'صوّت',
  voted: 'صوّتَّ',
  statuses: { open: 'مفتوحة', planned: 'مخطط لها', started: 'قيد العمل', done: 'أُنجزت', declined: 'لن تُنفذ' },
  roadmap: 'خارطة الطريق',
  roadmapLead: 'ما نخطط له وما نعمل عليه وما قررنا تركه، مع الأسباب.',
  roadmapNone: 'لا شيء هنا بعد',
  byTown: 'مطلوب في مدينتك',
  byTownLead: 'ما يطلبه الناس مدينةً مدينة. ويمكن لأصحاب الأعمال أن يجيبوا.',
  wants: (n) =>
    count(n, {
      one: 'شخص واحد يريد هذا',
      two: 'شخصان يريدان هذا',
      few: '# أشخاص يريدون هذا',
      other: '# شخصًا يريدون هذا',
    }),
  setStatus: 'حدّد الحالة',
  reason: 'السبب',
  saveStatus: 'حفظ الحالة',
  offers: 'إجابات أصحاب الأعمال',
  offer: 'أجب باسم نشاطك',
  offerPlace: 'نشاطك',
  offerWords: 'ماذا يمكنك أن تقدم؟',
  offerHint: 'من ١٠ إلى ٥٠٠ حرف، بلا روابط ولا أرقام هواتف.',
  offerSend: 'أرسل الإجابة',
  errors: { reason: 'اذكر سببًا من ٥ أحرف على الأقل.', words: 'اكتب من ١٠ إلى ٥٠٠ حرف.' },
}
