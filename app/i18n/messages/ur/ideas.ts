// تجاویز: حالتیں، لائحۂ عمل اور شہروں کی مانگ۔

import { plural } from '../../plural.ts'
import type { ideas as en } from '../en/ideas.ts'

const count = plural('ur')

export const ideas: typeof en = {
  vote: 'ووٹ دیں',
  voted: 'ووٹ دیا',
  statuses: { open: 'کھلی', planned: 'منصوبے میں', started: 'جاری', done: 'مکمل', declined: 'منظور نہیں' },
  roadmap: 'لائحۂ عمل',
  roadmapLead: 'ہم کیا کرنے والے ہیں، کس پر کام ہو رہا ہے اور کیا نہیں کریں گے، وجوہات سمیت۔',
  roadmapNone: 'ابھی یہاں کچھ نہیں',
  byTown: 'آپ کے شہر میں مطلوب',
  byTownLead: 'لوگ شہر بہ شہر کیا چاہتے ہیں۔ کاروباری حضرات جواب دے سکتے ہیں۔',
  wants: (n) => count(n, { one: '# شخص یہ چاہتا ہے', other: '# لوگ یہ چاہتے ہیں' }),
  setStatus: 'حالت مقرر کریں',
  reason: 'وجہ',
  saveStatus: 'حالت محفوظ کریں',
  offers: 'کاروباروں کے جوابات',
  offer: 'کاروبار کے طور پر جواب دیں',
  offerPlace: 'آپ کا کاروبار',
  offerWords: 'آپ کیا پیش کر سکتے ہیں؟',
  offerHint: '10 سے 500 حروف، لنک اور فون نمبر کے بغیر۔',
  offerSend: 'جواب بھیجیں',
  errors: { reason: 'کم از کم 5 حروف میں وجہ لکھیں۔', words: '10 سے 500 حروف لکھیں۔' },
}
