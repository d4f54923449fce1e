// The first look at the site, before the page's scripts are asked for: it is counted, what is due in its time comes, and the
// scripts are asked for at once where the page has something to do. Its own small file, which the document's head
// fetches (core/request/scripts-after-paint.ts).
import { isVisitorCounted } from '#app/core/analytics/counted.ts'
import { noteFirstView } from '#app/core/analytics/first-view.ts'
import { countedPlace, hearActions } from '#app/core/analytics/hear-actions.ts'
import { describeView } from '#app/core/analytics/rules.ts'
import { sendCount } from '#app/core/analytics/send-count.ts'
import { ALIVE, DRAWN_BY_SCRIPTS, LOOKED_KEY } from '#app/core/request/first-look.ts'
import { mayLocateUnasked } from '#app/core/visitor/locate-unasked.ts'
import { HOME_DELAY_MS } from '#app/features/signup-popup/rules.ts'
import { watchPopup } from '#app/features/signup-popup/watch-popup.ts'
import { localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { rememberLanguage } from './language-cookie.ts'
import { offeredLocale } from './language-offer-rules.ts'

/** `routeId` and `tracking` as the server knows them; `begin` asks for the scripts. */
export async function lookFirst({ routeId = '', tracking }: DOMStringMap, begin: () => void): Promise<void> {
  const { pathname, search } = location
  const path = withoutLocale(pathname)
  const page = localeOf(pathname)
  sessionStorage.setItem(LOOKED_KEY, path)
  if (isVisitorCounted({ config: { tracking: tracking !== undefined }, user: null })) {
    noteFirstView(pathname)
    const { title, referrer } = document
    sendCount(describeView({ path, routeId, url: pathname, search, title, referrer }))
    countActions()
  }
  watchPopup({ path, search, locale: page, place: null, isSignedIn: false })
  // Clocks on the page count minutes.
  setTimeout(begin, HOME_DELAY_MS)
  beginWithMap(begin)
  const offered = offeredLocale({ page, path, wanted: navigator.languages, cookies: document.cookie })
  if (offered) {
    const { drawLanguageOffer } = await import('./draw-language-offer.ts')
    drawLanguageOffer({ page, offered, here: path + search, remember: rememberLanguage })
  }
  if (await mayLocateUnasked()) begin()
}

/** Until the page does so itself. */
function countActions() {
  const place = countedPlace()
  if (place === null) return
  const stop = hearActions(place, () => true)
  addEventListener(ALIVE, stop, { once: true })
}

/** Whoever looks at where a map is to be waits for it. */
function beginWithMap(begin: () => void) {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin()
  })
  for (const part of document.querySelectorAll(`[${DRAWN_BY_SCRIPTS}]`)) watch.observe(part)
}
