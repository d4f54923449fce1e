// Waits the prescribed time after each path change, then has the signup window brought up. Without React: on a first look it
// begins before the page's scripts are asked for, and it goes on when they come.
import { readUserCity } from '#app/core/places/user-city.ts'
import type { Locale } from '#app/i18n/locales.ts'
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
} from './rules.ts'

/** The page somebody is on, its path without the language. */
export type SeenPage = Choice & { path: string; locale: Locale; isSignedIn: boolean }

/** How long to wait again while the visitor is busy with something the popup would tear them from. */
const BUSY_PAUSE_MS = 1000

let seen: SeenPage | null = null
let searchedAt = Number.NEGATIVE_INFINITY
let hasTyped = false
let timer: ReturnType<typeof setTimeout> | undefined
let shown: HTMLDialogElement | null = null
/** One throw per page load: the wording stays the same on every page until the next load. */
const chance = Math.random()

const noteTyping = () => {
  hasTyped = true
}

/** Told of the same page again, it goes on waiting. */
export function watchPopup(page: SeenPage): void {
  const before = seen
  seen = page
  if (isNewChoice(before, page)) searchedAt = Date.now()
  document.addEventListener('input', noteTyping)
  if (before?.path === page.path && before.isSignedIn === page.isSignedIn && before.locale === page.locale) return
  putAway()
  if (mayShow(page)) timer = setTimeout(() => show(page), popupDelay(page.path))
}

/** Until a page is seen again. */
export function leavePopup(): void {
  putAway()
  document.removeEventListener('input', noteTyping)
  seen = null
}

/** It was not closed by anybody, so that it comes again on the next page. */
function putAway() {
  clearTimeout(timer)
  shown?.remove()
  shown = null
}

const mayShow = (page: SeenPage) => mayShowPopup({ ...page, ...readWishes(), hasTyped, now: Date.now() })

async function show(page: SeenPage): Promise<void> {
  // What a window or a field was used for is read before anything else.
  if (isBusy()) searchedAt = Date.now()
  if (isLeaving() || Date.now() - searchedAt < AFTER_SEARCH_MS) {
    timer = setTimeout(() => show(page), BUSY_PAUSE_MS)
    return
  }
  if (!mayShow(page) || isOverForm()) return
  // Where nobody answers, nobody is asked to join.
  const opened = await import('./open-window.ts')
    .then(({ fetchWindow }) => fetchWindow({ ...page, city: readUserCity(), chance }))
    .catch(() => null)
  // Much may have begun while it was fetched.
  if (!opened || !isStillOn(page) || !mayShow(page) || isBusy() || isOverForm()) return
  shown = opened.window
  opened.open({ onClose: closeForVisit, onNeverAgain: hideForLong })
}

const isStillOn = ({ path, locale }: SeenPage) => seen?.path === path && seen.locale === locale

function hideForLong() {
  try {
    localStorage.setItem(HIDDEN_UNTIL_KEY, hiddenUntilFrom(Date.now()))
  } catch (error) {
    console.warn('Could not remember to hide the popup:', error)
  }
}

function closeForVisit() {
  putAway()
  try {
    sessionStorage.setItem(CLOSED_KEY, 'yes')
  } catch (error) {
    console.warn('Could not remember that the popup was closed:', error)
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
