// Waits the prescribed time after each path change, then brings up the signup popup; its window is fetched only then.
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { loadLaterMessages, useI18n } from '#app/i18n/catalogue.ts'
import {
  AFTER_SEARCH_MS,
  type Choice,
  CLOSED_KEY,
  HIDDEN_UNTIL_KEY,
  hiddenUntilFrom,
  isNewChoice,
  isTask,
  mayShowPopup,
  popupDelay,
  readSize,
  type Size,
  UNKNOWN_SIZE,
} from './rules.ts'

type Props = { path: string; random: number; size: Size; onClose: () => void; onNeverAgain: () => void }

/** How long to wait again while the visitor is busy with something the popup would tear them from. */
const BUSY_PAUSE_MS = 1000

export function SignupPopup() {
  const { pathname, search } = useLocation()
  const root = useRootData()
  const { locale } = useI18n()
  const isSignedIn = root === null || root.user !== null
  const random = useRef<number | null>(null)
  const place = root === null ? '' : `${root.place.lat},${root.place.lng}`
  const chosen = useRef<Choice | null>(null)
  const searchedAt = useRef(Number.NEGATIVE_INFINITY)
  const hasTyped = useRef(false)
  const [shown, setShown] = useState<{ path: string; size: Size; Window: ComponentType<Props> } | null>(null)

  useEffect(() => {
    const now = { search, place }
    if (isNewChoice(chosen.current, now)) searchedAt.current = Date.now()
    chosen.current = now
  }, [search, place])

  useEffect(() => {
    const note = () => {
      hasTyped.current = true
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [])

  useEffect(() => {
    const mayShow = () =>
      mayShowPopup({ path: pathname, isSignedIn, ...readWishes(), hasTyped: hasTyped.current, now: Date.now() })
    let timer: ReturnType<typeof setTimeout>
    let left = false

    async function show() {
      // What a window or a field was used for is read before anything else.
      if (isBusy()) searchedAt.current = Date.now()
      if (isLeaving() || Date.now() - searchedAt.current < AFTER_SEARCH_MS) {
        timer = setTimeout(show, BUSY_PAUSE_MS)
        return
      }
      if (!mayShow() || isOverForm()) return
      const [{ SignupWindow }, size] = await Promise.all([
        import('./signup-window.tsx'),
        askSize(),
        loadLaterMessages(locale, 'signupPopup'),
      ])
      // Much may have begun while it was fetched.
      if (!left && mayShow() && !isBusy() && !isOverForm()) setShown({ path: pathname, size, Window: SignupWindow })
    }
    if (mayShow()) timer = setTimeout(show, popupDelay(pathname))

    return () => {
      left = true
      clearTimeout(timer)
      setShown(null)
    }
  }, [pathname, isSignedIn, locale])

  const close = useCallback(() => {
    setShown(null)
    closeForVisit()
  }, [])
  if (!shown || shown.path !== pathname) return null
  // One throw per page load: the wording stays the same on every page until the next load.
  random.current ??= Math.random()
  return (
    <shown.Window
      path={pathname}
      random={random.current}
      size={shown.size}
      onClose={close}
      onNeverAgain={hideForLong}
    />
  )
}

function hideForLong() {
  try {
    localStorage.setItem(HIDDEN_UNTIL_KEY, hiddenUntilFrom(Date.now()))
  } catch (error) {
    console.warn('Could not remember to hide the popup:', error)
  }
}

function closeForVisit() {
  try {
    sessionStorage.setItem(CLOSED_KEY, 'yes')
  } catch (error) {
    console.warn('Could not remember that the popup was closed:', error)
  }
}

/** What may be said of the crowd. Where nobody answers, nothing is. */
async function askSize(): Promise<Size> {
  try {
    const answer = await fetch('/signup-popup')
    return answer.ok ? readSize(await answer.json()) : UNKNOWN_SIZE
  } catch {
    return UNKNOWN_SIZE
  }
}

const FIELDS = 'main :is(textarea, select, input:not([type="hidden"], [type="submit"]))'

/** There is something to fill in on this page, to send it or to reckon with it. */
const isOverForm = () =>
  [...document.querySelectorAll(FIELDS)].some((field) =>
    isTask({ isSearch: field.closest('[role="search"], search') !== null, isVisible: field.checkVisibility() }),
  )

/** The page someone asked for is on its way. */
const isLeaving = () => document.querySelector('.nav-progress') !== null

/** Another window is open, or someone is typing. */
function isBusy(): boolean {
  const { activeElement } = document
  const isTyping =
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea'))
  const windows = [...document.querySelectorAll('dialog[open], [role="dialog"]')]
  return isTyping || windows.some((window) => window.checkVisibility())
}

function readWishes(): { hiddenUntil: string | null; wasClosed: boolean } {
  try {
    return {
      hiddenUntil: localStorage.getItem(HIDDEN_UNTIL_KEY),
      wasClosed: sessionStorage.getItem(CLOSED_KEY) !== null,
    }
  } catch {
    return { hiddenUntil: null, wasClosed: false }
  }
}
