// Words in our six languages for an event's audience, its way of attending, its price and its time.
import { choicesOf } from '#app/core/understanding/choices.ts'
import type { Audience } from './event.ts'

export type EventChoice =
  | { audience: Audience }
  | { way: 'place' | 'online' }
  | { isFree: true }
  | { span: 'weekend' | 'week' }

export const readEventChoices = choicesOf<EventChoice>([
  [
    { audience: 'sisters' },
    'for sisters, sisters, sisters only, women, women only, for women, ladies, أخوات, للأخوات, نساء, للنساء, سيدات, خواتین, بہنیں, بہنوں کے لیے, sœurs, pour les sœurs, femmes, hanımlar, kadınlar, bayanlar, akhwat, muslimah, wanita',
  ],
  [
    { audience: 'brothers' },
    'for brothers, brothers, brothers only, men only, for men, إخوة, للإخوة, للرجال, رجال, مردوں کے لیے, بھائیوں کے لیے, frères, pour les frères, hommes, erkekler, beyler, ikhwan, pria',
  ],
  [
    { audience: 'family' },
    'family, families, for families, عائلات, للعائلات, عائلي, عائلية, خاندان, فیملی, famille, familles, en famille, aileler, aile, keluarga',
  ],
  [
    { audience: 'children' },
    'children, kids, for kids, for children, أطفال, للأطفال, بچے, بچوں کے لیے, enfants, pour enfants, çocuklar, çocuk, anak, anak anak',
  ],
  [
    { way: 'online' },
    'online, webinar, livestream, أونلاين, عبر الإنترنت, عن بعد, آن لائن, en ligne, çevrim içi, çevrimiçi, daring',
  ],
  [{ way: 'place' }, 'in person, حضوري, حضوريا, sur place, en présentiel, yüz yüze, tatap muka'],
  [
    { isFree: true },
    'free, free entry, مجاني, مجانية, مجانا, مفت, gratuit, gratuite, gratuits, ücretsiz, bedava, gratis',
  ],
  [
    { span: 'weekend' },
    'weekend, this weekend, at the weekend, نهاية الأسبوع, عطلة نهاية الأسبوع, ویک اینڈ, ہفتے کے آخر میں, week end, ce week end, le week end, hafta sonu, bu hafta sonu, akhir pekan, akhir pekan ini',
  ],
  [{ span: 'week' }, 'this week, هذا الأسبوع, اس ہفتے, cette semaine, bu hafta, minggu ini, pekan ini'],
])
