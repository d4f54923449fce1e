/** Country names in our languages, the words that stand for them in addresses, and the way back from such a word. */
import { type Locale, locales } from '#app/i18n/locales.ts'
import { addressWord, fold } from './fold.ts'

/** ISO 3166-1, and XK for Kosovo as GeoNames has it. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

export const countryCodes: readonly string[] = CODES.split(' ')
const known: ReadonlySet<string> = new Set(countryCodes)

export const isCountryCode = (value: unknown): value is string => typeof value === 'string' && known.has(value)

/**
 * Written out where the standard data is wrong for us. Palestine: its long form is "Palestinian Territories", and
 * browsers with older data know no short form in some languages. Urdu: the words people really use.
 */
const WRITTEN: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  PS: { en: 'Palestine', ar: 'فلسطين', ur: 'فلسطین', fr: 'Palestine', tr: 'Filistin', id: 'Palestina' },
  GB: { ur: 'برطانیہ' },
  US: { ur: 'امریکہ' },
}

/** Short names, except where they are mere initials ("UK", "É.-U.", "ABD") or drop half the country ("Bosnia"). */
const LONG_NAMES: ReadonlySet<string> = new Set(['GB', 'US', 'BA'])

type Names = { long: Intl.DisplayNames; short: Intl.DisplayNames }
const namesByLocale = new Map<Locale, Names>()

function namesIn(locale: Locale): Names {
  const names = namesByLocale.get(locale) ?? {
    long: new Intl.DisplayNames(locale, { type: 'region' }),
    short: new Intl.DisplayNames(locale, { type: 'region', style: 'short' }),
  }
  namesByLocale.set(locale, names)
  return names
}

/** `('GB', 'fr')` → `'Royaume-Uni'`; empty for what is not a country. */
export function countryName(code: string, locale: Locale): string {
  if (!isCountryCode(code)) return ''
  const written = WRITTEN[code]?.[locale]
  if (written) return written
  const names = namesIn(locale)
  return (LONG_NAMES.has(code) ? names.long : names.short).of(code) ?? ''
}

/** The word for the country in an address of that language: `('GB', 'ar')` → `'المملكة-المتحدة'`. */
export function countrySlug(code: string, locale: Locale): string {
  return addressWord(countryName(code, locale), locale)
}

/** Names people use that the standard data lacks. Two-letter codes stay out: `/fr` and `/id` are languages. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk', 'Britain', 'Great Britain', 'بريطانيا', 'Grande-Bretagne', 'İngiltere', 'Inggris', 'Britania Raya'],
  US: [
    'usa',
    'United States of America',
    'America',
    'أمريكا',
    'امریکا',
    'Amerika',
    'ABD',
    'États-Unis d’Amérique',
    'الولايات المتحدة الأمريكية',
  ],
  AE: ['uae', 'Emirates', 'الإمارات', 'Émirats', 'BAE', 'UEA'],
  SA: ['ksa', 'Saudi', 'السعودية', 'سعودیہ'],
  TR: ['Turkey', 'ترکی'],
  PS: ['Palestinian Territories', 'State of Palestine', 'دولة فلسطين'],
  NL: ['Holland', 'Hollanda', 'هولندا'],
  CZ: ['Czech Republic', 'République tchèque', 'Çek Cumhuriyeti'],
  CI: ['Ivory Coast', 'Fildişi Sahili', 'Pantai Gading', 'كوت ديفوار'],
  CD: [
    'DR Congo',
    'DRC',
    'Democratic Republic of the Congo',
    'République démocratique du Congo',
    'RDC',
    'جمهورية الكونغو الديمقراطية',
  ],
  CG: ['Congo', 'Republic of the Congo', 'République du Congo', 'الكونغو', 'Kongo'],
  MM: ['Burma', 'Birmanie', 'بورما'],
  SZ: ['Swaziland'],
  CV: ['Cabo Verde'],
  MK: ['Macedonia', 'Macédoine', 'Makedonya'],
  TL: ['East Timor', 'Timor oriental'],
  BA: ['Bosnia', 'Bosnie', 'Bosna', 'البوسنة', 'بوسنیا'],
  KR: ['Korea', 'Corée', 'Kore', 'كوريا'],
  CN: ['Cina'],
  IN: ['بھارت', 'ہندوستان'],
  RU: ['Russian Federation'],
  VA: ['Vatican'],
  IE: ['Republic of Ireland'],
  GM: ['The Gambia'],
  BS: ['The Bahamas'],
}

/** Spaces do not count, so "cote-d-ivoire" and "cote-divoire" are one word. */
const toKey = (word: string) => fold(word).replaceAll(' ', '')

let codeByKey: Map<string, string> | null = null

function getIndex(): Map<string, string> {
  if (codeByKey) return codeByKey
  const index = new Map<string, string>()
  const add = (name: string, code: string) => {
    const key = toKey(name)
    if (key && !index.has(key)) index.set(key, code)
  }
  for (const code of countryCodes) for (const locale of locales) add(countryName(code, locale), code)
  for (const [code, names] of Object.entries(ALSO)) for (const name of names) add(name, code)
  for (const code of countryCodes) for (const locale of locales) add(namesIn(locale).long.of(code) ?? '', code)
  codeByKey = index
  return index
}

const LONGEST_WORD = 100

/** `'royaume-uni'`, `'uk'`, `'المملكة-المتحدة'` → `'GB'`; null for unknown words and for ISO codes. */
export function countryByWord(word: string): string | null {
  if (word.length > LONGEST_WORD) return null
  const key = toKey(word)
  if (/^[a-z]{2}$/.test(key) && key !== 'uk') return null
  return getIndex().get(key) ?? null
}
