// Verses and surahs that people know by another name than the one in the list. Keys are folded by `wellKnownKey`.
import { fold } from '#app/core/places/fold.ts'
import type { VerseRef } from './numbering.ts'

type Known = VerseRef | { surah: number }

const NAMES: readonly (readonly [Known, string])[] = [
  [
    { surah: 2, ayah: 255 },
    'ayat al kursi, ayatul kursi, ayat kursi, ayat e kursi, ayatal kursi, ayetel kursi, ayetul kursi, kursi, throne verse, the throne verse, verset du trone, ayat al koursi, ayat koursi, آية الكرسي, اية الكرسي, آیت الکرسی, آیة الکرسی',
  ],
  [{ surah: 2, ayah: 282 }, 'ayat ad dayn, verse of debt, آية الدين, آیت دین, آیت مداینہ'],
  [
    { surah: 2, ayah: 285 },
    'last two verses of baqarah, last two ayat of baqarah, last two ayahs of baqarah, last verses of baqarah, deux derniers versets de al baqara, bakara son iki ayet, amanarrasul, amana rasul, amenerrasulu, amener rasulu, آمن الرسول, خواتيم البقرة',
  ],
  [
    { surah: 24, ayah: 35 },
    'ayat an nur, ayat al nur, ayat nur, light verse, verse of light, verset de la lumiere, nur ayeti, آية النور, آیت نور',
  ],
  [{ surah: 1, ayah: 1 }, 'basmala, basmalah, besmele, basmallah, البسملة, بسملہ'],
  [
    { surah: 1 },
    'alhamdu, umm al kitab, umm al quran, elham, alham, الحمد, أم الكتاب, أم القرآن, الحمد شریف, سبع مثاني',
  ],
  [{ surah: 17 }, 'bani israil, bani israel, beni israil, بني إسرائيل, بنی اسرائیل'],
  [{ surah: 18 }, 'kahfi, al kahfi, kehf, kahf'],
  [{ surah: 56 }, 'waqia, waqiah, al waqia, al waqiah, vakia, الواقعة, واقعہ'],
  [{ surah: 20 }, 'taha, ta ha, طٰہٰ'],
  [{ surah: 36 }, 'yaseen, yassine, ya seen, yaasin, yaaseen, yassin, yasin sharif, یٰسین, یسین, یاسین, ياسين'],
  [{ surah: 40 }, 'mumin, al mumin, المؤمن'],
  [{ surah: 41 }, 'ha mim sajdah, ha meem sajdah, حم السجدة, حم السجدہ'],
  [{ surah: 67 }, 'tabarak, tebareke, tabaraka, تبارك, تبارک'],
  [{ surah: 76 }, 'dahr, ad dahr, al dahr, الدهر, الدہر'],
  [{ surah: 94 }, 'inshirah, al inshirah, alam nashrah, الانشراح, ألم نشرح, الم نشرح'],
  [{ surah: 99 }, 'zilzal, az zilzal, الزلزال'],
  [{ surah: 111 }, 'lahab, al lahab, tabbat, اللهب, اللہب, تبت'],
  [{ surah: 112 }, 'qul hu allah, qulhu, kul huvallahu, tawhid, at tawhid, التوحيد, توحید'],
]

/** Spaces, hyphens and doubled letters are where spellings differ. */
export const wellKnownKey = (text: string): string =>
  fold(text)
    .replaceAll(' ', '')
    .replace(/(.)\1+/g, '$1')

const known: ReadonlyMap<string, Known> = new Map(
  NAMES.flatMap(([place, names]) => names.split(',').map((name) => [wellKnownKey(name), place] as const)),
)

/** The place a well-known name belongs to; null when it is none. */
export const findWellKnown = (text: string): Known | null => known.get(wellKnownKey(text)) ?? null
