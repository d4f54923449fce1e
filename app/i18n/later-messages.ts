// The files of the areas beyond the first chunk. A file of its own, because the list is long and the home page needs none.
import type { LaterArea, Messages } from './catalogue.ts'
import type { Locale } from './locales.ts'

// The areas of the first chunk are left out by name: a file that is in both would be loaded twice.
const files = import.meta.glob<Messages>([
  './messages/*/*.ts',
  '!./messages/*/{assistant,errors,fact-names,first,frame,home,listings,place-phrases,places,prayer,ui}.ts',
  '!./messages/*/*.test.ts',
])

/** `businessDesk` lies in `business-desk.ts`. */
const fileOf = (area: LaterArea) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export async function loadArea(locale: Locale, area: LaterArea): Promise<unknown> {
  const load = files[`./messages/${locale}/${fileOf(area)}.ts`]
  if (!load) throw new Error(`No messages: ${area}`)
  return (await load())[area]
}
