// Commands of readers on their settings and shelf. The shelf is written as the visitor: row-level security decides on it.
import {
  type ReaderSettings,
  readEditions,
  settingsFromCookie,
  settingsToCookie,
} from '#app/core/quran/reader-settings.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { readForm } from '#app/lib/form.server.ts'
import { settingsForm } from './schema.ts'
import { accountShelf } from './shapes.server.ts'
import type { AccountShelf, PostedShelf } from './shelf.ts'

/** The cookie after a form of the toolbar or the settings panel; null when the form is not one of ours. */
export function changeSettings(form: FormData, cookie: string | null): { back: string; cookie: string } | null {
  const read = readForm(settingsForm, form)
  if (!read.ok) return null
  const { back, size, transliteration, layout, view, list } = read.value
  const before = settingsFromCookie(cookie)
  const next: ReaderSettings = {
    editions: list ? readEditions(form.getAll('edition').map(String)) : before.editions,
    transliteration: transliteration ? transliteration === '1' : before.transliteration,
    layout: layout ?? before.layout,
    view: view ?? before.view,
    size: size ?? before.size,
  }
  return { back, cookie: settingsToCookie(next) }
}

type Asking = Pick<Services, 'db' | 'log'>

/** Merges what a browser kept and answers with all the account has. */
export async function mergeShelf(services: Asking, shelf: Partial<PostedShelf>): Promise<AccountShelf> {
  return ask(services, services.db().rpc('merge_quran_shelf', { shelf }), accountShelf)
}

export async function toggleBookmark(services: Asking, verse: number, now: Date): Promise<void> {
  const { bookmarks } = await mergeShelf(services, {})
  const isMarked = bookmarks.some((mark) => mark.verse === verse)
  await mergeShelf(services, {
    bookmarks: [{ verse, at: now.toISOString(), ...(isMarked && { gone: true as const }) }],
  })
}
