// The signup window as the site writes it, made alive: its two tabs, its cross and its "not again". What it holds besides are
// links, which need no script.
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { findTabTarget } from '#app/ui/find-tab-target.ts'
import './popup.css'

type Asked = { path: string; locale: Locale; city: string | null; chance: number }
type Told = { onClose: () => void; onNeverAgain: () => void }

/** Null where the site does not answer. */
export async function fetchWindow({ path, locale, city, chance }: Asked) {
  const query = new URLSearchParams({ path, chance: String(chance), ...(city && { city }) })
  const answer = await fetch(`${inLocale('/signup-popup', locale)}?${query}`)
  const written = answer.ok && new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('dialog')
  if (!written) return null
  const window = document.importNode(written, true)
  return { window, open: (told: Told) => open(window, told) }
}

function open(window: HTMLDialogElement, { onClose, onNeverAgain }: Told) {
  const tabs = [...window.querySelectorAll<HTMLElement>('[role="tab"]')]
  const parts = [...window.querySelectorAll<HTMLElement>('[data-of]')]

  /** What stands beside the panel, above and below it, changes with it. */
  function openTab(chosen: HTMLElement) {
    const panel = parts.find(({ id }) => id === chosen.getAttribute('aria-controls'))
    if (!panel) {
      console.warn(`The signup popup has no content for the tab "${chosen.textContent}".`)
      window.remove()
      return
    }
    for (const part of parts) part.hidden = part.dataset.of !== panel.dataset.of
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
    }
    window.setAttribute('aria-label', panel.querySelector('h2')?.textContent ?? '')
  }

  window.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (!button) return
    if (tabs.includes(button)) openTab(button)
    else {
      if ('neverAgain' in button.dataset) onNeverAgain()
      window.close()
    }
  })
  window.addEventListener('keydown', (event) => {
    const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1
    if (at < 0) return
    const target = tabs[findTabTarget(event.key, at, tabs.length, getComputedStyle(window).direction === 'rtl') ?? -1]
    if (!target) return
    event.preventDefault()
    openTab(target)
    target.focus()
  })
  window.addEventListener('mousedown', ({ target }) => {
    if (target === window) window.close()
  })
  window.addEventListener('close', onClose)
  document.body.append(window)
  const first = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')
  if (first) openTab(first)
  if (window.isConnected) window.showModal()
}
