/**
 * Arabic for comparing: what people type in everyday spelling must find the spelling of the mushaf. Vowel marks, pause
 * marks and the forms of hamza stop mattering. The mushaf often writes a long a as a small alef over the letter before
 * it, where everyday spelling has an alef (ٱلۡكِتَٰب, الكتاب) or has none either (ٱلرَّحۡمَٰن, الرحمن): so a word of the mushaf has two
 * folded forms, without and with these letters, and a typed word may equal either.
 */

const SMALL_ALEF = '\u0670'
const SMALL_WAW = '\u06e5'
const SMALL_YEH = '\u06e6'
const SMALL_HIGH_YEH = '\u06e7'

/** Marks, small letters, pause and prostration signs, tatweel, and the hamza that stands by itself. */
const DROPPED =
  /[\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u06dd\u06de\u06e9\u08d3-\u08ff\u200b-\u200f\ufeff]/g

const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

function plain(text: string): string {
  return (
    text
      .replace(DROPPED, '')
      .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
      // A hamza between two of them is written on one, or on none: إسرائيل, إسرءيل; مسؤول, مسـول.
      .replace(/([اوي])\1+/g, '$1')
  )
}

/** The long vowels that the mushaf writes small, as letters. */
const spelledOut = (text: string): string =>
  text
    // الربوٰا is الربا: its waw and its last alef are not spoken.
    .replace(/و\u0670ا\u06df/g, 'ا')
    // الصلوٰة is الصلاة. With a vowel between, the waw is a letter of its own.
    .replace(/و\u0670/g, 'ا')
    // In the middle of a word, يغشىٰها is يغشاها; at its end موسىٰ stays موسى.
    .replace(/ى\u0670(?=\S*\p{Lo})/gu, 'ا')
    .replace(/ى\u0670/g, 'ى')
    .replaceAll(SMALL_ALEF, 'ا')
    .replaceAll(SMALL_HIGH_YEH, 'ي')
    .replace(new RegExp(`${SMALL_WAW}(?=\\S*\\p{Lo})`, 'gu'), 'و')
    .replace(new RegExp(`${SMALL_YEH}(?=\\S*\\p{Lo})`, 'gu'), 'ي')

/** What a visitor typed, as folded words. */
export function foldTyped(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .map(plain)
    .filter((word) => word !== '')
}

/** Both forms of words of the mushaf; empty for what is only a sign. Spaces and lines stay where they are. */
export function foldMushaf(text: string): { written: string; spelled: string } {
  return { written: plain(text), spelled: plain(spelledOut(text)).replace(NIGHT, '$1الليل') }
}

/** The mushaf writes the night with one lam. */
const NIGHT = /(^|[\s وفبك])اليل(?=\s|$)/g

/** What `plain` leaves out, without the hamza that stands by itself. */
const MARKS = new RegExp(DROPPED.source.replace('\\u0621', ''), 'g')

/** Folded, but with the hamza: without it ماء is ما, which is in nearly every verse. */
export const foldKeepingHamza = (text: string): string =>
  text.replace(MARKS, '').replace(LETTER, (letter) => LETTERS[letter] ?? letter)
