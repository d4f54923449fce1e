// The display's data: the newest the server gave, stored in the browser; and whether the server still answers.
import { useEffect, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { DisplayData } from './describe-display.server.ts'

const REFRESH_MS = 60_000
/** A clock this far off would call people at the wrong minute. */
const SKEW_MS = 5_000
const WORKER = '/display-worker.js'

const keyOf = (id: string) => `display:${id}`

function readKept(id: string): DisplayData | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'days' in kept && 'madeAt' in kept
      ? (kept as DisplayData)
      : null
  } catch {
    // Storage may be switched off or hold something else: then only what the page brought is there.
    return null
  }
}

function keep(data: DisplayData) {
  try {
    localStorage.setItem(keyOf(data.id), JSON.stringify(data))
  } catch {
    // Full or switched off: the page still holds it until it is closed.
  }
}

export function useDisplayData(first: DisplayData): { data: DisplayData; isOnline: boolean; skew: number } {
  const { locale } = useI18n()
  const [data, setData] = useState(first)
  const [isOnline, setOnline] = useState(true)
  const [skew, setSkew] = useState(0)
  const address = inLocale(`${first.path}/display.json`, locale)

  useEffect(() => {
    const kept = readKept(first.id)
    // A page out of the worker's cache may be older than what was kept since.
    if (kept && kept.madeAt > first.madeAt) setData(kept)
    else keep(first)

    let isGone = false
    const refresh = async () => {
      try {
        const response = await fetch(address, { cache: 'no-cache' })
        // The worker answers from its cache while the network is away, and says so.
        if (!response.ok || response.headers.has('x-from-cache')) throw new Error('no answer')
        const fresh: DisplayData = await response.json()
        if (isGone) return
        const off = fresh.madeAt - Date.now()
        setSkew(Math.abs(off) > SKEW_MS ? off : 0)
        setOnline(true)
        setData(fresh)
        keep(fresh)
      } catch {
        if (!isGone) setOnline(false)
      }
    }
    const timer = setInterval(refresh, REFRESH_MS)
    const onOffline = () => setOnline(false)
    const onOnline = () => void refresh()
    addEventListener('offline', onOffline)
    addEventListener('online', onOnline)
    void refresh()
    return () => {
      isGone = true
      clearInterval(timer)
      removeEventListener('offline', onOffline)
      removeEventListener('online', onOnline)
    }
  }, [first, address])

  useEffect(() => {
    void startWorker()
    void keepAwake()
    document.addEventListener('visibilitychange', keepAwake)
    return () => document.removeEventListener('visibilitychange', keepAwake)
  }, [])

  return { data, isOnline, skew }
}

/** The worker keeps the page itself, so that a screen switched on without a network still starts. */
async function startWorker() {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(WORKER, { scope: location.pathname })
    const { active } = await navigator.serviceWorker.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && !name.includes('display.json'))
    active?.postMessage({ keep: [location.href, ...files] })
  } catch {
    // Without a worker the open page goes on all the same.
  }
}

async function keepAwake() {
  if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
  // Refused on low battery: the screen then follows its own settings.
  await navigator.wakeLock.request('screen').catch(() => {})
}
