// Nothing fits all of it: less is asked for, step by step, until something is there, and the step is said.
import type { Messages } from '#app/i18n/catalogue.ts'

export type Letting = keyof Messages['understanding']['relaxed']
export type Step<Filter> = { filter: Filter; letting: Letting; word?: string }

const SHORTEST = 3
const MOST_WORDS = 3

/** Each of several words by itself, for those that nothing has all of. */
export const wordsOf = (text: string): string[] => {
  const words = text.split(/\s+/).filter((word) => word.length >= SHORTEST)
  return words.length > 1 ? words.slice(0, MOST_WORDS) : []
}

export async function relaxed<Filter, Item>(
  steps: readonly Step<Filter>[],
  find: (filter: Filter) => Promise<{ items: Item[] }>,
  { understanding }: Pick<Messages, 'understanding'>,
): Promise<{ said: string; items: Item[] } | null> {
  for (const { filter, letting, word = '' } of steps) {
    const { items } = await find(filter)
    if (items.length > 0) return { said: understanding.relaxed[letting](word), items }
  }
  return null
}
