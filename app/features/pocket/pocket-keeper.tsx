// Sees to what works without a line: starts the worker, keeps the visitor's own things fresh, sends what waits as soon as it can,
// and offers once to put the site on the home screen. All of it after the page is there.
import { useEffect } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { waitWithWorker } from '#app/core/pocket/visitors-line.ts'
import { waitFor } from '#app/core/pocket/waiting.ts'
import { parseWaiting, useWaitingText } from '#app/core/pocket/waiting-list.ts'
import { LOOKED_KEY } from '#app/core/request/first-look.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useReload } from '#app/core/request/use-renewal.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { Send } from '#app/ui/icons.ts'
import { InstallHint } from './install-hint.tsx'
import './pocket.css'

/** The page's own pictures and scripts come first. */
const START_AFTER_MS = 3000
/** Whoever looks at one page and goes is not made to carry the rest away. */
const FIRST_LOOK_MS = 60_000

/** Until another page is asked for; what is kept already is kept fresh. */
function isFirstLook(path: string): boolean {
  try {
    const looked = sessionStorage.getItem(LOOKED_KEY)
    sessionStorage.setItem(LOOKED_KEY, looked ?? path)
    const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    return !isKept && !path.startsWith('/pocket') && (looked === null || looked === path)
  } catch {
    return true
  }
}

export function PocketKeeper() {
  const root = useRootData()
  const { pathname } = useLocation()
  const { locale } = useI18n()
  const reload = useReload()
  const owner = root?.user?.id ?? null
  const isOn = root?.config.offline ?? false
  const { location: next } = useNavigation()
  const coming = next ? inLocale(next.pathname, locale) : null

  useEffect(() => waitFor(owner), [owner])

  useEffect(() => {
    if (!isOn || !import.meta.env.PROD) return
    const timer = setTimeout(
      async () => {
        const { keepPocket } = await import('./keep-pocket.ts')
        await keepPocket(locale, owner)
      },
      isFirstLook(pathname) ? FIRST_LOOK_MS : START_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [isOn, locale, owner, pathname])

  useEffect(() => {
    const trySending = async () => {
      const { sendWaiting } = await import('#app/core/pocket/waiting.ts')
      if ((await sendWaiting()) > 0) void reload()
    }
    const timer = setTimeout(trySending, START_AFTER_MS)
    // A line that was never reported lost comes back without a word.
    const again = setInterval(trySending, 30_000)
    const listening = new AbortController()
    window.addEventListener('online', trySending, { signal: listening.signal })
    return () => {
      clearTimeout(timer)
      clearInterval(again)
      listening.abort()
    }
  }, [reload])

  useEffect(() => {
    if (coming === null || !('serviceWorker' in navigator)) return
    let isTold = false
    const listening = new AbortController()
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (data?.pocket !== 'waiting' || isTold) return
        isTold = true
        void waitWithWorker(coming)
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [coming])

  return (
    <>
      <WaitingNote />
      {isOn && <InstallHint />}
    </>
  )
}

/** Always in sight while something of one's own is not there yet. */
function WaitingNote() {
  const { pathname } = useLocation()
  const { t } = useI18n()
  const count = parseWaiting(useWaitingText()).length
  if (count === 0 || pathname === '/pocket') return null
  return (
    <Link to="/pocket#waiting" className="pocket-note no-print">
      <Send className="i i--sm" />
      {t.frame.pocket.waiting(count)}
    </Link>
  )
}
