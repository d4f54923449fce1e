// Helpers the pages of the desk share.
import type { Messages } from '#app/i18n/catalogue.ts'
import { wordIn } from '#app/lib/word-in.ts'

/** All words a form of the desk may be refused with. */
export const deskErrors = (t: Messages) => ({
  ...t.ui.refusals,
  ...t.listingForm.errors,
  ...t.businessDesk.errors,
})

/** What the address says was just done, if it is one of these words. */
export const saidIn = <const T extends readonly string[]>(url: URL, words: T): T[number] | null =>
  wordIn(words, url.searchParams.get('said'))
