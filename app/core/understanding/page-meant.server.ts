// The page that somebody's words name.
import { fold } from '#app/core/places/fold.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { SMALL_WORDS } from './language-of.ts'
import { namesOfPages } from './page-name.ts'

/** Half of what is asked must be in its name. */
const LEAST_SHARE = 0.5

/** The page that words name, small ones aside: "help for Gaza" is "Messages to Gaza". */
export function pageMeant(messages: Messages, words: string): { path: string; name: string } | null {
  const isTelling = (word: string) => word.length > 2 && !SMALL_WORDS.includes(word)
  const asked = fold(words).split(' ').filter(isTelling)
  let best: { path: string; name: string; share: number } | null = null
  for (const [path, name] of Object.entries(namesOfPages(messages))) {
    const own = fold(name).split(' ').filter(isTelling)
    const share = asked.filter((word) => own.includes(word)).length / asked.length
    // The page of all help is what is shown where nothing is found.
    if (path !== '/help' && share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { path, name, share }
  }
  return best
}
