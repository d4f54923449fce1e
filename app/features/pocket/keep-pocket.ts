// Stores pages on the device while it is online: the worker with the pages that open offline, and the visitor's own things.
import { forgetPocket, keepMine, readMine } from '#app/core/pocket/own.ts'
import type { Pocket } from '#app/core/pocket/pocket.ts'
import { readSaves } from '#app/core/saves/device-saves.ts'
import { type LaterArea, loadLaterMessages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { isFresh } from './rules.ts'

const PAGES = ['/pocket', '/pocket/quran', '/zakaat']
/** Whose words those pages speak. */
const AREAS: LaterArea[] = ['pocket', 'athan', 'zakaat']

export async function keepPocket(locale: Locale, owner: string | null): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    const before = await readMine()
    await navigator.serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    if (!isFresh(before, owner, Date.now())) await renewMine(locale, before)
    // What a page asks for later than its head tells is asked for now, so that it lies with the rest.
    await Promise.all([import('./reckon.ts'), ...AREAS.map((area) => loadLaterMessages(locale, area))])
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/'))
    active?.postMessage({ keep: PAGES.map((path) => inLocale(path, locale)), files })
  } catch {
    // A browser that wants no worker, or a line that went: nothing is lost but the copy.
  }
}

/** Whoever is there now is told by the site, not by the page: a page without a line shows nobody. */
export async function renewMine(locale: Locale, before: Pocket | null): Promise<Pocket | null> {
  const saved = readSaves(localStorage.getItem('saved')).map(({ id }) => id)
  const query = saved.length > 0 ? `?ids=${saved.slice(0, 40).join(',')}` : ''
  const answer = await fetch(inLocale('/pocket/mine.json', locale) + query)
  if (!answer.ok) return before
  const mine: Pocket = await answer.json()
  // Somebody else was here before.
  if (before && before.owner !== null && before.owner !== mine.owner) await forgetPocket()
  await keepMine(mine)
  return mine
}
