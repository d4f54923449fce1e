// "The second one", "call them", "directions to the first": what was shown before is meant, and what is wanted of it.
import { fold } from '#app/core/places/fold.ts'

/** Counted from the first; -1 is the last. */
const POINTERS: readonly (readonly [at: number, words: string])[] = [
  [
    0,
    'it,this,that,this one,that one,them,they,there,the first,the first one,first,first one,1st,number one,the nearest,the closest,هذا,هذه,الأول,الأولى,یہ,اسے,انہیں,پہلا,پہلی,پہلے,le,la,lui,les,celui ci,celle ci,ça,le premier,la première,bunu,onu,ilkini,ilki,birinci,birincisi,ini,itu,mereka,yang pertama,pertama',
  ],
  [
    1,
    'the second,the second one,second,second one,2nd,number two,the other,the other one,الثاني,الثانية,دوسرا,دوسری,دوسرے,le deuxième,la deuxième,le second,la seconde,l autre,ikinci,ikincisi,ikinciyi,diğeri,yang kedua,kedua,yang lain',
  ],
  [
    2,
    'the third,the third one,third,third one,3rd,number three,الثالث,الثالثة,تیسرا,تیسری,تیسرے,le troisième,la troisième,üçüncü,üçüncüsü,üçüncüyü,yang ketiga,ketiga',
  ],
  [
    -1,
    'the last,the last one,last,last one,الأخير,الأخيرة,آخری,le dernier,la dernière,sonuncu,sonuncusu,sonuncuyu,yang terakhir,terakhir',
  ],
]

const pointers = new Map(POINTERS.flatMap(([at, words]) => words.split(',').map((word) => [fold(word), at] as const)))

/** Which of those that were shown; null where something is named. */
export const pointerOf = (words: string): number | null => pointers.get(fold(words)) ?? null

export type Wanted = 'all' | 'call' | 'way' | 'hours'

const WANTED: readonly (readonly [Exclude<Wanted, 'all'>, string])[] = [
  [
    'call',
    'call,ring,phone,phone number,telephone,telephone number,number,phone number of,number of,what is the number,whats the number,whats the number of,what is the number of,whats their number,what is their number,their number,its number,call to,اتصل,اتصل بـ,رقم,رقم هاتف,هاتف,ما رقم,فون کریں,کو فون کریں,کا نمبر,نمبر,appelle,appeler,numéro,son numéro,leur numéro,le numéro de,téléphone,ara,arayın,telefonu,numarası,telefon numarası,telepon,nomor,nomornya,nomor telepon,teleponnya,hubungi',
  ],
  [
    'way',
    'directions,directions to,directions for,way to,the way to,address,the address,address of,its address,their address,how do i get to,how do i get,how to get to,how far is,how far,where is,take me to,اتجاهات,عنوان,العنوان,عنوانه,الطريق إلى,كيف أصل إلى,كم يبعد,کا پتہ,پتہ,کا راستہ,راستہ,کتنی دور ہے,adresse,son adresse,itinéraire,itinéraire vers,comment y aller,c est loin,adresi,adres,yol tarifi,nasıl giderim,ne kadar uzak,alamat,alamatnya,arah ke,rute,rute ke,seberapa jauh',
  ],
  [
    'hours',
    'are they open,is it open,are they open now,is it open now,opening hours,their hours,its hours,hours of,when do they close,when does it close,when do they open,when does it open,هل هو مفتوح,هل هي مفتوحة,متى يغلق,متى يفتح,ساعات العمل,کیا کھلا ہے,کب بند ہوتا ہے,اوقات,c est ouvert,ils ferment quand,ses horaires,horaires,açık mı,ne zaman kapanıyor,çalışma saatleri,buka,apakah buka,jam buka,jam bukanya,kapan tutup',
  ],
]

const wants = WANTED.flatMap(([want, words]) => words.split(',').map((word) => ({ want, word: fold(word) }))).toSorted(
  (a, b) => b.word.length - a.word.length,
)

const POLITE =
  /^(?:please|pls|ok|okay|and|so|can you|could you|what about|من فضلك|براہ کرم|lütfen|tolong|s il te plait|s il vous plait|et) /u

export type Pointed = { at: number; want: Wanted }

/** Null: it is no question about what was shown. */
export function pointedAt(message: string): Pointed | null {
  let typed = fold(message)
  while (POLITE.test(typed)) typed = typed.replace(POLITE, '')
  const only = pointerOf(typed)
  // "It" alone asks for nothing.
  if (only !== null) return typed.length > 4 || only !== 0 ? { at: only, want: 'all' } : null
  for (const { want, word } of wants) {
    const isFirst = `${typed} `.startsWith(`${word} `)
    if (!isFirst && !` ${typed}`.endsWith(` ${word}`)) continue
    const rest = (isFirst ? typed.slice(word.length) : typed.slice(0, -word.length)).trim()
    const at = rest === '' ? 0 : pointerOf(rest)
    if (at !== null) return { at, want }
  }
  return null
}
