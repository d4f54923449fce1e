// Offers once to put the site on the home screen: in a line at the edge, never in a window, never over a task.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons.ts'
import { COUNTED_KEY, countVisit, HINT_AFTER_MS, HINTED, isQuiet, mayHint, VISITS_KEY } from './rules.ts'

/** Chromium's own; others say nothing and are offered nothing. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

let offered: InstallEvent | null = null
if (typeof window !== 'undefined')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallEvent
  })

function noteVisit(): string | null {
  try {
    const kept = countVisit(localStorage.getItem(VISITS_KEY), sessionStorage.getItem(COUNTED_KEY) !== null)
    sessionStorage.setItem(COUNTED_KEY, 'yes')
    localStorage.setItem(VISITS_KEY, kept)
    return kept
  } catch {
    return null
  }
}

const isBusy = () =>
  document.activeElement?.matches('input, textarea, select') ||
  [...document.querySelectorAll('dialog[open], [role="dialog"], .nav-progress, main form textarea')].some((part) =>
    part.checkVisibility(),
  )

export function InstallHint() {
  const { pathname } = useLocation()
  const t = useT()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const kept = noteVisit()
    if (!mayHint(kept) || isQuiet(pathname) || matchMedia('(display-mode: standalone)').matches) return
    const timer = setTimeout(() => {
      if (offered === null || isBusy()) return
      setShown(true)
      // Once: seen is enough.
      localStorage.setItem(VISITS_KEY, HINTED)
    }, HINT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  if (!isShown) return null
  const install = () => {
    setShown(false)
    void offered?.prompt()
  }
  return (
    <aside className="pocket-hint no-print" aria-label={t.frame.pocket.install.title}>
      <p className="grow">
        <b>{t.frame.pocket.install.title}</b> {t.frame.pocket.install.text}
      </p>
      <Button size="sm" onClick={install}>
        {t.frame.pocket.install.yes}
      </Button>
      <IconButton label={t.frame.pocket.install.no} onClick={() => setShown(false)}>
        <X className="i" />
      </IconButton>
    </aside>
  )
}
