// One or two letters that stand for a name on a cover without a photograph.

const ARTICLES = new Set(['the', 'al', 'el', 'le', 'la', 'les', 'and', 'of', 'de', 'du', 'des', 'bin', 'ibn', 'ul'])
const WORDS = /[\p{L}\p{N}]+/gu

/** Null where a name has no letter. Arabic letters join their neighbours, so there one stands alone. */
export function monogramOf(name: string): string | null {
  const words = name.match(WORDS) ?? []
  const telling = words.filter((word) => !ARTICLES.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  if (!first) return null
  if (/^\p{Script=Arabic}/u.test(first)) return [...first.replace(/^ال(?=..)/, '')][0] ?? null
  const initials = [first, second].flatMap((word) => (word ? [...word].slice(0, 1) : []))
  return initials.join('').toLocaleUpperCase('en')
}
