/**
 * Finds verses by how they sound to someone who writes Arabic in Latin letters: "alhamdulillah", "inna lillahi wa inna
 * ilayhi raji'un", "zakat". Both sides are brought to one rough spelling, in which schemes no longer differ.
 */
import { fold } from '#app/core/places/fold.ts'
import { TRANSLITERATION } from './editions.ts'
import { type Found, LONGEST_QUERY } from './search.server.ts'
import { getEdition } from './text.server.ts'

/** One letter for each sound, however it is written; long vowels are short, doubled consonants single. */
const rough = (text: string): string =>
  fold(text)
    .replace(/ee|y/g, 'i')
    .replace(/oo|ou|[wvo]/g, 'u')
    .replace(/e/g, 'a')
    .replace(/dh|th|zh/g, 't')
    .replace(/kh/g, 'x')
    .replace(/gh/g, 'g')
    .replace(/c/g, 'j')
    .replace(/q/g, 'k')
    .replace(/(.)\1+/g, '$1')

/** The article before a sun letter is heard in that letter: alrrahmani, arrahmani. */
const assimilated = (text: string): string => text.replace(/\b(\w?)a?l(sh|th|dh|[dnrstz])\2/gi, '$1a$2')

/** Words in a row as they are heard: an article after a vowel loses its own. */
const heard = (words: readonly string[]): string =>
  words
    .map((word, i) => (i > 0 && /[aiu]$/.test(words[i - 1] ?? '') ? word.replace(/^a(?=[^aiu])/, '') : word))
    .join('')
    .replace(/(.)\1+/g, '$1')

type Sounds = { words: readonly string[]; line: string }
let verses: Sounds[] | null = null

/** Ayn is written AA in the source, and by most people not at all. */
function sounds(): Sounds[] {
  verses ??= getEdition(TRANSLITERATION).map((text) => {
    const words = assimilated(text.replaceAll('AA', ''))
      .split(' ')
      .map((word) => rough(word))
    return { words, line: heard(words) }
  })
  return verses
}

const SHORTEST = 3

/** A single word must begin a word, with or without what is joined to it; several must sound alike in a row. */
export function searchSound(query: string): Found[] {
  const words = assimilated(query.slice(0, LONGEST_QUERY))
    .split(/\s+/)
    .map((word) => rough(word))
    .filter(Boolean)
  const typed = heard(words)
  if (typed.length < SHORTEST) return []
  const afterVowel = typed.replace(/^a(?=l)/, '')
  const [only] = words.length === 1 ? words : []
  // "salah" is written with a t where another word follows.
  const stems = [...new Set([typed, typed.replace(/ah$/, 'at')])].map((stem) => stem.replace(/^al?(?=\w{4})/, ''))
  const joined = new RegExp(`^[uf]?a?(?:bi|li|ka)?a?l?a?(?:${stems.join('|')})`)
  return sounds().flatMap(({ words: said, line }, i) => {
    const whole = line.includes(typed) || line.includes(afterVowel)
    if (only === undefined) return whole ? [{ verse: i + 1, rank: 0 }] : []
    if (said.some((word) => joined.test(word))) return [{ verse: i + 1, rank: 1 }]
    return whole && typed.length > 7 ? [{ verse: i + 1, rank: 2 }] : []
  })
}
