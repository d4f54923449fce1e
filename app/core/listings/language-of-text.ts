// The language of a text, among ours, for those who have it read aloud: an Arabic voice cannot read English.
import { type Locale, locales } from '#app/i18n/locales.ts'

const ARABIC_LETTERS = /[\u0600-\u06ff]/g
/** Letters of Urdu that Arabic does not have. */
const URDU_LETTERS = /[ٹڈڑںےہگپچک]/
const LATIN_LETTERS = /[a-z\u00c0-\u024f]/gi

/** Words that stand in nearly every sentence. */
const USUAL: Partial<Record<Locale, readonly string[]>> = {
  en: ['the', 'and', 'of', 'with', 'for', 'from', 'is', 'are', 'our', 'in', 'to', 'a'],
  fr: ['le', 'la', 'les', 'et', 'des', 'du', 'une', 'un', 'pour', 'avec', 'est', 'nos'],
  tr: ['ve', 'bir', 'ile', 'için', 'bu', 'çok', 'en', 'her', 'da', 'de'],
  id: ['dan', 'yang', 'di', 'dengan', 'untuk', 'dari', 'kami', 'ini', 'ada', 'tersedia'],
}

/** Undefined where it is that of the page, or cannot be told. */
export function languageOfText(text: string, page: Locale): Locale | undefined {
  const found = guess(text)
  return found === page ? undefined : found
}

function guess(text: string): Locale | undefined {
  const arabic = text.match(ARABIC_LETTERS)?.length ?? 0
  const latin = text.match(LATIN_LETTERS)?.length ?? 0
  if (arabic > latin) return URDU_LETTERS.test(text) ? 'ur' : 'ar'
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  const score = (locale: Locale) => words.filter((word) => USUAL[locale]?.includes(word)).length
  const [best] = locales.map((locale) => ({ locale, score: score(locale) })).toSorted((a, b) => b.score - a.score)
  return best && best.score >= 2 ? best.locale : undefined
}
