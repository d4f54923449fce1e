// One person's data on this device, for when they are offline: their place, their saved places, forms waiting to be sent.
// It lies apart from the worker's pages, which are nobody's, and is deleted when they sign out.
import type { Pocket } from './pocket.ts'
import { forgetWaiting } from './waiting-list.ts'

const OWN = 'mahalla-own'
const MINE = '/pocket/mine.json'

export async function readMine(): Promise<Pocket | null> {
  try {
    const kept = await (await caches.open(OWN)).match(MINE)
    return kept ? ((await kept.json()) as Pocket) : null
  } catch {
    return null
  }
}

export async function keepMine(pocket: Pocket): Promise<void> {
  try {
    await (await caches.open(OWN)).put(MINE, Response.json(pocket))
  } catch {
    // A browser that keeps nothing for us still shows what the site answers.
  }
}

/** The pages too: which ones were read says something about the reader. */
export async function forgetPocket(): Promise<void> {
  forgetWaiting()
  await forgetNotices()
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-') || name.startsWith('mahalla-'))
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Nothing is kept here.
  }
}

/** Whoever comes next is not told what was meant for somebody else. The site learns it from the browser's service. */
async function forgetNotices(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration('/')
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // A browser without notices has none to forget.
  }
}
