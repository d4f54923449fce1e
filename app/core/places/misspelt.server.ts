/**
 * Names that are spelt nearly like a word: one letter too many or too few, one for another, two the wrong way round. The
 * names of larger places are gone through letter by letter, after a look at which letters they have at all.
 */
import type { PlaceTable } from './places-file.server.ts'

const SHORTEST = 5
const LONGEST = 40
/** From this length on two slips are forgiven. */
const TWO_EDITS_FROM = 8
const MOST_FOUND = 60

export type Misspelt = { key: number; edits: number; isWhole: boolean }

type Index = { keys: Uint32Array; letters: Uint32Array; leastPopulation: number }
const indexes = new WeakMap<PlaceTable, Index>()
const utf8 = new TextDecoder()

/** One bit for each letter, shared by a few: a name that lacks three letters of a word is not that word misspelt. */
function lettersOf(text: string): number {
  let bits = 0
  for (let i = 0; i < text.length; i++) bits |= 1 << (Math.imul(text.charCodeAt(i), 0x9e3779b1) >>> 27)
  return bits >>> 0
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const textOf = (table: PlaceTable, key: number) =>
  utf8.decode(table.keys.subarray(table.keyStart[key], table.keyStart[key + 1]))

function indexOf(table: PlaceTable, leastPopulation: number): Index {
  const known = indexes.get(table)
  if (known?.leastPopulation === leastPopulation) return known
  const keys: number[] = []
  const letters: number[] = []
  for (let key = 0; key + 1 < table.keyStart.length; key++) {
    let isLarge = false
    for (let p = table.postingStart[key] ?? 0; p < (table.postingStart[key + 1] ?? 0) && !isLarge; p++)
      isLarge = (table.population[(table.postings[p] ?? 0) >>> 2] ?? 0) >= leastPopulation
    if (!isLarge) continue
    const text = textOf(table, key)
    if (text.length < SHORTEST - 1) continue
    keys.push(key)
    letters.push(lettersOf(text))
  }
  const index = { keys: Uint32Array.from(keys), letters: Uint32Array.from(letters), leastPopulation }
  indexes.set(table, index)
  return index
}

/** Slips between a word and the beginning of a name, and whether that beginning is all of it. */
function editsBetween(word: string, name: string, most: number): { edits: number; isWhole: boolean } | null {
  const width = Math.min(name.length, word.length + most)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= word.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const isSame = word[i - 1] === name[j - 1]
      let edits = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1]
      if (isSwapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > most) return null
    before = above
    above = row
  }
  const whole = width === name.length ? (above[width] ?? most + 1) : most + 1
  const edits = Math.min(...above)
  return edits > most ? null : { edits, isWhole: whole === edits }
}

/** Keys that may be meant by a folded word. Those of places with fewer people than `leastPopulation` are left out. */
export function findMisspelt(table: PlaceTable, word: string, leastPopulation: number): Misspelt[] {
  if (word.length < SHORTEST || word.length > LONGEST) return []
  const most = word.length >= TWO_EDITS_FROM ? 2 : 1
  const { keys, letters } = indexOf(table, leastPopulation)
  const wanted = lettersOf(word)
  const found: Misspelt[] = []
  for (let i = 0; i < keys.length; i++) {
    if (countBits(wanted & ~(letters[i] ?? 0)) > most) continue
    const key = keys[i] ?? 0
    const result = editsBetween(word, textOf(table, key), most)
    if (result && result.edits > 0) found.push({ key, ...result })
  }
  return found.sort((a, b) => a.edits - b.edits || Number(b.isWhole) - Number(a.isWhole)).slice(0, MOST_FOUND)
}
