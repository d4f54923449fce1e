// Learning by heart: which words are seen, what comes next, and when a round is over. Pure; the page keeps the state.
export type Memorising = {
  hide: 'words' | 'verses'
  /** Verse numbers, both included. */
  from: number
  to: number
  rounds: number
  round: number
  /** The verse being recited; `to + 1` when all rounds are done. */
  at: number
  /** Words of that verse that have been shown. */
  shown: number
}

export const MOST_ROUNDS = 99

/** Signs that stand alone (a quarter of a hizb, a prostration) stay with the word beside them. */
export function verseWords(text: string): string[] {
  const words: string[] = []
  let before = ''
  for (const piece of text.split(' ')) {
    if (/^[\u06d6-\u06ed]+$/.test(piece)) {
      const last = words.pop()
      if (last === undefined) before = `${piece} `
      else words.push(`${last} ${piece}`)
    } else {
      words.push(before + piece)
      before = ''
    }
  }
  return words
}

const firstShown = (hide: Memorising['hide']) => (hide === 'words' ? 1 : 0)

export const begin = ({ hide, from, to, rounds }: Pick<Memorising, 'hide' | 'from' | 'to' | 'rounds'>): Memorising => ({
  hide,
  from: Math.min(from, to),
  to: Math.max(from, to),
  rounds,
  round: 1,
  at: Math.min(from, to),
  shown: firstShown(hide),
})

export const isDone = ({ at, to }: Memorising): boolean => at > to

/** Goes on to the verse after this one; after the last, the next round begins with all hidden again. */
function pass(state: Memorising, verse: number): Memorising {
  const shown = firstShown(state.hide)
  if (verse < state.to) return { ...state, at: verse + 1, shown }
  if (state.round < state.rounds) return { ...state, round: state.round + 1, at: state.from, shown }
  return { ...state, at: state.to + 1, shown }
}

/** `words` is how many the present verse has. */
export function showWord(state: Memorising, words: number): Memorising {
  if (isDone(state)) return state
  return state.shown + 1 >= words ? pass(state, state.at) : { ...state, shown: state.shown + 1 }
}

export const showVerse = (state: Memorising, verse: number): Memorising =>
  verse < state.from || verse > state.to ? state : pass(state, verse)

/** How many words of a verse are seen; null for a verse that is shown as always. */
export function seenWords(state: Memorising, verse: number): number | null {
  if (verse < state.from || verse > state.to || verse < state.at) return null
  return verse === state.at ? state.shown : firstShown(state.hide)
}
