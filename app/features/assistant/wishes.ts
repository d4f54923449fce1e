// Recognises a message that asks for an action: "save Noor Bakery", "takip et: Fatih Camii". The verb stands first or last.
import { fold } from '#app/core/places/fold.ts'
import { pointerOf } from './pointing.ts'

export type Wish = 'save' | 'follow' | 'report' | 'place'

const VERBS: Readonly<Record<Wish, readonly string[]>> = {
  place: [
    'set my place to, set my place, set my location to, set my location, set my city to, change my place to, change my location to, change my city to, use as my place, my city is, my place is, i live in, i am in, im in, i moved to',
    'اجعل مكاني, غير مكاني إلى, غير موقعي إلى, مدينتي هي, أنا في, أعيش في, أسكن في',
    'میرا شہر, میں رہتا ہوں, میں رہتی ہوں, میری جگہ بدلیں, میری جگہ',
    'mon lieu est, ma ville est, je suis à, j’habite à, j’habite, changer mon lieu pour, définir mon lieu à',
    'konumumu değiştir, konumum, şehrim, burada yaşıyorum',
    'atur lokasi saya ke, ubah lokasi saya ke, lokasi saya di, kota saya, saya tinggal di, saya di',
  ],
  report: [
    'report a problem with, report the listing, report',
    'أبلغ عن, بلغ عن, إبلاغ عن, الإبلاغ عن',
    'کی اطلاع دیں, رپورٹ کریں, شکایت کریں',
    'signaler, signale',
    'şikayet et, bildir',
    'laporkan, lapor',
  ],
  follow: [
    'follow, subscribe to',
    'تابع, متابعة',
    'کو فالو کریں, فالو کریں',
    'suivre, suis, abonne moi à',
    'takip et',
    'ikuti',
  ],
  save: [
    'save this place, save, bookmark, add to my saved places, add to saved, remember',
    'احفظ, حفظ, أضف إلى المحفوظات',
    'محفوظ کریں, کو محفوظ کریں, محفوظ کرو',
    'enregistrer, enregistre, garde, sauvegarder, sauvegarde',
    'kaydet',
    'simpan',
  ],
}

const WISHES = ['place', 'report', 'follow', 'save'] as const
const verbs = WISHES.flatMap((wish) =>
  VERBS[wish].flatMap((line) => line.split(',').map((verb) => ({ wish, verb: fold(verb) }))),
).toSorted((a, b) => b.verb.length - a.verb.length)

const POLITE = /^(?:please|can you|could you|i want to|من فضلك|براہ کرم|lütfen|tolong|s il te plait|veuillez) /u

export type Wished = {
  wish: Wish
  /** What it is about, folded; empty where one of those shown last is meant. */
  name: string
  /** Which of them. */
  at: number
}

export function wishOf(message: string): Wished | null {
  const typed = fold(message).replace(POLITE, '')
  // Questions about saving are questions.
  if (/[?؟]\s*$/u.test(message) || typed.split(' ').length > 12) return null
  for (const { wish, verb } of verbs) {
    const isFirst = `${typed} `.startsWith(`${verb} `)
    const isLast = !isFirst && ` ${typed}`.endsWith(` ${verb}`)
    if (!isFirst && !isLast) continue
    const name = (isFirst ? typed.slice(verb.length) : typed.slice(0, -verb.length)).trim()
    const at = name === '' ? 0 : pointerOf(name)
    return { wish, name: at === null ? name : '', at: at ?? 0 }
  }
  return null
}
